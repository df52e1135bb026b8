import type { Frame, Locals } from "./frame.ts";
import { type Play, playOf } from "./play.ts";
import type { Procedure } from "./procedure.ts";
import { blankState, cloneState, loadState, type SavedState } from "./state.ts";
import { type AnySystem, isProblems, type Result, type Setup } from "./system.ts";

// biome-ignore lint/suspicious/noExplicitAny: tools handle plays of every system without looking inside
export type AnyPlay = Play<any, any, any>;

/**
 * A play set up and ready to run, or what is wrong with the set-up. Whoever plays several games of one set-up looks its
 * world up once and hands it over.
 */
export function startPlay(system: AnySystem, setup: Setup, world: unknown = system.world(setup)): Result<AnyPlay> {
  if (isProblems(world)) return world;
  const play = playOf(world, blankState(system.layout(world)));
  const { procedure, locals, step } = system.begin(play);
  system.derive(play);
  const frame: Frame = {
    procedure,
    step: step === undefined ? procedure.first : procedure.steps[step],
    locals: locals as Locals,
    as: null,
    lanes: null,
    below: null,
  };
  play.state.frames = frame;
  return play;
}

/** A second play at the same point, sharing the world. */
export function clonePlay(play: AnyPlay): AnyPlay {
  return playOf(play.world, cloneState(play.state));
}

/** The procedures of a system by name. */
export function proceduresByName(system: AnySystem): ReadonlyMap<string, Procedure> {
  return new Map(system.procedures.map((procedure) => [procedure.name, procedure]));
}

/** Puts a saved state into a play of the same world and rebuilds what is derived. Throws a RangeError where it does not fit. */
export function restorePlay(system: AnySystem, play: AnyPlay, saved: SavedState): void {
  loadState(saved, play.state, proceduresByName(system));
  system.derive(play);
}
