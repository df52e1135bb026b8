import type { PositionUnit } from "@redoubt/mechanics";

// Units for tests: plain values, everything that matters to a test written out in it.

type More = Partial<PositionUnit>;

const footStats = { fire: 4, melee: 4, morale: 4, back: { fire: 2, fireParen: true, melee: 2 } };
const horseStats = { fire: 0, melee: 2, morale: 4, back: { fire: 0, melee: 2 } };
const gunStats = { class: "A", melee: 1, meleeParen: true, morale: 4, ma: 3, back: { fire: 0, melee: 1 } };

/** Allied infantry. */
export const foot = (id: string, at: string, more: More = {}): PositionUnit => ({
  id,
  side: "allied",
  kind: "infantry",
  at,
  stats: footStats,
  ...more,
});

/** Allied cavalry. */
export const horse = (id: string, at: string, more: More = {}): PositionUnit => ({
  ...foot(id, at, more),
  kind: more.kind ?? "cavalry",
  stats: more.stats ?? horseStats,
});

/** An Allied foot gun with a movement allowance of 3. */
export const gun = (id: string, at: string, more: More = {}): PositionUnit => ({
  ...foot(id, at, more),
  kind: more.kind ?? "artillery",
  stats: more.stats ?? gunStats,
});

/** The same unit on the Russian side. */
export const russian = (unit: PositionUnit): PositionUnit => ({ ...unit, side: "russian", nation: "russian" });

/** The same unit on the French side. */
export const french = (unit: PositionUnit): PositionUnit => ({ ...unit, nation: "french" });

/** The same unit face down. */
export const disrupted = (unit: PositionUnit): PositionUnit => ({ ...unit, state: ["disrupted"] });
