import { isProblems, whyNotSecret } from "@redoubt/engine";
import { z } from "zod/mini";
import { type DiceOrigin, fileFormat, type GameFile, gameFrom } from "./game-file.ts";
import { readJson } from "./json-text.ts";
import { positionSchema } from "./position-file.ts";
import { type Read, read, unread } from "./read.ts";
import { readAs, wanted } from "./schema-problems.ts";

const firstFormat = "redoubt-game/1";

const word = z.string().check(z.minLength(1));
const hash = z.string().check(z.regex(/^[0-9a-f]{32}$/, wanted("a hash of 32 hexadecimal digits")));
const oldHash = z.string().check(z.regex(/^[0-9a-f]{16}$/, wanted("a hash of 16 hexadecimal digits")));
const roll = z.strictObject({
  purpose: word,
  dice: z.array(z.int()).check(z.minLength(1)),
  audience: z.optional(z.array(z.int().check(z.minimum(0)))),
});

/** So many dice a game may have had before it was taken up elsewhere. */
const MOST_GIVEN = 20_000;

const header = (format: string) =>
  z.strictObject({
    format: z.literal(format),
    system: word,
    version: word,
    setup: z.strictObject({
      scenario: z.nullable(word),
      options: z.record(z.string(), z.string()),
      position: z.optional(positionSchema),
      given: z.optional(z.array(z.int()).check(z.maxLength(MOST_GIVEN))),
    }),
    seats: z.array(word).check(z.minLength(1)),
    commitment: z.nullable(
      z.string().check(z.regex(/^[0-9a-f]{64}$/, wanted("a SHA-256 fingerprint of 64 hexadecimal digits"))),
    ),
  });

const dice: z.ZodMiniType<DiceOrigin> = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("seeded"),
    secret: z
      .string()
      .check(z.refine((secret) => whyNotSecret(secret) === null, wanted("a secret of 64 hexadecimal digits"))),
  }),
  z.strictObject({ kind: z.literal("given") }),
]);

const opponent = z
  .string()
  .check(z.regex(/^[a-z][a-z-]{0,30}(:[a-z][a-z-]{0,30})?$/, wanted('a player such as "regular:bold"')));

interface Seated {
  readonly header: { readonly seats: readonly string[] };
  readonly opponents?: Readonly<Record<string, string>> | undefined;
}

/** A seat that the game does not have would be played by nobody. */
function checkOpponents({ header: { seats }, opponents = {} }: Seated, context: z.core.$RefinementCtx): void {
  for (const seat of Object.keys(opponents)) {
    if (seats.includes(seat)) continue;
    const message = `there is no seat "${seat}": the seats are ${seats.join(" and ")}`;
    context.addIssue({ code: "custom", path: ["opponents", seat], message });
  }
}

const yes = z.optional(z.literal(true));
const besides = {
  dice: z.optional(dice),
  opponents: z.optional(z.record(z.string(), opponent)),
  branch: z.optional(
    z.strictObject({
      after: z.int().check(z.minimum(0)),
      name: z.string().check(z.minLength(1), z.maxLength(80)),
      of: z.optional(z.string().check(z.maxLength(80))),
    }),
  ),
  helped: z.optional(z.array(z.int().check(z.minimum(0)))),
  practice: yes,
};

/** The schema of a file of this format; the first one had other hashes: they were of whole states and bound nothing. */
const schemaOf = (format: string, print: z.ZodMiniString) =>
  z
    .strictObject({
      header: header(format),
      opening: z.strictObject({ rolls: z.array(roll), hash: print }),
      entries: z.array(
        z.strictObject({ seat: word, answer: word, rolls: z.array(roll), secret: yes, lane: yes, hash: print }),
      ),
      ...besides,
    })
    .check(z.superRefine(checkOpponents));

const schemas = { [fileFormat]: schemaOf(fileFormat, hash), [firstFormat]: schemaOf(firstFormat, oldHash) };

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** What kind of file a value from JSON is, by the one field that only this kind has. */
export function kindOfFile(value: unknown): "game" | "position" | "unknown" {
  if (field(value, "header") !== undefined) return "game";
  return field(value, "units") !== undefined || field(value, "map") !== undefined ? "position" : "unknown";
}

/** A file of another format is told apart from a damaged one. */
function whyNotFormat(format: unknown): string | null {
  if (format === fileFormat || format === firstFormat) return null;
  const [kind, number] = fileFormat.split("/");
  const match = typeof format === "string" ? /^([a-z-]+)\/(\d+)$/.exec(format) : null;
  if (match === null || match[1] !== kind) return `this is no game of Redoubt: the format must be "${fileFormat}"`;
  return Number(match[2]) > Number(number)
    ? `this game was saved by a newer Redoubt (format ${format}; this one reads ${fileFormat}): update Redoubt to open it`
    : `this game was saved in an older format (${format}) that this Redoubt no longer reads; it reads ${fileFormat}`;
}

/** Reads a game from a value that came from JSON. */
export function readGameValue(value: unknown): Read<GameFile> {
  if (kindOfFile(value) === "position") {
    return unread({ where: "the file", what: "this is a position, not a game: open it with `redoubt position`" });
  }
  const head = field(value, "header");
  if (head === undefined) return unread({ where: "header", what: "is missing: this is no game of Redoubt" });
  const otherFormat = whyNotFormat(field(head, "format"));
  if (otherFormat !== null) return unread({ where: "header.format", what: otherFormat });
  const format = field(head, "format") === firstFormat ? firstFormat : fileFormat;
  const file = readAs(schemas[format], value);
  return isProblems(file) ? file : read(gameFrom(file.value));
}

/** Reads a game file. Whether it replays is for `openGame` to say. */
export function readGameFile(text: string): Read<GameFile> {
  const json = readJson(text);
  return isProblems(json) ? json : readGameValue(json.value);
}
