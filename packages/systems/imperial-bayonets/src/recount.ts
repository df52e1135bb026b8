import type { Unit } from "@redoubt/mechanics";
import type { BayonetsEvent } from "./event.ts";
import { type BayonetsPlay, CAPTURED, KILLED, PEU, UAR } from "./state.ts";

/** What a finished game contradicts in all that was told of it: boxes, captives and losses must add up; null if nothing. */
export function recount(g: BayonetsPlay, events: readonly BayonetsEvent[]): string | null {
  const { world, c } = g;
  const place = new Map<number, number>();
  const lost = new Map<number, number>();
  const add = (unit: Unit, sp: number) => {
    const corps = world.corpsOf[unit];
    lost.set(corps, (lost.get(corps) ?? 0) + sp);
  };
  const reduced = new Set<number>();
  for (const event of events) {
    switch (event.kind) {
      case "step-lost":
        reduced.add(event.unit);
        add(event.unit, world.fullSp[event.unit] - world.reducedSp[event.unit]);
        break;
      case "eliminated":
        place.set(event.unit, event.box === "uar" ? UAR : PEU);
        if (event.cause !== "recovery")
          add(event.unit, reduced.has(event.unit) ? world.reducedSp[event.unit] : world.fullSp[event.unit]);
        break;
      case "recovered":
        place.delete(event.unit);
        reduced.add(event.unit);
        add(event.unit, -world.reducedSp[event.unit]);
        break;
      case "captured":
        place.set(event.piece, CAPTURED);
        break;
      case "leader-killed":
        place.set(event.leader, KILLED);
        break;
      default:
        break;
    }
  }
  for (let piece = 0; piece < world.count; piece++) {
    const told = place.get(piece) ?? 0;
    const is = Math.min(c.hexOf[piece], 0);
    if (told !== is) return `${world.pieces[piece].id} was told to be at ${told} and is at ${is}`;
  }
  const wrong = world.corps.findIndex((_, corps) => (lost.get(corps) ?? 0) !== c.lost[corps]);
  return wrong < 0
    ? null
    : `${world.corps[wrong].id} was told to have lost ${lost.get(wrong) ?? 0}, not ${c.lost[wrong]}`;
}
