import { isProblems, type LogEntry, type LoggedRoll, type LogHeader, type Secret, whyNotSecret } from "@redoubt/engine";
import { z } from "zod/mini";
import { type Read, read, readJson, unread } from "./json-text.ts";
import { positionSchema } from "./position-file.ts";
import { readAs, wanted } from "./schema-problems.ts";

/** Where the dice of a game come from once those of its position are used up. */
export type DiceOrigin = { readonly kind: "seeded"; readonly secret: Secret } | { readonly kind: "given" };

/** The format of a game file; a new one gets a new name. */
export const fileFormat = "redoubt-game/2";
const firstFormat = "redoubt-game/1";

/** An entry as a file holds it: the state it led to is proved by its hash. */
export type FileEntry = Omit<LogEntry, "state">;

/** A game as it is kept in a file: its log and, where nothing has to be kept from the players, the origin of its dice. */
export interface GameFile {
  readonly header: LogHeader;
  readonly opening: { readonly rolls: readonly LoggedRoll[] };
  readonly entries: readonly FileEntry[];
  /** The chain: the hash of the opening, then one for each entry. Null in files of the first format, which had none. */
  readonly hashes: readonly string[] | null;
  /** Missing in the log of a game whose secret is somebody else's: it can be looked at, not played on. */
  readonly dice?: DiceOrigin;
  /**
   * Who of the computer's players plays a seat, by the name of the seat: a level and, unless it is the steady one, a
   * temperament ("regular:bold"). A seat that is not named is a person's.
   */
  readonly opponents?: Readonly<Record<string, string>>;
  /** Set once a person has taken an answer back past dice: such a game was practice and counts in no statistics. */
  readonly practice?: true;
}

const word = z.string().check(z.minLength(1));
const hash = z.string().check(z.regex(/^[0-9a-f]{32}$/, wanted("a hash of 32 hexadecimal digits")));
const oldHash = z.string().check(z.regex(/^[0-9a-f]{16}$/, wanted("a hash of 16 hexadecimal digits")));
const roll = z.strictObject({
  purpose: word,
  dice: z.array(z.int()).check(z.minLength(1)),
  audience: z.optional(z.array(z.int().check(z.minimum(0)))),
});

const header = (format: string) =>
  z.strictObject({
    format: z.literal(format),
    system: word,
    version: word,
    setup: z.strictObject({
      scenario: z.nullable(word),
      options: z.record(z.string(), z.string()),
      position: z.optional(positionSchema),
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
  return isProblems(file) ? file : read(fileFrom(file.value, format));
}

type Parsed = z.infer<(typeof schemas)[typeof fileFormat]>;

function fileFrom({ header: { format: _, ...head }, opening, entries, ...besides }: Parsed, format: string): GameFile {
  const hashes = format === fileFormat ? [opening.hash, ...entries.map((entry) => entry.hash)] : null;
  const plain = entries.map(({ hash: _hash, ...entry }): FileEntry => entry);
  return { header: head, opening: { rolls: opening.rolls }, entries: plain, hashes, ...besides };
}

/** Reads a game file. Whether it replays is for `openGame` to say. */
export function readGameFile(text: string): Read<GameFile> {
  const json = readJson(text);
  return isProblems(json) ? json : readGameValue(json.value);
}

/** An entry as one line of a file. */
export const entryText = ({ seat, answer, rolls, secret, lane }: FileEntry, hash: string): string =>
  JSON.stringify({ seat, answer, rolls, secret, lane, hash });

/** The text of a game file: one line for each entry, so that a glance or a diff shows what was played. */
export function gameFileText(file: GameFile): string {
  const { header: head, opening, entries, hashes } = file;
  if (hashes === null) throw new RangeError("a game of the first format is written down anew, not as it was");
  const rows = entries.map((entry, i) => `    ${entryText(entry, hashes[i + 1])}`).join(",\n");
  const lines = [
    `  "header": ${JSON.stringify({ format: fileFormat, ...head })}`,
    ...(file.dice === undefined ? [] : [`  "dice": ${JSON.stringify(file.dice)}`]),
    ...(file.opponents === undefined ? [] : [`  "opponents": ${JSON.stringify(file.opponents)}`]),
    ...(file.practice === undefined ? [] : [`  "practice": ${file.practice}`]),
    `  "opening": ${JSON.stringify({ rolls: opening.rolls, hash: hashes[0] })}`,
    `  "entries": [${rows === "" ? "" : `\n${rows}\n  `}]`,
  ];
  return `{\n${lines.join(",\n")}\n}\n`;
}
