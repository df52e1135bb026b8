import { notPossible, type Refusal, refusal, type Seat } from "@redoubt/engine";
import { asHex, distance, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { commandPoints } from "../command-points.ts";
import { cites } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, has, hexName, IN_COMMAND, RECOVERING, unitsAt, zonesOf } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { weathers } from "../tables/weather.ts";
import { LEADER } from "../world.ts";
import { NO_TRACE, type Occupation, traceFrom } from "./trace.ts";

/** Reach is one search from the Leader with the range of his rank, asked for the units under him and for whom he may command. */
export const enforces = cites("2.0c", "2.0k", "3.1l", "3.5d", "6.1.1b");

type Why = Refusal<BayonetsRule> | null;
const idOf = ({ world }: BayonetsPlay, piece: Unit): string => world.pieces[piece].id;

/** Who stands where, seen by a seat. */
export const occupationOf = (g: BayonetsPlay, seat: Seat): Occupation => ({
  friends: unitsAt(g, seat),
  enemies: unitsAt(g, enemyOf(seat)),
  enemyZone: zonesOf(g, enemyOf(seat)),
});

/** How far a Leader reaches (3.5d, 6.1.1c, I-26). */
export const rangeOf = ({ world }: BayonetsPlay, leader: Unit): number =>
  world.pieces[leader].kind === "officer" ? constants.officerRange.value : constants.commanderRange.value;

/** The lengths of paths of command from a Leader, NO_TRACE where none leads; of the last run (6.1.1). */
export function reachOf(g: BayonetsPlay, leader: Unit): Uint8Array {
  const { world, c } = g;
  const who = occupationOf(g, world.seatOf[leader]);
  return traceFrom(world.scratch.trace, asHex(c.hexOf[leader]), rangeOf(g, leader), world.terrain.ways, who);
}

/** Whether a Leader may give points to a piece: of his nation's army or of his corps (6.1a, E1). */
export function mayCommand({ world }: BayonetsPlay, leader: Unit, piece: Unit): boolean {
  const [chief, other] = [world.pieces[leader], world.pieces[piece]];
  if (chief.seat !== other.seat) return false;
  if (chief.kind === "army-commander")
    return chief.nation === "" || other.nation === "" || chief.nation === other.nation;
  if (chief.kind === "officer") return false;
  if (chief.corps >= 0 && chief.corps === other.corps) return true;
  return other.parent === leader || (other.parent >= 0 && world.pieces[other.parent].parent === leader);
}

/** Command points of a Leader on this turn (6.1b, E3, E4). */
export function pointsOf({ world, c }: BayonetsPlay, leader: Unit): number {
  const { id, name, kind, corps, cp, initiative, ma } = world.pieces[leader];
  if (kind === "depot" || world.kindOf[leader] !== LEADER || cp === null || kind === "officer") return 0;
  const rank = kind as "army-commander" | "commander" | "officer-commander"; // all other kinds went above
  const blank = { nation: "russian", commands: null, headsCorps: false, at: { hex: "" } } as const;
  const corpsId = corps < 0 ? null : world.corps[corps].id;
  const leaderOf = { ...blank, id, name, rank, corps: corpsId, cp, initiative, ma };
  return commandPoints(world.switches, leaderOf, c.turn[0], weathers[c.weather[0]]).cp;
}

/** Why a Leader has nothing to give; null if he has (6.1a, 6.1b, I-28). */
function whyNoGiver(g: BayonetsPlay, leader: Unit, isForForce: boolean): Why {
  const { world, c } = g;
  const unit = idOf(g, leader);
  if (world.kindOf[leader] !== LEADER) return notPossible("6.1a", "no-leader", { unit });
  if (world.seatOf[leader] !== c.active[0]) return notPossible("6.1a", "enemy", { unit });
  if (c.hexOf[leader] <= 0) return notPossible("6.1a", "not-on-map", { unit });
  if (world.pieces[leader].kind === "officer") return refusal("6.1a", "officers-give-none", { unit });
  if (has(g, leader, RECOVERING)) return refusal("5.2c", "recovering", { unit });
  const left = isForForce && world.options.cpPool === "separate" ? c.forcePoints[leader] : c.points[leader];
  return left > 0 ? null : refusal("6.1b", "no-points-left", { unit });
}

const isHead = ({ world }: BayonetsPlay, leader: Unit): boolean =>
  world.pieces[leader].kind === "commander" || world.pieces[leader].kind === "officer-commander";

/** The units directly under a Leader with a path of command to him (I-24, 6.1.1b); those already in command left out. */
export function unitsUnder(g: BayonetsPlay, leader: Unit): Unit[] {
  const { world, c } = g;
  const reach = reachOf(g, leader);
  const units: Unit[] = [];
  for (const unit of world.unitsOf[world.seatOf[leader]]) {
    if (world.parentOf[unit] !== leader || c.hexOf[unit] <= 0 || has(g, unit, IN_COMMAND)) continue;
    if (reach[c.hexOf[unit]] !== NO_TRACE) units.push(unit);
  }
  return units;
}

