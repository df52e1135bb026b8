import { localsOf } from "../../systems/bloody-steppes/src/mind/asked.ts";
import { hexesApart } from "../../systems/bloody-steppes/src/mind/stakes.ts";
import { enemyFrom, goalFrom } from "../../systems/bloody-steppes/src/mind/ways.ts";
import { ATTACK, BEGUN, DEFENSE, has, type SteppesPlay } from "../../systems/bloody-steppes/src/state.ts";
import { fieldOfUnits, type MarchName, marches } from "./marches.ts";
import type { Score, Scoring } from "./scripted.ts";

// What all do alike: whoever is expected enters, everybody is asked once, reactions are fire, fights are fought out; standing instructions
// are left alone.
function alike(g: SteppesPlay, decision: string, verb: string, thing: number): number {
  if (decision.startsWith("instruct")) return verb === "end" ? 1 : 0;
  if (verb === "instructions" || verb === "cancel") return -1_000;
  if (verb === "unit") return has(g, thing, BEGUN) ? -10 : 5;
  return (
    { enter: 8, end: 1, no: 3, fire: 6, resolve: 6, sustain: 6, draw: 6, take: 5, join: 5, hex: 2, yes: 1, try: 0 }[
      verb
    ] ?? 0
  );
}

const turtle: Scoring<SteppesPlay> = (g, _seat, decision) => (verb, thing) => {
  if (decision === "order-sheet") return verb === "defend" ? 5 : verb === "end" ? 3 : -10;
  if (decision === "order") return verb === "order" && thing === DEFENSE ? 5 : 0;
  if (decision === "act") return verb === "fire" ? 9 : verb === "reorganize" ? 6 : verb === "end" ? 3 : -10;
  if (decision === "ride") return verb === "end" ? 5 : 0;
  if (decision === "counter-stroke") return verb === "end" ? 5 : -10;
  return alike(g, decision, verb, thing);
};

/** How far hexes are from where a script wants a unit to be that stands at `from`: the lower, the better. */
type Far = (g: SteppesPlay, seat: number, from: number) => (hex: number) => number;

const marchedBy =
  (name: MarchName): Far =>
  (g, seat) =>
    marches[name](fieldOfUnits(g.world, g.c.hexOf), seat, 0) ?? (() => 0);

const toEnemy: Far = (g, seat, from) => {
  const enemy = enemyFrom(g, seat, from);
  return (hex) => (enemy < 0 ? 0 : hexesApart(g, hex, enemy));
};

const toGoal: Far = (g, seat, from) => {
  const goal = goalFrom(g, seat, from);
  return goal >= 0 ? (hex) => hexesApart(g, hex, goal) : toEnemy(g, seat, from);
};

// Near enough to hit, too far off to be come upon at once.
const volleyRange = 2;
const toVolley: Far = (g, seat, from) => {
  const far = toEnemy(g, seat, from);
  return (hex) => Math.abs(far(hex) - volleyRange);
};

const acting = (g: SteppesPlay, seat: number, far: Far, attack: number, fire: number): Score => {
  const { units } = localsOf<{ readonly units: readonly number[] }>(g, seat);
  const here = g.c.hexOf[units[0]];
  const cost = far(g, seat, here);
  return (verb, thing) => {
    if (verb !== "hex") return { attack, fire, reorganize: 8, end: 3 }[verb] ?? -10;
    const nearer = cost(here) - cost(thing);
    return nearer > 0 ? 10 + nearer : -10;
  };
};

// Everybody is ordered to attack, so that everybody may move, and goes where the script wants him.
const going =
  (far: Far, attack: number, fire: number, comes = true): Scoring<SteppesPlay> =>
  (g, seat, decision) => {
    if (decision === "act") return acting(g, seat, far, attack, fire);
    return (verb, thing) => {
      if (decision === "order-sheet") {
        const command = verb === "unit" ? g.world.ledBy[thing] : -1;
        return verb === "end" ? 3 : command >= 0 && g.c.orderType[command] !== ATTACK ? 5 : -10;
      }
      if (decision === "order") return verb === "order" && thing === ATTACK ? 5 : 0;
      if (decision === "counter-stroke") return verb === "unit" ? (attack > 0 ? 5 : -10) : 0;
      if (verb === "enter" && !comes) return -10;
      return alike(g, decision, verb, thing);
    };
  };

const never = -10;
const first = 90;

/**
 * "turtle" stays, defends and fires at whoever comes; "rush" goes for the nearest place that counts and attacks whoever is there. Those
 * who hide or close round their middle fire, and never attack; those who hide do not even come. Of its own the system has the "firing line", which comes up to two hexes
 * from the enemy, fires and never comes to blows, and "cold steel", which cares for no place and attacks whoever is nearest.
 */
export const steppesScripts: Readonly<Record<string, Scoring<SteppesPlay>>> = {
  turtle,
  rush: going(toGoal, first, 7),
  "hide the army": going(marchedBy("hide the army"), never, 7, false),
  fortress: going(marchedBy("fortress"), never, first),
  "firing line": going(toVolley, never, first),
  "cold steel": going(toEnemy, first, 2),
};
