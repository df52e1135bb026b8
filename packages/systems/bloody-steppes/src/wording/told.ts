import type { LedgerLine, Told, Tone, TrackMark } from "@redoubt/engine";
import type { AppliedRow } from "@redoubt/mechanics";
import type { World } from "../world.ts";

/** For each kind of event the sentence that tells it. */
export type Tellings<E extends { readonly kind: string }> = {
  readonly [K in E["kind"]]: (world: World, event: Extract<E, { readonly kind: K }>) => Told;
};

/** A piece by the name that people know it by. */
export const nameOf = (world: World, piece: number): string => world.pieces[piece]?.name ?? "nobody";

/** Several pieces as one subject: "A, B and C". */
export function namesOf(world: World, pieces: readonly number[]): string {
  const names = pieces.map((piece) => nameOf(world, piece));
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}

/** The printed number of a hex. */
export const hexOf = (world: World, hex: number): string => world.grid.numbers[hex] ?? "off the map";

/** A verb for one or several. */
export const verb = (pieces: readonly number[], one: string, several: string): string =>
  pieces.length === 1 ? one : several;

/** A number with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** "1 point", "2 points". */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Who did it, for sentences: the seats by their names. */
export const sideNames = ["Allies", "Russians"] as const;

interface Details {
  readonly pieces?: readonly number[];
  readonly hexes?: readonly number[];
  readonly path?: readonly number[];
  readonly going?: Told["going"];
  /** Who is worse off by it. */
  readonly harms?: readonly number[];
  readonly cell?: string;
  readonly ledger?: readonly AppliedRow[];
  readonly mark?: TrackMark;
}

const lines = (rows: readonly AppliedRow[]): readonly LedgerLine[] =>
  rows.map(({ value, note, rule }) => ({ value, note, rule }));

function tell(world: World, tone: Tone, text: string, details: Details): Told {
  const { pieces = [], hexes = [], path, going, harms, cell, ledger, mark } = details;
  const ids = (list: readonly number[]): readonly string[] => list.map((piece) => world.pieces[piece].id);
  const numbers = (list: readonly number[]): readonly string[] => list.map((hex) => hexOf(world, hex));
  return {
    text,
    tone,
    units: ids(pieces),
    hexes: numbers(hexes),
    ...(path === undefined ? {} : { path: numbers(path) }),
    ...(going === undefined ? {} : { going }),
    ...(harms === undefined ? {} : { harms: ids(harms) }),
    ...(cell === undefined ? {} : { cell }),
    ...(ledger === undefined ? {} : { ledger: lines(ledger) }),
    ...(mark === undefined ? {} : { mark }),
  };
}

/** Something came of an action. */
export const result = (world: World, text: string, details: Details = {}): Told => tell(world, "result", text, details);
/** Something worth knowing. */
export const note = (world: World, text: string, details: Details = {}): Told => tell(world, "note", text, details);
/** Play went on to the next thing. */
export const sequence = (world: World, text: string, details: Details = {}): Told =>
  tell(world, "sequence", text, details);
