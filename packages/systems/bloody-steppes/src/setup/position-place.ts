import type { Grid } from "@redoubt/hex";
import { type Field, type Place, placeOf, wholeNumber, wrong } from "@redoubt/mechanics";
import { ATTACHED, BOX, DESTROYED, DISPERSED, EXITED, UNDER_CHIEF, WAITING } from "../state.ts";

const anyPlaces: Readonly<Record<string, number>> = {
  "off-map": WAITING,
  destroyed: DESTROYED,
  eliminated: DESTROYED,
  exited: EXITED,
};
const unitPlaces = { ...anyPlaces, attached: ATTACHED, dispersed: DISPERSED };
const riderPlaces = { ...anyPlaces, ready: UNDER_CHIEF, resting: UNDER_CHIEF };

/** Where a position puts a piece. */
export interface At {
  /** A hex, or one of the places off the map. */
  readonly hexOf: number;
  /** The hex before which it waits, due this turn; 0 for none. */
  readonly entry: number;
  /** The turn on which it comes back, or from which a rider may be spent. */
  readonly box: number;
  /** Whether it stays off the map until its own entry of the battle. */
  readonly isLater: boolean;
}

const off: At = { hexOf: WAITING, entry: 0, box: 0, isLater: false };
const latestTurn = 250;

/** The kinds of piece that have words for places of their own. */
export type PlaceKind = "unit" | "commander" | "rider";

const placesOf: Readonly<Record<PlaceKind, Readonly<Record<string, number>>>> = {
  unit: unitPlaces,
  commander: anyPlaces,
  rider: riderPlaces,
};

/** Reads where a piece is: a hex, an entry, a box of the turn track, or a word. */
export function readAt(field: Field, kind: PlaceKind, grid: Grid, turn: number): At {
  const [, box] = /^box:(.*)$/.exec(String(field.value)) ?? [];
  if (box !== undefined) {
    if (kind === "unit") wrong(field, "only commanders and riders are put on the turn track (III.41, XIII.8)");
    const number = wholeNumber({ ...field, value: /^\d+$/.test(box) ? Number(box) : box }, 1, latestTurn);
    return { ...off, hexOf: BOX, box: number ?? turn };
  }
  const place: Place | null = placeOf(field, grid, placesOf[kind]);
  if (place === null) return off;
  if (place.kind === "entry") return { ...off, entry: place.hex };
  if (place.kind === "hex") return { ...off, hexOf: place.hex };
  const isResting = field.value === "resting";
  return { ...off, hexOf: place.value, box: isResting ? turn + 1 : 0, isLater: place.value === WAITING };
}
