import { chiefOf, depots, troopOf } from "./armies.ts";
import { around, isRoad, priceOf, roadHexes } from "./ground.ts";
import type { Purse } from "./moves.ts";
import { type Counter, foe, isOpen, type Sheet, zonesOf } from "./sheet.ts";

/** What the referee writes down as the game goes on. */
export interface Books {
  readonly lost: Map<string, number>;
  readonly broken: Set<string>;
  readonly reduced: Set<string>;
  readonly bridges: Map<string, string>;
  readonly purse: Purse;
  readonly bombarded: Set<string>;
  readonly queue: Map<string, number>;
  readonly points: Map<string, number>;
  delays: number;
  /** The last fight: who fought whom, and whether it is a Repulse that is not yet followed up. */
  fight: { readonly own: readonly string[]; readonly other: readonly string[]; readonly isRepulse: boolean };
  /** Fights since the phase or activation began. */
  fought: number;
  /** The force that is activated. */
  force: readonly string[];
  /** The Officer whose check is being told. */
  checking: string;
  /** How far the last retreat had to go. */
  back: number;
  /** The last die for a box. */
  box: { readonly unit: string; readonly die: number };
}

/** Books at the start of a game. */
export const emptyBooks = (): Books => ({
  lost: new Map(),
  broken: new Set(),
  reduced: new Set(),
  bridges: new Map(),
  purse: new Map(),
  bombarded: new Set(),
  queue: new Map(),
  points: new Map(),
  delays: 0,
  fight: { own: [], other: [], isRepulse: false },
  fought: 0,
  force: [],
  checking: "",
  back: 0,
  box: { unit: "", die: 0 },
});

/** Counts what a corps loses or gets back (3.8.2, I-14). */
export function count(books: Books, sheet: Sheet, unit: string, sp: number): void {
  const corps = sheet.terms.corpsOf(unit);
  books.lost.set(corps, (books.lost.get(corps) ?? 0) + sp);
}

/** The strength that a unit shows by the books. */
export const faceOf = (books: Books, unit: string): number => {
  const troop = troopOf.get(unit);
  return troop === undefined ? 0 : books.reduced.has(unit) ? (troop.reduced ?? 0) : troop.sp;
};

/** What is wrong with the track that is shown. */
export function ruleOnTrack(books: Books, sheet: Sheet, nameOf: (corps: string) => string): readonly string[] {
  return Object.entries(sheet.terms.numbers).flatMap(([corps, number]) => {
    const lost = books.lost.get(corps) ?? 0;
    const shown = sheet.view.notes.find(
      (note) => note.includes(` of ${number} lost`) && note.startsWith(`${nameOf(corps)}:`),
    );
    if (shown === undefined) return [`no track of ${corps}`];
    const expected = `${nameOf(corps)}: ${lost} of ${number} lost${books.broken.has(corps) ? ", demoralized" : ""}.`;
    return shown === expected ? [] : [`3.8.2b: "${shown}", not "${expected}"`];
  });
}

/** The hexes joined to one overland within so many steps (3.6b, I-32, I-148). */
function overland(sheet: Sheet, from: string, most: number, side: string): ReadonlySet<string> {
  const zones = zonesOf(sheet, foe(side));
  const found = new Set([from]);
  let edge = [from];
  for (let i = 0; i < most && edge.length > 0; i++) {
    const next: string[] = [];
    for (const hex of edge)
      if (hex === from || isOpen(sheet, hex, side, zones))
        for (const [, one] of around(hex))
          if (!found.has(one) && sheet.terms.isInPlay(one) && priceOf(hex, one, "inf", sheet.bridges) !== null) {
            found.add(one);
            next.push(one);
          }
    edge = next;
  }
  return found;
}

/** Whether a Depot's road leg is open (3.6c). */
function isConnected(sheet: Sheet, depot: Counter): boolean {
  const zones = zonesOf(sheet, foe(depot.side));
  const isFree = (hex: string) => hex === depot.at || isOpen(sheet, hex, depot.side, zones);
  const found = new Set(
    [...overland(sheet, depot.at, 3, depot.side)].filter((hex) => roadHexes.has(hex) && isFree(hex)),
  );
  for (const hex of found)
    for (const [, one] of around(hex))
      if (isRoad(hex, one, sheet.bridges) && sheet.terms.isInPlay(one) && isFree(one)) found.add(one);
  return sheet.terms.sources[depot.side].some((hex) => found.has(hex));
}

/** Whether a unit finds a line of this length to a Depot that has its own (3.6). */
export function isSupplied(sheet: Sheet, unit: Counter, most: number): boolean {
  return [...sheet.counters.values()].some(
    (one) =>
      one.isDepot &&
      one.isOnMap &&
      depots[one.id].serves.includes(unit.corps) &&
      overland(sheet, unit.at, most, unit.side).has(one.at) &&
      isConnected(sheet, one),
  );
}

/** What is wrong with the marks after a test of supply (5.1). */
export const ruleOnSupply = (sheet: Sheet): readonly string[] =>
  [...sheet.counters.values()]
    .filter((one) => one.troop !== undefined && one.isOnMap)
    .filter((one) => isSupplied(sheet, one, 14) === one.words.has("out-of-supply"))
    .map((one) => `5.1: ${one.id} in ${one.at} is ${one.words.has("out-of-supply") ? "" : "not "}marked out of supply`);

const isTaken = ({ at }: Counter): boolean => at === "captured" || at === "killed";

/** The points of a side as they stand (VP, O1). */
export function scoreOf(sheet: Sheet, books: Books, side: string): number {
  const { terms } = sheet;
  const enemies = [...sheet.counters.values()].filter((one) => one.side === foe(side));
  const isStranded = (one: Counter) => {
    const parent = sheet.counters.get(troopOf.get(one.id)?.parent ?? "");
    return parent !== undefined && isTaken(parent);
  };
  const box = (name: string) => enemies.filter((one) => one.at === name && !(name === "uar" && isStranded(one)));
  const full = (list: readonly Counter[]) => list.reduce((all, one) => all + (one.troop?.sp ?? 0), 0);
  let points = Math.floor(full(box("peu")) / 2) + Math.floor(full(box("uar")) / 4);
  for (const one of enemies.filter(isTaken)) {
    const chief = chiefOf.get(one.id);
    points += chief === undefined ? terms.depot : terms.leaders[chief.rank];
  }
  for (const corps of books.broken)
    if (corps.startsWith("RU") === (foe(side) === "russian")) points += terms.corps(corps);
  if (side !== "russian") return points;
  for (const [hex, worth] of Object.entries(terms.objectives))
    if (
      (sheet.at.get(hex) ?? []).some(
        (one) =>
          one.side === side &&
          one.troop !== undefined &&
          !one.words.has("out-of-supply") &&
          isSupplied(sheet, one, 999),
      )
    )
      points += worth;
  return points - 2 * books.delays;
}
