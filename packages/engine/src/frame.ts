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
  /** Answers already given to a simultaneous decision, by seat; null where still awaited. */
  readonly given: readonly (number | null)[] | null;
  readonly below: Frame | null;
}

/** A frame as it is saved: names instead of references. */
export interface SavedFrame {
  readonly procedure: string;
  readonly step: string;
  readonly locals: Locals;
  readonly as?: string;
  readonly given?: readonly (number | null)[];
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
      ...(frame.given === null ? {} : { given: frame.given }),
    });
  }
  return saved;
}

/** Rebuilds the stack from saved names. Throws a RangeError that names the unknown procedure or step. */
export function restoreFrames(saved: readonly SavedFrame[], procedures: ReadonlyMap<string, Procedure>): Frame | null {
  let below: Frame | null = null;
  for (const { procedure: name, step: stepName, locals, as, given } of [...saved].reverse()) {
    const procedure = procedures.get(name);
    if (procedure === undefined) throw new RangeError(`unknown procedure "${name}"`);
    const step = procedure.steps[stepName];
    if (step === undefined) throw new RangeError(`procedure "${name}" has no step "${stepName}"`);
    below = { procedure, step, locals, as: as ?? null, given: given ?? null, below };
  }
  return below;
}