/** Officers and units of a head's corps with a path to him, where his point buys his whole formation (I-24, I-150). */
export function wholeFormation(g: BayonetsPlay, leader: Unit): { officers: Unit[]; units: Unit[] } {
  const { world, c } = g;
  const reach = reachOf(g, leader);
  const isIn = (piece: Unit) =>
    c.hexOf[piece] > 0 &&
    reach[c.hexOf[piece]] !== NO_TRACE &&
    !has(g, piece, IN_COMMAND) &&
    mayCommand(g, leader, piece);
  const seat = world.seatOf[leader];
  const officers = Array.from(world.leadersOf[seat]).filter(
    (other) => world.pieces[other].kind === "officer" && !has(g, other, RECOVERING) && isIn(other),
  );
  return { officers, units: Array.from(world.unitsOf[seat]).filter(isIn) };
}

/** Whether a head's point buys his whole formation (I-24). */
export const buysFormation = (g: BayonetsPlay, leader: Unit): boolean =>
  g.world.options.officerCommanderCp === "whole-formation" && g.world.pieces[leader].kind === "officer-commander";

function whyNotHimself(g: BayonetsPlay, leader: Unit): Why {
  const unit = idOf(g, leader);
  if (!isHead(g, leader)) return refusal("6.1c", "no-corps-troops", { unit });
  const isAnyone = buysFormation(g, leader)
    ? wholeFormation(g, leader).officers.length + wholeFormation(g, leader).units.length > 0
    : unitsUnder(g, leader).length > 0;
  return isAnyone ? null : refusal("6.1.1a", "nobody-reached", { unit });
}

/** What keeps a path from leading from a Leader to a hex: length, enemies on every path, or their zones (6.1.1a, 6.1.1e, 6.1.1f). */
function cutOf(g: BayonetsPlay, leader: Unit, hex: Hex): { readonly rule: BayonetsRule; readonly cut: string } {
  const { world, c } = g;
  const [from, range] = [asHex(c.hexOf[leader]), rangeOf(g, leader)];
  if (distance(world.grid, from, hex) > range) return { rule: "6.1.1a", cut: "" };
  const who = { ...occupationOf(g, world.seatOf[leader]), enemyZone: new Uint8Array(world.grid.size) };
  const isCutByZones = traceFrom(world.scratch.trace, from, range, world.terrain.ways, who)[hex] !== NO_TRACE;
  return isCutByZones
    ? { rule: "6.1.1f", cut: ": enemy zones lie across" }
    : { rule: "6.1.1e", cut: ": enemies stand in the way" };
}

/** The rule by which a Leader commands only his own: his rank's, or the game's (6.1c, 3.5a, E1). */
const ownRule = ({ world }: BayonetsPlay, leader: Unit): BayonetsRule =>
  world.game !== null ? "E1" : world.pieces[leader].kind === "officer-commander" ? "6.1c" : "3.5a";

/** Why a Leader may not give a point to an Officer, or to himself; null if he may (6.1, 6.1.1). */
export function whyNotCommand(g: BayonetsPlay, leader: Unit, officer: Unit): Why {
  const { world, c } = g;
  const why = whyNoGiver(g, leader, false);
  if (why !== null) return why;
  if (leader === officer) return whyNotHimself(g, leader);
  const unit = idOf(g, officer);
  if (world.kindOf[officer] !== LEADER) return refusal("6.1a", "give-to-the-hex", { unit });
  if (world.seatOf[officer] !== c.active[0]) return notPossible("6.1a", "enemy", { unit });
  if (world.pieces[officer].kind !== "officer") return refusal("6.1c", "no-points-for-commanders", { unit });
  if (c.hexOf[officer] <= 0) return notPossible("6.1a", "not-on-map", { unit });
  if (!mayCommand(g, leader, officer))
    return refusal(ownRule(g, leader), "not-his-to-command", { unit, leader: idOf(g, leader) });
  if (has(g, officer, RECOVERING)) return refusal("5.2c", "recovering", { unit });
  if (has(g, officer, IN_COMMAND)) return refusal("6.1b", "is-in-command", { unit });
  const hex = asHex(c.hexOf[officer]);
  if (reachOf(g, leader)[hex] !== NO_TRACE) return null;
  const { rule, cut } = cutOf(g, leader, hex);
  return refusal(rule, "no-trace", { unit, leader: idOf(g, leader), range: rangeOf(g, leader), cut });
}

/** The units of a hex that a Leader may command and that are not yet in command (I-95). */
export const forceFor = (g: BayonetsPlay, leader: Unit, hex: Hex): Unit[] =>
  unitsIn(g, hex, g.world.seatOf[leader]).filter((unit) => mayCommand(g, leader, unit) && !has(g, unit, IN_COMMAND));

/** Why a Leader may not give a point to the force in a hex; null if he may. */
export function whyNotCommandHex(g: BayonetsPlay, leader: Unit, hex: Hex): Why {
  const { world, c } = g;
  const why = whyNoGiver(g, leader, true);
  if (why !== null) return why;
  const name = hexName(world, hex);
  const there = unitsIn(g, hex, c.active[0]);
  if (there.length === 0) return notPossible("6.1a", "nobody-there", { hex: name });
  if (!there.some((unit) => mayCommand(g, leader, unit)))
    return refusal(ownRule(g, leader), "not-his-force", { hex: name, leader: idOf(g, leader) });
  if (forceFor(g, leader, hex).length === 0) return refusal("6.1b", "force-in-command", { hex: name });
  if (reachOf(g, leader)[hex] !== NO_TRACE) return null;
  const { rule, cut } = cutOf(g, leader, hex);
  return refusal(rule, "no-trace-to-hex", { hex: name, leader: idOf(g, leader), range: rangeOf(g, leader), cut });
}
