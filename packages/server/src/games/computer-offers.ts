import type { OfferKind } from "@redoubt/protocol";
import { ownMarks } from "./marks.ts";
import type { Room } from "./room.ts";
import type { Wanted } from "./wanted.ts";

/** What a computer has no reason to refuse: a won game, and all the time that somebody wants. */
const AGREED: ReadonlySet<OfferKind> = new Set(["capitulation", "time", "correspondence"]);

/** How a computer answers what is offered to it; null where nothing is. */
export function answerToOffer(room: Room): { readonly seat: number; readonly wanted: Wanted } | null {
  const affairs = room.affairs();
  const offer = affairs.offer();
  if (offer === null || room.isOver()) return null;
  const seat = room.system.seats.findIndex((name, i) => name !== offer.by && affairs.playerOf(i) !== "");
  if (seat < 0) return null;
  const kind = AGREED.has(offer.kind) ? "agree" : "refuse";
  return { seat, wanted: { kind, decision: 0, text: "", mark: `${ownMarks.computer}${room.count() + 1}` } };
}
