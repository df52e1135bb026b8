import { expect, test } from "vitest";
import type { Act } from "../../src/action/acts.ts";
import { playTones } from "../../src/sound/play.ts";
import { heardOf, TONES } from "../../src/sound/tones.ts";

const strike = (from: string): Act => ({ kind: "strike", beat: 0, from, to: "0304" });
const fight: readonly Act[] = [
  strike("0303"),
  strike("0403"),
  { kind: "hit", beat: 1, hex: "0304" },
  { kind: "retreat", beat: 2, units: ["R1"], path: ["0304", "0305"] },
];

test("each tone is heard once a beat, however many fire", () => {
  expect(heardOf(fight, false)).toEqual([
    { tone: "fire", beat: 0 },
    { tone: "hit", beat: 1 },
    { tone: "rout", beat: 2 },
  ]);
});

test("a new turn is heard after what ended the one before, and nothing is heard of nothing", () => {
  expect(heardOf(fight, true).at(-1)).toEqual({ tone: "turn", beat: 4 });
  expect(heardOf([], true)).toEqual([{ tone: "turn", beat: 0 }]);
  expect(heardOf([], false)).toEqual([]);
});

/** A stand-in for what a browser plays sounds with: it notes when each sound begins and ends, and how loud it gets. */
function listener() {
  const begun: number[] = [];
  const loud: number[] = [];
  const ramp = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {} };
  const node = () => ({
    frequency: ramp,
    connect: (next: unknown) => next,
    start: (at: number) => begun.push(at),
    stop: (at: number) => expect(at).toBeGreaterThan(begun[begun.length - 1]),
  });
  const context = {
    currentTime: 10,
    sampleRate: 8,
    destination: {},
    createGain: () => ({
      connect: () => {},
      gain: { setValueAtTime: () => {}, linearRampToValueAtTime: (value: number) => loud.push(value) },
    }),
    createOscillator: node,
    createBiquadFilter: node,
    createBufferSource: node,
    createBuffer: (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  } as unknown as BaseAudioContext;
  return { context, begun, loud };
}

test("tones are played at their beats, and quietly", () => {
  const { context, begun, loud } = listener();
  playTones(context, heardOf(fight, false), 0.2);
  expect(begun.map((at) => Math.round((at - 10.02) * 100) / 100)).toEqual([
    ...TONES.fire.map(({ at }) => at),
    ...TONES.hit.map(({ at }) => 0.2 + at),
    ...TONES.rout.map(({ at }) => 0.4 + at),
  ]);
  expect(Math.max(...loud)).toBeLessThan(0.1);
});
