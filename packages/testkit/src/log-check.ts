import {
  type AnyPlay,
  type AnySystem,
  beginGame,
  type Game,
  hashState,
  isInLanes,
  isProblems,
  noDice,
  replay,
  type Setup,
  seededChance,
} from "@redoubt/engine";
import type { Broken } from "./checks.ts";
import { isSame } from "./same.ts";

/** All that the other seats and a spectator can know: views, logs, events and their own questions. */
function knownToOthers(game: Game, seat: number): readonly unknown[] {
  const seats = [null, ...game.system.seats.map((_, other) => other)].filter((other) => other !== seat);
  return seats.map((other) => [
    game.view(other),
    game.logFor(other),
    game.events(other),
    other === null ? null : [game.decision(other), game.answers(other), game.shown(other)],
  ]);
}

/**
 * Plays a finished game again through the public door: logged, undone where that is allowed, and replayed from its log.
 * `answers` are seat and code in turn; `ended` is where the bare run came out. Every `every`th answer is looked at
 * closely: undone, and compared with what the others knew before it.
 */
export function checkLog(
  system: AnySystem,
  setup: Setup,
  secret: string,
  answers: readonly number[],
  ended: AnyPlay,
  every: number,
): Broken | null {
  const game = beginGame(system, setup, seededChance(secret));
  if (isProblems(game)) return { check: "replay equals live", what: "the set-up is refused the second time" };
  const naming = system.naming(game.play().world);
  for (let i = 0; i < answers.length; i += 2) {
    const [seat, code] = [answers[i], answers[i + 1]];
    const text = system.words.text(code, naming);
    const before = game.hash();
    const isParallel = isInLanes(game.play());
    const isClose = (i / 2) % every === 0;
    // Only what is done side by side is compared, and the whole log is long.
    const others = isParallel && isClose ? knownToOthers(game, seat) : null;
    const outcome = game.apply(seat, game.decision(seat), text);
    if (outcome.kind !== "accepted") {
      return { check: "replay equals live", what: `"${text}" at decision ${i / 2}: ${JSON.stringify(outcome)}` };
    }
    const isJoined = isParallel && game.last()?.state !== "";
    if (others !== null && !isJoined && !isSame(knownToOthers(game, seat), others)) {
      return { check: "lanes do not leak", what: `the others learn of "${text}" at decision ${i / 2}` };
    }
    const isEntered = !isParallel && isInLanes(game.play());
    const isFinal =
      isJoined || isEntered || outcome.rolls.length > 0 || outcome.events.some((event) => event.reveals === true);
    if (isClose) {
      const undone = game.undo(seat);
      if (undone === null && isFinal) return { check: "undo", what: `crossed a barrier at decision ${i / 2}` };
      if (undone !== null && !isFinal) return { check: "undo", what: `refused at decision ${i / 2}: ${undone.what}` };
      if (undone === null) {
        if (game.hash() !== before) return { check: "undo", what: `another state after undo at decision ${i / 2}` };
        game.apply(seat, game.decision(seat), text);
      }
    }
  }
  if (game.hash() !== hashState(ended.state)) return { check: "same seed same game", what: "the end differs" };
  const miscounted = setup.position === undefined ? system.recount(game.play(), game.told()) : null;
  if (miscounted !== null) return { check: "recount", what: miscounted };
  const replayed = replay(system, JSON.parse(JSON.stringify(game.log())), noDice);
  if (isProblems(replayed)) {
    return { check: "replay equals live", what: `entry ${replayed[0].entry}: ${replayed[0].what}` };
  }
  return replayed.hash() === game.hash() ? null : { check: "replay equals live", what: "the end differs" };
}
