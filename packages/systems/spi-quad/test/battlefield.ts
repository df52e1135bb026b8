import type { PositionUnit } from "@redoubt/mechanics";
import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { readFace } from "../src/data/counter.ts";
import { spiQuad } from "../src/index.ts";

/** What a test says of a unit besides its printed front. */
type More = Partial<Omit<PositionUnit, "id" | "at" | "side" | "stats">> & {
  readonly back?: string | null;
  readonly ma?: number;
};

function statsOf(front: string, kind: string, more: More): Record<string, unknown> {
  const { class: letter, ...values } = readFace(front);
  const isGun = kind.endsWith("artillery");
  const usual = isGun ? { fire: 0, melee: 1, meleeParen: true } : { fire: 1, fireParen: true, melee: 1 };
  const back = more.back === undefined ? { ...usual, morale: values.morale } : more.back;
  const { class: _none, ...given } = typeof back === "string" ? readFace(back) : { class: null, ...back };
  return {
    ...values,
    ...(letter === null ? {} : { class: letter }),
    ...(more.ma === undefined ? {} : { ma: more.ma }),
    back: back === null ? null : given,
  };
}

function muster(side: "allied" | "russian", id: string, at: string, front: string, more: More): Partial<PositionUnit> {
  const { back: _back, ma: _ma, ...rest } = more;
  const isGun = /^[A-J]|^\d\(/.test(front);
  const kind = more.kind ?? (isGun ? "artillery" : "infantry");
  return { id, side, at, ...rest, kind, stats: statsOf(front, kind, { ...more, kind }) };
}

/** An Allied unit by name, hex and printed values, such as "4-2-4" or "J(1)4". */
export const allied = (id: string, at: string, front = "4-2-4", more: More = {}): Partial<PositionUnit> =>
  muster("allied", id, at, front, more);

/** A Russian unit by name, hex and printed values. */
export const russian = (id: string, at: string, front = "4-5-4", more: More = {}): Partial<PositionUnit> =>
  muster("russian", id, at, front, more);

/** Cavalry of either side: pass as the last argument. */
export const mounted = { kind: "cavalry" } as const;
/** Horse artillery of either side. */
export const horse = { kind: "horse-artillery" } as const;
/** A unit turned over. */
export const turned = { state: ["disrupted"] } as const;

type Text = Omit<SituationText, "active" | "phase">;

/** The Allies are phasing, in the given phase. */
export const alliedTurn = (phase: string, text: Text): Situation =>
  situation(spiQuad, { ...text, phase, active: "allied" });

/** The Russians are phasing, in the given phase. */
export const russianTurn = (phase: string, text: Text): Situation =>
  situation(spiQuad, { ...text, phase, active: "russian" });

/** The states of a unit, or where it is when it is off the map. */
export function fate(s: Situation, id: string): string {
  const { at, face } = s.unit(id);
  return /^\d/.test(at) ? [at, ...face.states].join(" ") : at;
}

/** The events of a kind, as the given fields of each. */
export const told = <T>(s: Situation, kind: string): readonly T[] => s.eventsOf(kind) as unknown as readonly T[];
