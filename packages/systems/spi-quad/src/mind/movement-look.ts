import type { AnswerList, Seat } from "@redoubt/engine";
import { asHex, type Hex, OFF_MAP } from "@redoubt/hex";
import { asUnit, isReached, type Unit, viewsUnder, whimAt } from "@redoubt/mechanics";
import { mayGoTo, searchReach } from "../checks/movement.ts";
import { mayStack } from "../checks/stacking.ts";
import { canMove } from "../checks/take-up.ts";
import { localsOf } from "../procedures/asked.ts";
import { RUSSIAN } from "../seat.ts";
import { HALTED, hexOf, NOBODY, type QuadPlay } from "../state.ts";
import { allowanceOf } from "../values.ts";
import { hexIn, unitIn, words } from "../words.ts";
import { battleMindOf } from "./battle-mind.ts";
import { gunLook } from "./gun-look.ts";
import { FREE } from "./leaving.ts";
import type { Lore } from "./lore.ts";
import { placeLook } from "./place-look.ts";
import { away, leaveScene, type Scene, sceneFor, spareOf } from "./scene.ts";
import { keepGoal } from "./seen-goal.ts";
import type { Stance } from "./stance.ts";
import { lookAt, threatsTo } from "./threat-field.ts";

const EXIT = 5_000;
// A hex in which others already are.
const CROWDED = -2_000;

// Whoever is to leave in his turn marches when the time has come (A21.2).
function leaveLook({ g, lore, unit, seat, stance }: Scene, spare: number, hex: Hex): number {
  if (spare >= FREE) return 0;
  const late = spare <= 0 ? 100 : spare === 1 ? 30 : 0;
  return -Math.trunc((away(g, lore.goals[seat][0], unit, hex) * stance.leave * late) / 1000);
}

// How good a hex is for the unit, as exactly as placeLook says it: `spare` and `views` are what holds for all hexes.
function look(scene: Scene, spare: number, views: readonly number[], hex: Hex, floor: number): number {
  const { g, unit } = scene;
  const own = leaveLook(scene, spare, hex) + whimAt(views, hex);
  return own + (g.world.isGun[unit] === 1 ? gunLook(scene, hex) : placeLook(scene, hex, floor - own));
}

/** Whether leaving the map pays now: at Alma two units a turn, at Balaclava two in all. */
export function wantsExit(g: QuadPlay, u: Unit): boolean {
  const { world } = g;
  return world.seatOf[u] === RUSSIAN && world.exitHex !== 0 && battleMindOf(world).wantsExit(g);
}

/** The best hex the unit can reach, and by how many points it beats staying, 0 or less if it does not; OFF_MAP where it would leave the map. */
export function bestPlace(
  g: QuadPlay,
  lore: Lore,
  stance: Stance,
  u: Unit,
): { readonly hex: Hex; readonly gain: number } {
  const { world } = g;
  const at = hexOf(g, u);
  const mover = { unit: u, start: at, left: allowanceOf(g, u) };
  const scene = sceneFor(g, lore, stance, u);
  const spare = spareOf(scene);
  const views = viewsUnder(stance.whims, u);
  const flood = searchReach(g, mover);
  const exits = wantsExit(g, u);
  const mayLeave = exits && (at === world.exitHex || isReached(flood, world.exitHex));
  const least = look(scene, spare, views, at, Number.NEGATIVE_INFINITY) + stance.inertia;
  // What is not better than staying need not be told apart, but for who may leave: then it is said where else he would be best off.
  let best = !mayLeave ? least : at === world.exitHex ? EXIT : Number.NEGATIVE_INFINITY;
  let place: Hex = OFF_MAP;
  for (let i = 1; i < flood.count; i++) {
    const hex = asHex(flood.reached[i]);
    if (exits && hex === world.exitHex && flood.spent[hex] < mover.left - 1) best = EXIT;
    if (!mayStack(g, u, hex) || !mayGoTo(g, mover, flood, hex)) continue;
    const worth = look(scene, spare, views, hex, best);
    if (worth <= best) continue;
    best = worth;
    place = hex;
  }
  leaveScene(scene);
  const gain = best - least;
  if (gain > 0) keepGoal(g, u, stance, mayLeave || best <= CROWDED ? OFF_MAP : place);
  return { hex: place, gain };
}

