import type { Act } from "../action/acts.ts";

/** What can be heard. */
export type Tone = "move" | "fire" | "hit" | "rout" | "turn";

/** A part of a tone: when it begins and how long it lasts, in seconds, and from which pitch to which it goes. */
export interface Note {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
  readonly wave: "sine" | "triangle" | "noise";
}

/** Every tone: short, low and soft. */
export const TONES: Readonly<Record<Tone, readonly Note[]>> = {
  move: [
    { at: 0, lasts: 0.05, from: 190, to: 150, wave: "triangle" },
    { at: 0.09, lasts: 0.05, from: 170, to: 140, wave: "triangle" },
  ],
  fire: [{ at: 0, lasts: 0.22, from: 900, to: 240, wave: "noise" }],
  hit: [{ at: 0, lasts: 0.18, from: 220, to: 90, wave: "sine" }],
  rout: [
    { at: 0, lasts: 0.16, from: 330, to: 311, wave: "triangle" },
    { at: 0.15, lasts: 0.26, from: 247, to: 220, wave: "triangle" },
  ],
  turn: [
    { at: 0, lasts: 0.3, from: 523, to: 523, wave: "sine" },
    { at: 0.16, lasts: 0.45, from: 659, to: 659, wave: "sine" },
  ],
};

const HEARD: Readonly<Record<Act["kind"], Tone>> = {
  move: "move",
  advance: "move",
  strike: "fire",
  hit: "hit",
  retreat: "rout",
  lost: "rout",
};

/** A tone with the beat at which it is heard. */
export interface Heard {
  readonly tone: Tone;
  readonly beat: number;
}

/** What is heard of what is shown: each tone once a beat, however many it is about. */
export function heardOf(acts: readonly Act[], isNewTurn: boolean): readonly Heard[] {
  const heard = new Map(acts.map(({ kind, beat }) => [`${HEARD[kind]} ${beat}`, { tone: HEARD[kind], beat }]));
  return [...heard.values(), ...(isNewTurn ? [{ tone: "turn" as const, beat: acts.length === 0 ? 0 : 4 }] : [])];
}
