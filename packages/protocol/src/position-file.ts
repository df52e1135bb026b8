import type { OptionSpec, Options } from "@redoubt/engine";
import type { Position, PositionMap, PositionUnit } from "@redoubt/mechanics";
import { z } from "zod";
import { type Read, readJson } from "./json-text.ts";
import { readAs, wanted } from "./schema-problems.ts";

const word = z.string().min(1);
const anything = z.record(z.string(), z.unknown());

const place = z
  .string()
  .regex(/^(\d{4}|off-map|entry:\S+)$/, wanted('a hex number of four digits, "off-map" or "entry:HEX"'));

const unit: z.ZodType<PositionUnit> = z.strictObject({
  id: z.string().regex(/^\S+$/, wanted("a name without spaces")),
  side: word,
  nation: word.optional(),
  kind: word,
  at: place,
  stats: anything.optional(),
  parent: word.optional(),
  division: word.optional(),
  corps: word.optional(),
  brigade: word.optional(),
  state: z.array(word).optional(),
  facing: word.optional(),
  formation: word.optional(),
  stack: z.int().min(0).optional(),
});

/** Only what tells a map from something else: the map loader of the mechanics checks the rest, with the words of the system. */
const map: z.ZodType<PositionMap> = anything.superRefine((value, context) => {
  if (value.use !== undefined) return;
  for (const field of ["cols", "rows"]) {
    if (value[field] === undefined) {
      context.addIssue({ code: "custom", path: [field], message: 'is missing; a map has cols and rows, or "use"' });
    }
  }
});

/** Two units of one name could not be told apart in answers. */
function refuseTwins(units: readonly PositionUnit[], context: z.RefinementCtx): void {
  const seen = new Map<string, number>();
  for (const [i, { id }] of units.entries()) {
    const before = seen.get(id);
    if (before === undefined) seen.set(id, i);
    else
      context.addIssue({ code: "custom", path: [i, "id"], message: `"${id}" is already the name of units[${before}]` });
  }
}

/** The schema of a position file. */
export const positionSchema: z.ZodType<Position> = z.strictObject({
  system: word,
  scenario: word.nullable().default(null),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  map,
  units: z.array(unit).superRefine(refuseTwins),
  turn: z.int().min(1).optional(),
  active: word.optional(),
  phase: word.optional(),
  flags: anything.optional(),
  tables: anything.optional(),
  dice: z.array(z.int().min(0)).optional(),
  script: z.array(word).optional(),
});

/** Reads a position from a value that came from JSON. */
export function readPositionValue(value: unknown): Read<Position> {
  return readAs(positionSchema, value);
}

/** Reads a position file. Whether its words mean something is for its system to say. */
export function readPosition(text: string): Read<Position> {
  const json = readJson(text);
  return json.ok ? readPositionValue(json.value) : json;
}

/** The options of a position as a set-up has them; true and false stand for "on" and "off" where those are the choices. */
export function positionOptions(position: Position, specs: readonly OptionSpec[]): Options {
  const entries = Object.entries(position.options ?? {}).map(([id, choice]) => {
    const word = choice === true ? "on" : choice === false ? "off" : String(choice);
    const isKnown = specs.find((spec) => spec.id === id)?.choices.includes(word) ?? false;
    return [id, isKnown ? word : String(choice)];
  });
  return Object.fromEntries(entries);
}
