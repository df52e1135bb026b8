import { type AnswerList, done, next, notNow, offer, type Refusal, type Shown } from "@redoubt/engine";
import { asHex, type Hex, OFF_MAP } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import {
  buysFormation,
  forceFor,
  mayCommand,
  pointsOf,
  reachOf,
  unitsUnder,
  wholeFormation,
  whyNotCommand,
  whyNotCommandHex,
} from "../checks/command.ts";
import { columnsOf } from "../checks/road-march.ts";
import { NO_TRACE } from "../checks/trace.ts";
import { groundOf } from "../ground-now.ts";
import { cites, procedure } from "../kit.ts";
import { changeStatus } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { type BayonetsPlay, has, IN_COMMAND, PLAYER_TURN_BITS, RECOVERING, ROAD_MARCH } from "../state.ts";
import { say, words } from "../words.ts";

/** All marks are taken off first; only points, reach and March Orders put them on again. */
export const enforces = cites("3.5c", "3.5e", "3.5g", "4.0-1b", "5.5a", "6.1e");

/** Takes off the marks of a player that end when his Command Distribution begins (I-87). */
export function resetMarks(g: BayonetsPlay): void {
  const { world, c } = g;
  const seat = c.active[0];
  for (let piece = 0; piece < world.count; piece++) {
    if (world.seatOf[piece] !== seat) continue;
    if ((c.status[piece] & PLAYER_TURN_BITS) !== 0) changeStatus(g, asUnit(piece), 0, PLAYER_TURN_BITS);
    c.spent[piece] = 0;
    c.chargeAt[piece] = OFF_MAP;
  }
  c.worked.fill(0);
}

function fillPoints(g: BayonetsPlay): void {
  const { world, c } = g;
  for (const leader of world.leadersOf[c.active[0]]) {
    const cp = c.hexOf[leader] > 0 ? pointsOf(g, leader) : 0;
    c.points[leader] = cp;
    c.forcePoints[leader] = cp;
  }
}

/** Puts units in command; a column whose end unit is, follows whole (7.3g, I-97). Returns all who came into command. */
function commandUnits(g: BayonetsPlay, units: readonly Unit[]): void {
  for (const unit of units) changeStatus(g, unit, IN_COMMAND, 0);
  const { world, c } = g;
  const seat = c.active[0];
  const marching = Array.from(world.unitsOf[seat]).filter((unit) => c.hexOf[unit] > 0 && has(g, unit, ROAD_MARCH));
  if (marching.length < 2) return;
  const unitIn = new Map(marching.map((unit) => [c.hexOf[unit], unit]));
  const unitOf = (hex: Hex): number => unitIn.get(hex) ?? -1;
  const columns = columnsOf(
    world.grid,
    groundOf(g).roadWays,
    marching.map((unit) => asHex(c.hexOf[unit])),
  );
  for (const { hexes, ends } of columns) {
    if (!ends.some((hex) => has(g, asUnit(unitOf(hex)), IN_COMMAND))) continue;
    const behind = hexes.map(unitOf).filter((unit) => !has(g, asUnit(unit), IN_COMMAND));
    for (const unit of behind) changeStatus(g, asUnit(unit), IN_COMMAND, 0);
    if (behind.length > 0) g.emit({ kind: "kept-in-command", rule: "7.3g", units: behind.map(asUnit) });
  }
}

/** An Officer comes into command, and with him his units within reach (3.5e, 6.1.1b). */
function commandOfficer(g: BayonetsPlay, leader: Unit, officer: Unit): void {
  changeStatus(g, officer, IN_COMMAND, 0);
  const units = unitsUnder(g, officer);
  g.emit({ kind: "commanded", rule: "6.1a", leader, officer, units });
  commandUnits(g, units);
}

function give(g: BayonetsPlay, leader: Unit, officer: Unit): void {
  g.c.points[leader]--;
  if (leader !== officer) {
    commandOfficer(g, leader, officer);
    return;
  }
  if (!buysFormation(g, leader)) {
    const units = unitsUnder(g, leader);
    g.emit({ kind: "commanded", rule: "6.1c", leader, officer: leader, units });
    commandUnits(g, units);
    return;
  }
  const { officers, units } = wholeFormation(g, leader);
  g.emit({ kind: "commanded", rule: "6.1c", leader, officer: leader, units });
  commandUnits(g, units);
  for (const one of officers) commandOfficer(g, leader, one);
}

function giveHex(g: BayonetsPlay, leader: Unit, hex: Hex): void {
  if (g.world.options.cpPool === "separate") g.c.forcePoints[leader]--;
  else g.c.points[leader]--;
  const units = forceFor(g, leader, hex);
  g.emit({ kind: "force-commanded", rule: "6.1a", leader, hex, units });
  commandUnits(g, units);
}

const pointsForForces = (g: BayonetsPlay, leader: Unit): number =>
  g.world.options.cpPool === "separate" ? g.c.forcePoints[leader] : g.c.points[leader];

