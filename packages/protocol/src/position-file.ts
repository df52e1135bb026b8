import { isProblems } from "@redoubt/engine";
import type { Position, PositionMap, PositionUnit } from "@redoubt/mechanics";
import { z } from "zod/mini";
import { readJson } from "./json-text.ts";
import type { Read } from "./read.ts";
import { readAs, wanted } from "./schema-problems.ts";

/** The most units that a position may have. */
export const mostUnits = 2000;
// Longer than any game; a position is a situation with a few answers.
const mostAnswers = 10_000;

const word = z.string().check(z.minLength(1), z.maxLength(100));
const anything = z.record(z.string(), z.unknown());

// The state of a game holds its numbers in words of sixteen bits at most: a larger one would become another.
const [lowest, highest] = [-32_768, 32_767];

/** The smallest share of one that numbers may have: movement points in flags are counted in halves. */
type Share = { readonly parts: number; readonly name: string };
const wholes: Share = { parts: 1, name: "a whole number" };
const halves: Share = { parts: 2, name: "a whole or half number" };

function refuseOdd(value: unknown, share: Share, path: readonly PropertyKey[], context: z.core.$RefinementCtx): void {
  if (typeof value === "number" && !(Number.isInteger(value * share.parts) && value >= lowest && value <= highest)) {
    const message = `must be ${share.name} from ${lowest} to ${highest}, is ${value}`;
    context.addIssue({ code: "custom", path: [...path], message });
  } else if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) refuseOdd(one, share, [...path, i], context);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, one] of Object.entries(value)) refuseOdd(one, share, [...path, key], context);
  }
}

/** Fields that only the system knows: any, but all their numbers are such as a state can hold. */
const ofTheSystem = (share: Share) =>
  anything.check(z.superRefine((value, context) => refuseOdd(value, share, [], context)));

/** A hex, or a word of the system for a place beside the map, with a hex where it needs one: "eliminated", "entry:0108". */
const place = z
  .string()
  .check(
    z.maxLength(100),
    z.regex(
      /^(\d{4}|[A-Za-z]+(-[A-Za-z]+)*(:\S+)?)$/,
      wanted('a hex number of four digits, or a place such as "off-map", "eliminated" or "entry:HEX"'),
    ),
  );

const unit: z.ZodMiniType<PositionUnit> = z.strictObject({
  id: z.string().check(z.maxLength(100), z.regex(/^\S+$/, wanted("a name without spaces"))),
  side: word,
  nation: z.optional(word),
  kind: word,
  at: place,
  stats: z.optional(ofTheSystem(wholes)),
  parent: z.optional(word),
  division: z.optional(word),
  corps: z.optional(word),
  brigade: z.optional(word),
  state: z.optional(z.array(word).check(z.maxLength(50))),
  facing: z.optional(word),
  formation: z.optional(word),
  stack: z.optional(z.int().check(z.minimum(0), z.maximum(mostUnits))),
});

/** Only what tells a map from something else: the map loader of the mechanics checks the rest, with the words of the system. */
const map: z.ZodMiniType<PositionMap> = anything.check(
  z.superRefine((value, context) => {
    if (value.use !== undefined) return;
    for (const field of ["cols", "rows"]) {
      if (value[field] === undefined) {
        context.addIssue({ code: "custom", path: [field], message: 'is missing; a map has cols and rows, or "use"' });
      }
    }
  }),
);

/** More units than any game has: looked at before each of them is. */
const units = z.pipe(
  z.array(z.unknown()).check(z.maxLength(mostUnits, { abort: true })),
  z.array(unit).check(z.superRefine(refuseTwins)),
);

/** Two units of one name could not be told apart in answers. */
function refuseTwins(units: readonly PositionUnit[], context: z.core.$RefinementCtx): void {
  const seen = new Map<string, number>();
  for (const [i, { id }] of units.entries()) {
    const before = seen.get(id);
    if (before === undefined) seen.set(id, i);
    else
      context.addIssue({ code: "custom", path: [i, "id"], message: `"${id}" is already the name of units[${before}]` });
  }
}

/** The schema of a position file. */
export const positionSchema: z.ZodMiniType<Position> = z.strictObject({
  system: word,
  scenario: z._default(z.nullable(word), null),
  options: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  map,
  units,
  turn: z.optional(z.int().check(z.minimum(1), z.maximum(highest))),
  active: z.optional(word),
  phase: z.optional(word),
  flags: z.optional(ofTheSystem(halves)),
  tables: z.optional(ofTheSystem(wholes)),
  dice: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(highest))).check(z.maxLength(mostAnswers))),
  script: z.optional(z.array(word).check(z.maxLength(mostAnswers))),
});

/** Reads a position from a value that came from JSON. */
export function readPositionValue(value: unknown): Read<Position> {
  return readAs(positionSchema, value);
}

/** Reads a position file. Whether its words mean something is for its system to say. */
export function readPosition(text: string): Read<Position> {
  const json = readJson(text);
  return isProblems(json) ? json : readPositionValue(json.value);
}
