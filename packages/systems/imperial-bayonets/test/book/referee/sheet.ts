import type { BoardView, UnitView } from "@redoubt/mechanics";
import { type Chief, chiefOf, depots, type Terms, type Troop, troopOf } from "./armies.ts";
import { around, type Bridges, isBarrier } from "./ground.ts";

/** A piece as it lies on the table. */
export interface Counter {
  readonly id: string;
  readonly side: string;
  readonly at: string;
  readonly isOnMap: boolean;
  readonly troop: Troop | undefined;
  readonly chief: Chief | undefined;
  readonly isDepot: boolean;
  readonly corps: string;
  readonly words: ReadonlySet<string>;
  /** Whether it suffers the effects of demoralization, for whatever reason. */
  readonly isShaken: boolean;
  readonly isReduced: boolean;
  /** The strength on the face that shows. */
  readonly sp: number;
  readonly initiative: number;
}

/** The whole table at one moment. */
export interface Sheet {
  readonly terms: Terms;
  readonly isBattle: boolean;
  readonly turn: number;
  readonly active: string;
  readonly phase: string;
  readonly weather: string;
  readonly counters: ReadonlyMap<string, Counter>;
  readonly at: ReadonlyMap<string, readonly Counter[]>;
  readonly positions: ReadonlySet<string>;
  readonly bridges: Bridges;
  readonly view: BoardView;
}

function counterOf(terms: Terms, broken: ReadonlySet<string>, { id, side, at, face }: UnitView): Counter {
  const troop = troopOf.get(id);
  const words = new Set([...face.states, ...face.pips]);
  const corps = terms.corpsOf(id);
  const isShaken = broken.has(corps) || words.has("until-rally") || words.has("out-of-supply");
  const isReduced = words.has("reduced");
  return {
    id,
    side,
    at,
    isOnMap: /^\d{4}$/.test(at),
    troop,
    chief: chiefOf.get(id),
    isDepot: id in depots,
    corps,
    words,
    isShaken: troop !== undefined && isShaken,
    isReduced,
    sp: troop === undefined ? 0 : isReduced ? (troop.reduced ?? 0) : troop.sp,
    initiative: troop === undefined ? 0 : Math.max(0, troop.initiative - (isShaken ? 1 : 0)),
  };
}

/** Reads the table from what everybody sees; bridges and broken corps from what the referee has written down. */
export function sheetOf(
  view: BoardView,
  terms: Terms,
  isBattle: boolean,
  bridges: Bridges,
  broken: ReadonlySet<string>,
): Sheet {
  const counters = new Map(view.units.map((unit) => [unit.id, counterOf(terms, broken, unit)]));
  const at = new Map<string, Counter[]>();
  for (const one of counters.values())
    if (one.isOnMap) {
      const stack = at.get(one.at);
      if (stack === undefined) at.set(one.at, [one]);
      else stack.push(one);
    }
  const marked = (kind: string) => view.markers.filter((marker) => marker.kind === kind).map(({ hex }) => hex);
  const weather = /\b(fog|haze|clear)\b/.exec(view.notes[0] ?? "")?.[0] ?? "clear";
  return {
    terms,
    isBattle,
    turn: view.turn,
    active: view.active,
    phase: view.phase,
    weather,
    counters,
    at,
    positions: new Set(marked("improved-position")),
    bridges,
    view,
  };
}

/** The counter of this name. */
export function counter(sheet: Sheet, id: string): Counter {
  const found = sheet.counters.get(id);
  if (found === undefined) throw new Error(`no counter ${id}`);
  return found;
}

/** The other side. */
export const foe = (side: string): string => (side === "russian" ? "allied" : "russian");

/** The combat units of a side in a hex. */
export const troopsIn = (sheet: Sheet, hex: string, side: string): readonly Counter[] =>
  (sheet.at.get(hex) ?? []).filter((one) => one.troop !== undefined && one.side === side);

/** The hexes in the zones of a side (3.4). */
export function zonesOf(sheet: Sheet, side: string): ReadonlySet<string> {
  const zones = new Set<string>();
  for (const one of sheet.counters.values()) {
    if (one.side !== side || !one.isOnMap || one.troop === undefined || one.isShaken || one.words.has("disrupted"))
      continue;
    for (const [, hex] of around(one.at))
      if (sheet.terms.isInPlay(hex) && !isBarrier(one.at, hex, sheet.bridges)) zones.add(hex);
  }
  return zones;
}

/** Whether a line of a Leader or of supply may pass a hex (3.5h, 6.1.1, 3.1n). */
export const isOpen = (sheet: Sheet, hex: string, side: string, zones: ReadonlySet<string>): boolean =>
  sheet.terms.isInPlay(hex) &&
  troopsIn(sheet, hex, foe(side)).length === 0 &&
  (!zones.has(hex) || troopsIn(sheet, hex, side).length > 0);

/** The hexes that a side reaches from one within so many steps, both ends exempt from what bars the way between. */
export function traced(sheet: Sheet, from: string, most: number, side: string): ReadonlySet<string> {
  const zones = zonesOf(sheet, foe(side));
  const found = new Set([from]);
  let edge = [from];
  for (let i = 0; i < most; i++) {
    const next: string[] = [];
    for (const hex of edge)
      if (hex === from || isOpen(sheet, hex, side, zones))
        for (const [, one] of around(hex))
          if (!found.has(one) && sheet.terms.isInPlay(one)) {
            found.add(one);
            next.push(one);
          }
    edge = next;
  }
  return found;
}
