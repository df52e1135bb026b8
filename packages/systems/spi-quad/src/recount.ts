import type { QuadEvent } from "./event.ts";
import { ALLIED, RUSSIAN } from "./seat.ts";
import type { QuadPlay } from "./state.ts";
import type { Unit } from "./unit.ts";
import { pointsOf } from "./victory.ts";

// The score of a finished battle worked out anew from what was told of it, without the numbers that were kept meanwhile.

type Points = readonly [allied: number, russian: number];

const unitsTold = (g: QuadPlay, events: readonly QuadEvent[], kind: "eliminated" | "captured" | "spiked" | "exited") =>
  events.flatMap((event): Unit[] => {
    const unit = event.kind === kind ? g.world.unitIndex.get(event.unit) : undefined;
    return unit === undefined ? [] : [g.world.units[unit]];
  });

const infantryLost = (g: QuadPlay, events: readonly QuadEvent[], seat: number): number =>
  unitsTold(g, events, "eliminated").filter((unit) => unit.seat === seat && unit.kind === "infantry").length;

function exitsByTurn(events: readonly QuadEvent[]): ReadonlyMap<number, number> {
  const exits = new Map<number, number>();
  let turn = 0;
  for (const event of events) {
    if (event.kind === "turn-began") turn = event.turn;
    if (event.kind === "exited") exits.set(turn, (exits.get(turn) ?? 0) + 1);
  }
  return exits;
}

/** A23.11, A23.12 with the accounting of S-62. */
function almaPoints(g: QuadPlay, events: readonly QuadEvent[]): Points {
  const at = events.findIndex(({ kind }) => kind === "preservation-triggered");
  const told = at < 0 ? null : events[at];
  const trigger = told?.kind === "preservation-triggered" ? told.turn : 0;
  const exits = exitsByTurn(events);
  let allied = infantryLost(g, events, RUSSIAN) + (trigger > 0 && trigger < 7 ? 3 : 0);
  let russian = trigger === 0 ? infantryLost(g, events, ALLIED) + 12 : infantryLost(g, events.slice(0, at), ALLIED);
  if (trigger > 0) russian += trigger - 1;
  for (let turn = trigger; trigger > 0 && turn <= 12; turn++) {
    if ((exits.get(turn) ?? 0) >= 2) allied -= 2;
    else if (turn > trigger) russian--;
  }
  return [allied, russian];
}

const isGun = ({ kind }: Unit): boolean => kind === "artillery" || kind === "horse-artillery";

function lossPoints(g: QuadPlay, events: readonly QuadEvent[]): Points {
  let allied = 0;
  let russian = 3 * unitsTold(g, events, "captured").length;
  for (const unit of unitsTold(g, events, "eliminated")) {
    const melee = unit.front.meleeParen ? 0 : (unit.front.melee ?? 0);
    if (unit.seat === RUSSIAN) allied += isGun(unit) ? 15 : melee;
    else if (isGun(unit)) russian += unit.isRedoubtGun ? 0 : 8;
    else russian += unit.nation === "british" && unit.kind === "cavalry" ? 2 * melee : melee;
  }
  return [allied, russian];
}

/** Whether the Allies were last in all three of their redoubts, by every step that was told. */
function wereAlliesLast(g: QuadPlay, events: readonly QuadEvent[]): boolean {
  const last = new Map(["0714", "1114", "1312"].map((hex) => [hex, ALLIED]));
  for (const event of events) {
    if (!("unit" in event)) continue;
    const unit = g.world.units[g.world.unitIndex.get(event.unit) ?? 0];
    const hexes = "path" in event ? event.path.slice(1) : "to" in event ? [event.to] : [];
    for (const hex of hexes) if (last.has(hex)) last.set(hex, unit.seat);
  }
  return [...last.values()].every((seat) => seat === ALLIED);
}

/** B23.21, B23.22; who stands in the Russian redoubts at the end is read off the map. */
function balaclavaPoints(g: QuadPlay, events: readonly QuadEvent[]): Points {
  const { world, c } = g;
  const losses = lossPoints(g, events);
  const gone = (["captured", "eliminated", "spiked"] as const).flatMap((kind) => unitsTold(g, events, kind));
  const guns = world.units.filter((unit) => unit.isRedoubtGun && !gone.includes(unit));
  const isRussianIn = (hex: string) =>
    world.units.some((unit, u) => unit.seat === RUSSIAN && world.grid.numbers[Math.max(c.hexOf[u], 0)] === hex);
  const allied = losses[0] + 6 * guns.length + (wereAlliesLast(g, events) ? 30 : 0);
  const exited = unitsTold(g, events, "exited").length >= 2 ? 15 : 0;
  return [allied, losses[1] + exited + (["1811", "2012", "2313"].every(isRussianIn) ? 30 : 0)];
}

/** What the running total of a finished battle says that its events do not; null if they agree. */
export function recount(g: QuadPlay, events: readonly QuadEvent[]): string | null {
  if (g.world.battle === null || g.world.options.scoreBySideShowing === "on") return null;
  const anew = g.world.isAlma ? almaPoints(g, events) : balaclavaPoints(g, events);
  const kept = pointsOf(g);
  const agree = anew[0] === kept[0] && anew[1] === kept[1];
  return agree ? null : `the running total is ${kept.join(" to ")}, the events give ${anew.join(" to ")}`;
}
