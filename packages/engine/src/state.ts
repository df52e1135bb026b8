import type { Frame, SavedFrame } from "./frame.ts";
import { restoreFrames, saveFrames } from "./frame.ts";
import { type Hash, hashDigits, hashStart, hashText, hashWord } from "./hash.ts";
import { canonicalJson } from "./json.ts";
import { type ColumnSpecs, type Columns, columnsOver, type Layout } from "./layout.ts";
import type { Procedure } from "./procedure.ts";

/** A position in play: numbers in one buffer, frames in an immutable list. */
export interface State<C extends Columns = Columns> {
  readonly layout: Layout;
  readonly words: Int32Array;
  /** The saved numbers alone: the first words. */
  readonly saved: Int32Array;
  readonly columns: C;
  frames: Frame | null;
}

/** A state as plain JSON: saved columns by name, frames by name from the top down. */
export interface SavedState {
  readonly columns: Readonly<Record<string, readonly number[]>>;
  readonly frames: readonly SavedFrame[];
}

/** A state with all numbers zero and no frame. */
export function blankState<S extends ColumnSpecs>(layout: Layout<S>): State<Columns<S>> {
  const buffer = new ArrayBuffer(layout.bytes);
  const saved = new Int32Array(buffer, 0, layout.savedBytes >> 2);
  return { layout, words: new Int32Array(buffer), saved, columns: columnsOver(layout, buffer), frames: null };
}

/** Makes `to` equal to `from`. Both must have the same layout. */
export function copyState(from: State, to: State): void {
  to.words.set(from.words);
  to.frames = from.frames;
}

/** A new state equal to `state`. */
export function cloneState<C extends Columns>(state: State<C>): State<C> {
  // The blank state has the layout of `state`, hence its columns.
  const clone = blankState(state.layout) as State as State<C>;
  copyState(state, clone);
  return clone;
}

/** What is kept of a state to come back to it: its saved numbers and its frames. What is derived follows from them. */
export interface Snapshot {
  readonly saved: Int32Array;
  frames: Frame | null;
}

/** A new snapshot of a state. */
export function snapshotOf(state: State): Snapshot {
  return { saved: state.saved.slice(), frames: state.frames };
}

/** Puts a state into a snapshot that was made of one of the same layout. */
export function keepState(state: State, snapshot: Snapshot): void {
  snapshot.saved.set(state.saved);
  snapshot.frames = state.frames;
}

/** Puts the saved numbers and the frames back; whoever does so derives the other columns anew. */
export function takeBack(snapshot: Snapshot, state: State): void {
  state.saved.set(snapshot.saved);
  state.frames = snapshot.frames;
}

/** The state as plain JSON, without what can be derived. */
export function saveState(state: State): SavedState {
  const columns: Record<string, number[]> = {};
  for (const [name, spec] of Object.entries(state.layout.specs)) {
    if (!spec.derived) columns[name] = Array.from(state.columns[name]);
  }
  return { columns, frames: saveFrames(state.frames) };
}

/** Fills `state` from a saved one. Throws a RangeError that names the column, procedure or step that does not fit. */
export function loadState(saved: SavedState, state: State, procedures: ReadonlyMap<string, Procedure>): void {
  for (const [name, spec] of Object.entries(state.layout.specs)) {
    if (spec.derived) continue;
    const numbers = saved.columns[name];
    if (numbers === undefined) throw new RangeError(`column "${name}" is missing`);
    if (numbers.length !== spec.length) {
      throw new RangeError(`column "${name}" has ${numbers.length} numbers, ${spec.length} are needed`);
    }
    const column = state.columns[name];
    column.set(numbers);
    const lost = numbers.findIndex((number, i) => column[i] !== number);
    if (lost >= 0) throw new RangeError(`column "${name}", number ${lost}: ${numbers[lost]} does not fit`);
  }
  state.frames = restoreFrames(saved.frames, procedures);
}

function hashedColumns(state: State): Hash {
  const hash = hashStart();
  const { saved } = state;
  for (let i = 0; i < saved.length; i++) hashWord(hash, saved[i]);
  return hash;
}

/** The hash of all that is saved of a state, frames included: two states with the same one play alike. */
export function hashState(state: State): string {
  const hash = hashedColumns(state);
  hashText(hash, canonicalJson(saveFrames(state.frames)));
  return hashDigits(hash);
}

/** The hash of the saved numbers alone: what logs hold, since a step may get another name and the game be the same. */
export function hashColumns(state: State): string {
  return hashDigits(hashedColumns(state));
}
