import { asUnit } from "@redoubt/mechanics";
import type { QuadEvent } from "../event.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { hexOf, type QuadPlay } from "../state.ts";
import type { PrintedUnit } from "../unit.ts";
import { type Points, unitsTold } from "./told-losses.ts";

const isGun = ({ kind }: PrintedUnit): boolean => kind === "artillery" || kind === "horse-artillery";

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
export function balaclavaPoints(g: QuadPlay, events: readonly QuadEvent[]): Points {
  const { world } = g;
  const losses = lossPoints(g, events);
  const gone = (["captured", "eliminated", "spiked"] as const).flatMap((kind) => unitsTold(g, events, kind));
  const guns = world.units.filter((unit) => unit.isRedoubtGun && !gone.includes(unit));
  const isRussianIn = (hex: string) =>
    world.units.some(
      (unit, u) => unit.seat === RUSSIAN && world.grid.numbers[Math.max(hexOf(g, asUnit(u)), 0)] === hex,
    );
  const allied = losses[0] + 6 * guns.length + (wereAlliesLast(g, events) ? 30 : 0);
  const exited = unitsTold(g, events, "exited").length >= 2 ? 15 : 0;
  return [allied, losses[1] + exited + (["1811", "2012", "2313"].every(isRussianIn) ? 30 : 0)];
}