/** Lists whom a Leader may still command: himself, Officers, forces. */
function listOf(g: BayonetsPlay, leader: Unit, out: AnswerList): void {
  const { world, c } = g;
  const seat = c.active[0];
  const forces = pointsForForces(g, leader);
  if (c.hexOf[leader] <= 0 || (c.points[leader] === 0 && forces === 0) || has(g, leader, RECOVERING)) return;
  if (world.pieces[leader].kind === "officer") return;
  if (c.points[leader] > 0 && whyNotCommand(g, leader, leader) === null) offer(out, say.command(leader, leader));
  const reach = reachOf(g, leader);
  if (c.points[leader] > 0)
    for (const officer of world.leadersOf[seat]) {
      const hex = c.hexOf[officer];
      if (hex <= 0 || reach[hex] === NO_TRACE || world.pieces[officer].kind !== "officer") continue;
      if (!has(g, officer, IN_COMMAND | RECOVERING) && mayCommand(g, leader, officer))
        offer(out, say.command(leader, officer));
    }
  if (forces === 0) return;
  const hexes: Hex[] = [];
  for (const unit of world.unitsOf[seat]) {
    const hex = c.hexOf[unit];
    if (hex <= 0 || reach[hex] === NO_TRACE || has(g, unit, IN_COMMAND) || hexes.includes(hex)) continue;
    if (mayCommand(g, leader, unit)) hexes.push(hex);
  }
  for (const hex of hexes) offer(out, say["command-hex"](leader, hex));
}

function list(g: BayonetsPlay, out: AnswerList): void {
  for (const leader of g.world.leadersOf[g.c.active[0]]) listOf(g, leader, out);
  offer(out, say.end());
}

function why(g: BayonetsPlay, answer: number): Refusal<BayonetsRule> | null {
  switch (words.verb(answer)) {
    case "end":
      return null;
    case "command":
      return whyNotCommand(g, asUnit(words.arg(answer, 0)), asUnit(words.arg(answer, 1)));
    case "command-hex":
      return whyNotCommandHex(g, asUnit(words.arg(answer, 0)), asHex(words.arg(answer, 1)));
    default:
      return notNow("4.0-1a", "command-now");
  }
}

function shows(g: BayonetsPlay): Shown {
  const { world, c } = g;
  const seat = c.active[0];
  const points = Array.from(world.leadersOf[seat]).reduce(
    (sum, leader) => sum + (has(g, leader, RECOVERING) ? 0 : c.points[leader]),
    0,
  );
  const out = Array.from(world.leadersOf[seat]).filter(
    (leader) => world.pieces[leader].kind === "officer" && c.hexOf[leader] > 0 && !has(g, leader, IN_COMMAND),
  ).length;
  const undone = [
    ...(points === 0 ? [] : [`${points} ${points === 1 ? "point is" : "points are"} left`]),
    ...(out === 0 ? [] : [`${out} ${out === 1 ? "Officer stays" : "Officers stay"} out of command`]),
  ];
  const picked = Array.from(world.unitsOf[seat]).filter((unit) => has(g, unit, IN_COMMAND));
  return { picked, commits: [{ answer: say.end(), undone, follows: "the units in command move" }] };
}

/** Whether anybody could be given a point. */
const scratch: AnswerList = { count: 0, codes: new Int32Array(64) };
function isAnything(g: BayonetsPlay): boolean {
  scratch.count = 0;
  for (const leader of g.world.leadersOf[g.c.active[0]]) {
    listOf(g, leader, scratch);
    if (scratch.count > 0) return true;
  }
  return false;
}

interface Distributing {
  /** Whether it has begun: marks stay, points are as they are. */
  readonly isBegun: boolean;
  /** Whether it waits though nobody can be given a point. */
  readonly isHeld: boolean;
}

/** Points given so far: who gave one, and to which Officer. */
export interface Giving extends Distributing {
  readonly given: readonly (readonly [leader: Unit, officer: Unit])[];
}

type CommandSteps = { readonly begin: Distributing; readonly look: Giving; readonly give: Giving };

/** 6.1: Commanders give their points; who is then in command stays so for the whole player turn (I-87). */
export const commandDistribution = procedure<CommandSteps, null, "begin">("command", {
  begin: {
    does: (g, { isBegun }) => {
      if (!isBegun) {
        resetMarks(g);
        fillPoints(g);
      }
      // Units under March Orders are in command wherever they are (5.5a); nothing is told of them (I-142).
      const ordered = Array.from(g.world.unitsOf[g.c.active[0]]).filter(
        (unit) => g.c.orderOf[unit] !== 0 && g.c.hexOf[unit] > 0,
      );
      commandUnits(g, ordered);
      return next("look", { given: [] });
    },
  },
  look: { does: (g, { isHeld }) => (isHeld || isAnything(g) ? next("give") : done()) },
  give: {
    asks: {
      rule: "4.0-1a",
      decision: "command",
      seat: (g) => g.c.active[0],
      list: (g, _l, out) => list(g, out),
      why: (g, _l, answer) => why(g, answer),
      shows: (g) => shows(g),
      take: (g, { given }, answer) => {
        if (answer === say.end()) return done();
        const [leader, thing] = [asUnit(words.arg(answer, 0)), words.arg(answer, 1)];
        if (words.verb(answer) === "command") {
          give(g, leader, asUnit(thing));
          return next("look", { given: [...given, [leader, asUnit(thing)]] });
        }
        giveHex(g, leader, asHex(thing));
        return next("look");
      },
    },
  },
});
