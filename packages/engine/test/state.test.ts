import { describe, expect, test } from "vitest";
import { next } from "../src/flow.ts";
import { canonicalJson } from "../src/json.ts";
import { column, derived, layoutOf } from "../src/layout.ts";
import { kit } from "../src/procedure.ts";
import {
  blankState,
  cloneState,
  copyState,
  hashState,
  keepState,
  loadState,
  saveState,
  snapshotOf,
  takeBack,
} from "../src/state.ts";

const layout = layoutOf({
  zone: derived("u8", 5),
  turn: column("u8", 1),
  hexOf: column("i16", 3),
  points: column("i32", 2),
});
const { procedure } = kit<null, object & Record<never, never>, "1.0", never>();
const turn = procedure<{ start: { seat: number } }>("turn", { start: { does: () => next("start") } });
const procedures = new Map([["turn", turn]]);

function filled() {
  const state = blankState(layout);
  state.columns.turn[0] = 4;
  state.columns.hexOf.set([-1, 300, 7]);
  state.columns.points.set([100_000, -100_000]);
  state.columns.zone[2] = 9;
  state.frames = {
    procedure: turn,
    step: turn.first,
    locals: { seat: 1 },
    as: "result",
    lanes: [{ seat: 1, frames: null, result: 3 }],
    below: null,
  };
  return state;
}

describe("a state", () => {
  test("lies in one buffer with the saved columns first", () => {
    expect(layout.savedBytes).toBe(4 + 8 + 8);
    expect(layout.bytes).toBe(4 + 8 + 8 + 8);
  });

  test("copies all its numbers and shares its frames", () => {
    const state = filled();
    const clone = cloneState(state);
    expect(clone.columns.hexOf).toEqual(state.columns.hexOf);
    expect(clone.columns.zone).toEqual(state.columns.zone);
    expect(clone.frames).toBe(state.frames);
    clone.columns.hexOf[0] = 5;
    expect(state.columns.hexOf[0]).toBe(-1);
    copyState(state, clone);
    expect(clone.columns.hexOf[0]).toBe(-1);
  });

  test("is kept and taken back by its saved numbers and its frames alone", () => {
    const state = filled();
    const snapshot = snapshotOf(state);
    expect(snapshot.saved).toHaveLength(layout.savedBytes >> 2);
    const { frames } = state;
    state.columns.hexOf[0] = 5;
    state.columns.zone[2] = 7;
    state.frames = null;
    takeBack(snapshot, state);
    expect(state.columns.hexOf[0]).toBe(-1);
    expect(state.columns.zone[2]).toBe(7);
    expect(state.frames).toBe(frames);
    state.columns.hexOf[0] = 6;
    keepState(state, snapshot);
    state.columns.hexOf[0] = 5;
    takeBack(snapshot, state);
    expect(state.columns.hexOf[0]).toBe(6);
  });

  test("is saved as JSON and restored, without what is derived", () => {
    const state = filled();
    const saved = JSON.parse(JSON.stringify(saveState(state)));
    expect(Object.keys(saved.columns)).toEqual(["turn", "hexOf", "points"]);
    const restored = blankState(layout);
    loadState(saved, restored, procedures);
    expect(hashState(restored)).toBe(hashState(state));
    expect(restored.columns.zone[2]).toBe(0);
    expect(restored.frames?.lanes).toEqual([{ seat: 1, frames: null, result: 3 }]);
  });

  test("has another hash after any saved change, the same after a derived one", () => {
    const hashes = new Set([hashState(filled())]);
    for (const change of [
      (s: ReturnType<typeof filled>) => s.columns.turn.fill(5),
      (s: ReturnType<typeof filled>) => s.columns.hexOf.set([300, -1, 7]),
      (s: ReturnType<typeof filled>) => s.columns.points.set([100_000, -100_001]),
      (s: ReturnType<typeof filled>) => {
        if (s.frames !== null) s.frames = { ...s.frames, locals: { seat: 0 } };
      },
    ]) {
      const state = filled();
      change(state);
      hashes.add(hashState(state));
    }
    expect(hashes.size).toBe(5);
    const state = filled();
    state.columns.zone.fill(1);
    expect(hashState(state)).toBe(hashState(filled()));
  });

  test("that does not fit is refused, naming what", () => {
    const saved = saveState(filled());
    const load = (columns: object, frames: unknown = []) =>
      loadState({ columns: { ...saved.columns, ...columns }, frames: frames as [] }, blankState(layout), procedures);
    expect(() => load({ turn: [300] })).toThrow('column "turn", number 0: 300 does not fit');
    expect(() => load({ turn: [1, 2] })).toThrow('column "turn" has 2 numbers, 1 are needed');
    expect(() => load({ hexOf: undefined })).toThrow('column "hexOf" is missing');
    expect(() => load({}, [{ procedure: "nap", step: "x", locals: {} }])).toThrow('unknown procedure "nap"');
    expect(() => load({}, [{ procedure: "turn", step: "x", locals: {} }])).toThrow('has no step "x"');
  });
});

test("canonical JSON does not depend on the order of keys", () => {
  expect(canonicalJson({ b: [1, { d: 2, c: undefined }], a: null })).toBe('{"a":null,"b":[1,{"d":2}]}');
});

test("an alias lets an old save find a renamed step", () => {
  const renamed = procedure<{ begin: object }>("turn", { begin: { does: () => next("begin") } }, { start: "begin" });
  const state = blankState(layout);
  const frames = [{ procedure: "turn", step: "start", locals: {} }];
  loadState({ ...saveState(blankState(layout)), frames }, state, new Map([["turn", renamed]]));
  expect(state.frames?.step.name).toBe("begin");
});
