import type { ReadingId } from "../readings.ts";
import type { ArtilleryClass } from "../tables/artillery-strength.ts";

/** The two sides. */
export const sides = ["allied", "russian"] as const;
export type Side = (typeof sides)[number];

/** The nations of the two battles. */
export const nations = ["british", "french", "turkish", "russian"] as const;
export type Nation = (typeof nations)[number];

/** 2.4: the kinds of unit. */
export const unitKinds = ["infantry", "cavalry", "artillery", "horse-artillery"] as const;
export type UnitKind = (typeof unitKinds)[number];

/** The values on one side of a counter. A gun has a class letter and fire 0, or a printed strength and no class. */
export interface CounterFace {
  readonly fire: number;
  readonly fireParen: boolean;
  readonly class: ArtilleryClass | null;
  readonly melee: number;
  readonly meleeParen: boolean;
  readonly morale: number;
}

/** Where a value comes from: printed and readable, printed but doubtful, or reconstructed by a reading. */
export interface ValueSource {
  readonly status: "given" | "doubtful" | "reconstructed";
  readonly reading: ReadingId | null;
}

/** One unit: `id` has no spaces, `name` is as the deployment list prints it, `front` is undisrupted, `back` disrupted. */
export interface Counter {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly nation: Nation;
  readonly kind: UnitKind;
  readonly parent: string | null;
  readonly ma: number;
  readonly front: CounterFace;
  readonly back: CounterFace;
  readonly provenance: { readonly front: ValueSource; readonly back: ValueSource };
}

const given: ValueSource = { status: "given", reading: null };
const marks = { "?": "doubtful", "*": "reconstructed" } as const;
const face = /^(?:([A-HJ])|\((\d)\)|(\d))-?(?:\((\d)\)|(\d))-?(\d)$/;

/** Reads a counter's values as printed, such as "(4)5-4", "5-2-4" or "J(1)4". */
export function readFace(printed: string): CounterFace {
  const found = face.exec(printed);
  if (found === null) throw new Error(`not the values of a counter: ${printed}`);
  const [, letter, fireParen, fire, meleeParen, melee, morale] = found;
  return {
    fire: Number(fireParen ?? fire ?? 0),
    fireParen: fireParen !== undefined,
    class: (letter ?? null) as ArtilleryClass | null, // The pattern admits only the letters of the table.
    melee: Number(meleeParen ?? melee),
    meleeParen: meleeParen !== undefined,
    morale: Number(morale),
  };
}

function readValues(column: string, reading: string): { face: CounterFace; source: ValueSource } {
  const mark = column.slice(-1);
  if (mark !== "?" && mark !== "*") return { face: readFace(column), source: given };
  // The sheets name only readings of the ledger; the test of the sheets checks it.
  return { face: readFace(column.slice(0, -1)), source: { status: marks[mark], reading: reading as ReadingId } };
}

function readUnit(line: string, nation: Nation): Counter {
  const [id, name, parent, kind, ma, front, back, reading = ""] = line.split("|").map((column) => column.trim());
  if (!(unitKinds as readonly string[]).includes(kind)) throw new Error(`unknown kind of unit: ${line}`);
  const [f, b] = [readValues(front, reading), readValues(back, reading)];
  return {
    id,
    name,
    side: nation === "russian" ? "russian" : "allied",
    nation,
    kind: kind as UnitKind, // Checked above.
    parent: parent === "-" ? null : parent,
    ma: Number(ma),
    front: f.face,
    back: b.face,
    provenance: { front: f.source, back: b.source },
  };
}

/** Reads a sheet: one unit a line, `id | name | parent | kind | MA | front | back | reading`; ? marks a doubtful value, * a reconstructed one. */
export function readSheet(nation: Nation, sheet: string): readonly Counter[] {
  const lines = sheet.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  return lines.map((line) => readUnit(line, nation));
}
