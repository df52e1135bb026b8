import type { Procedure, Step } from "./procedure.ts";

/** What a step remembers: plain JSON, never changed in place. */
export type Locals = Readonly<Record<string, unknown>>;

/** One place in one procedure. Frames form an immutable list: a copy of a state shares them. */
export interface Frame {
  readonly procedure: Procedure;
  readonly step: Step;
  readonly locals: Locals;
  /** The key in the locals below under which this frame's result is kept, if any. */
  readonly as: string | null;
  /** Where the seats stand that work side by side at this step; null before they began and at any other step. */
  readonly lanes: readonly Lane[] | null;
  readonly below: Frame | null;
}

/** The work of one seat beside others: its own frames, null once it is done, and then what it came to. */
export interface Lane {
  readonly seat: number;
  readonly frames: Frame | null;
  readonly result: unknown;
}

/** A frame as it is saved: names instead of references. */
export interface SavedFrame {
  readonly procedure: string;
  readonly step: string;
  readonly locals: Locals;
  readonly as?: string;
  readonly lanes?: readonly SavedLane[];
}

/** A lane as it is saved. */
export interface SavedLane {
  readonly seat: number;
  readonly frames: readonly SavedFrame[];
  readonly result?: unknown;
}

function saveLane({ seat, frames, result }: Lane): SavedLane {
  return { seat, frames: saveFrames(frames), ...(result === null ? {} : { result }) };
}

/** The frames from the top of the stack down, by name. */
export function saveFrames(top: Frame | null): SavedFrame[] {
  const saved: SavedFrame[] = [];
  for (let frame = top; frame !== null; frame = frame.below) {
    saved.push({
      procedure: frame.procedure.name,
      step: frame.step.name,
      locals: frame.locals,
      ...(frame.as === null ? {} : { as: frame.as }),
      ...(frame.lanes === null ? {} : { lanes: frame.lanes.map(saveLane) }),
    });
  }
  return saved;
}

/** Rebuilds the stack from saved names. Throws a RangeError that names the unknown procedure or step. */
export function restoreFrames(saved: readonly SavedFrame[], procedures: ReadonlyMap<string, Procedure>): Frame | null {
  let below: Frame | null = null;
  for (const { procedure: name, step: stepName, locals, as, lanes } of [...saved].reverse()) {
    const procedure = procedures.get(name);
    if (procedure === undefined) throw new RangeError(`unknown procedure "${name}"`);
    const step = procedure.steps[stepName];
    if (step === undefined) throw new RangeError(`procedure "${name}" has no step "${stepName}"`);
    const restored = lanes?.map(({ seat, frames, result }) => ({
      seat,
      frames: restoreFrames(frames, procedures),
      result: result ?? null,
    }));
    below = { procedure, step, locals, as: as ?? null, lanes: restored ?? null, below };
  }
  return below;
}
