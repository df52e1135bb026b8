import type { GameEvent } from "@redoubt/engine";
import type { AppliedRow } from "@redoubt/mechanics";
import { type Bout, entryOfEvent, heardBefore, heardBy } from "./bout.ts";
import type { LogLine } from "./messages.ts";

const UNIT_KEYS = new Set([
  "unit",
  "units",
  "target",
  "targets",
  "attacker",
  "attackers",
  "defender",
  "defenders",
  "firer",
  "firers",
  "by",
  "leader",
]);
const HEX_KEYS = new Set(["hex", "hexes", "from", "to", "at", "path", "target", "where"]);

interface Things {
  readonly units: readonly string[];
  readonly hexes: readonly string[];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The units and hexes that an event names, whether it holds their names or their numbers. */
export function thingsIn(bout: Bout, event: GameEvent, text: string): Things {
  const units = new Set<string>();
  const hexes = new Set<string>();
  const { unit, hex } = bout.naming;
  for (const [key, value] of Object.entries(event)) {
    for (const one of listOf(value)) {
      if (typeof one === "string" && key !== "kind" && key !== "rule") {
        if (unit.index(one) >= 0) units.add(one);
        else if (/^\d{4}$/.test(one) && hex.index(one) >= 0) hexes.add(one);
      } else if (typeof one === "number" && one >= 0) {
        if (HEX_KEYS.has(key) && !(key === "target" && UNIT_KEYS.has("unit") && "unit" in event))
          addName(hexes, hex.name(one));
        else if (UNIT_KEYS.has(key)) addName(units, unit.name(one));
      }
    }
  }
  for (const [number] of text.matchAll(/\b\d{4}\b/g)) if (hex.index(number) >= 0) hexes.add(number);
  return { units: [...units], hexes: [...hexes] };
}

function addName(names: Set<string>, name: string): void {
  if (name !== "" && name !== "undefined") names.add(name);
}

function field<T>(event: GameEvent, name: string): readonly T[] {
  const value: unknown = Reflect.get(event, name);
  // Dice and ledgers are lists of one shape in every system; anything else there is told by the sentence alone.
  return Array.isArray(value) ? (value as T[]) : [];
}

/** An event as a sentence of the log. */
export function lineOf(bout: Bout, event: GameEvent, entry: number, place: number): LogLine {
  const text = bout.system.wording.event(bout.world, event).text;
  const answered = entry === 0 ? undefined : bout.game.log().entries[entry - 1];
  return {
    id: `${entry}-${place}`,
    entry,
    turn: bout.turns[entry] ?? 1,
    side: answered?.seat ?? null,
    kind: event.kind,
    text,
    rule: event.rule,
    dice: field<number>(event, "dice"),
    ledger: field<AppliedRow>(event, "ledger"),
    ...thingsIn(bout, event, text),
  };
}

/** The log from an answer on, as a viewer may read it. */
export function linesFrom(
  bout: Bout,
  viewer: number | null,
  from: number,
  to = Number.POSITIVE_INFINITY,
): readonly LogLine[] {
  const events = heardBy(bout, viewer);
  const lines: LogLine[] = [];
  for (let place = heardBefore(bout, viewer, from); place < events.length; place++) {
    const entry = entryOfEvent(bout, viewer, place);
    if (entry > to) break;
    lines.push(lineOf(bout, events[place], entry, place));
  }
  return lines;
}