/** The place in the order of its seat of the last unit that has moved in this phase; -1 for none. */
function lastMoved(g: QuadPlay, order: Int16Array): number {
  for (let i = order.length - 1; i >= 0; i--) if ((g.c.status[order[i]] & HALTED) !== 0) return i;
  return -1;
}

// A redoubt gun with an enemy two hexes away will be taken: spiked it is worth nothing to anybody (B18.3).
export function isLosing(g: QuadPlay, seat: Seat, gun: Unit): boolean {
  const threats = threatsTo(g, seat);
  lookAt(g, threats, hexOf(g, gun));
  return threats.nearest[g.c.hexOf[gun]] <= 2;
}

/** The first unit in the order of its seat, behind the last one that moved, that is better off elsewhere; NOBODY if there is none. */
export function nextToMove(g: QuadPlay, lore: Lore, stances: readonly Stance[], seat: Seat): Unit {
  const order = lore.order[seat];
  for (let i = lastMoved(g, order) + 1; i < order.length; i++) {
    const u = asUnit(order[i]);
    if (g.c.hexOf[u] > 0 && canMove(g, u) && bestPlace(g, lore, stances[lore.groupOf[u]], u).gain > 0) return u;
  }
  return NOBODY;
}

/**
 * Movement Phase: reinforcements first; then the units in their order, each once: those before the last one that moved
 * have been asked and stayed. So a phase looks at every unit about once.
 */
export function judgeMovement(
  g: QuadPlay,
  lore: Lore,
  stances: readonly Stance[],
  seat: Seat,
  list: AnswerList,
  scores: Int32Array,
): void {
  const chosen = nextToMove(g, lore, stances, seat);
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    const u = words.verbs[words.verb(code)].length > 0 ? unitIn(code) : NOBODY;
    switch (words.verb(code)) {
      case "enter":
        scores[i] = 500 - Math.min(u, 400);
        break;
      case "unit":
        scores[i] = u === chosen ? 200 : -10;
        break;
      case "spike":
        scores[i] = isLosing(g, seat, u) ? 150 : -50;
        break;
      case "end":
        scores[i] = 0;
        break;
      default:
        scores[i] = -50;
    }
  }
}

function offersStop({ codes, count }: AnswerList): boolean {
  for (let i = 0; i < count; i++) if (words.verb(codes[i]) === "stop") return true;
  return false;
}

// Once there it stops, unless it is to leave the map from here or from the next hex.
function judgeArrival({ world }: QuadPlay, exits: boolean, list: AnswerList, scores: Int32Array): void {
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    const verb = words.verb(code);
    const isOut = exits && (verb === "exit" || (verb === "hex" && hexIn(code) === world.exitHex));
    scores[i] = isOut ? (verb === "exit" ? EXIT * 2 : EXIT) : verb === "stop" ? EXIT : -EXIT;
  }
}

/** A unit on its way: the hex that looks best. */
export function judgeMove(
  g: QuadPlay,
  lore: Lore,
  stances: readonly Stance[],
  list: AnswerList,
  scores: Int32Array,
): void {
  const { unit, hasMoved } = localsOf(g, "move");
  const exits = wantsExit(g, unit);
  if (hasMoved && offersStop(list)) {
    judgeArrival(g, exits, list, scores);
    return;
  }
  const stance = stances[lore.groupOf[unit]];
  const scene = sceneFor(g, lore, stance, unit);
  const spare = spareOf(scene);
  const views = viewsUnder(stance.whims, unit);
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    switch (words.verb(code)) {
      case "exit":
        scores[i] = exits ? EXIT * 2 : -EXIT;
        break;
      case "stop":
      case "cancel":
        scores[i] = -EXIT;
        break;
      default: {
        const hex = hexIn(code);
        if (exits && hex === g.world.exitHex) scores[i] = EXIT;
        else scores[i] = mayStack(g, unit, hex) ? look(scene, spare, views, hex, Number.NEGATIVE_INFINITY) : CROWDED;
      }
    }
  }
  leaveScene(scene);
}
