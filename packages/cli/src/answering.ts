import type { Decision, Game, GameEvent, LoggedRoll, Outcome } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { seatAndAnswer } from "@redoubt/protocol";
import { Complaint } from "./complaint.ts";
import { citation, diceText, eventLines, pendingLines, refusalValue, toldEvent } from "./sentences.ts";

/** An accepted answer and what came of it. */
export interface Accepted {
  readonly seat: number;
  readonly answer: string;
  readonly events: readonly GameEvent[];
  readonly rolls: readonly LoggedRoll[];
}

/**
 * The answers among the words of a command line. A word with spaces is one answer; single words are joined with as many
 * that follow as their verb names things, so that quotes may be left out.
 */
export function answersIn(system: AnyWargame, words: readonly string[]): readonly string[] {
  const answers: string[] = [];
  for (let i = 0; i < words.length; ) {
    const parts = [words[i++]];
    if (parts[0].endsWith(":") && system.seats.includes(parts[0].slice(0, -1)) && i < words.length) {
      parts.push(words[i++]);
    }
    const verb = parts.at(-1) ?? "";
    const count = system.words.verbs[verb]?.length ?? 0;
    for (let n = 0; n < count && i < words.length; n++) parts.push(words[i++]);
    answers.push(parts.join(" "));
  }
  return answers;
}

/** Complains that nothing is asked: the game is over, or waits for dice that nobody has. */
function nothingAsked(system: AnyWargame, game: Game): Complaint {
  return new Complaint("nothing-asked", pendingLines(system, game).join("\n"));
}

/** The decision that an answer is for: of the named seat, else of the only one that may give it. */
export function decisionFor(system: AnyWargame, game: Game, line: string, named: number | null) {
  const pending = game.pending();
  if (pending.kind !== "decide") throw nothingAsked(system, game);
  const { seat: written, answer } = seatAndAnswer(game, line);
  const seat = written ?? named;
  const { decisions } = pending;
  if (seat !== null) return { seat, id: game.decision(seat), answer };
  const able = decisions.filter((decision: Decision) => game.why(decision.seat, answer) === null);
  if (able.length > 1) {
    const names = able.map((decision) => system.seats[decision.seat]);
    throw new Complaint(
      "several-seats",
      `${names.join(" and ")} are asked at once: say whose answer this is with --seat, or write "${names[0]}: ${answer}".`,
      { seats: names },
    );
  }
  const [one = decisions[0]] = able;
  return { seat: one.seat, id: one.id, answer };
}

/** Complains about an answer that was not accepted. */
export function refusalComplaint(system: AnyWargame, answer: string, outcome: Outcome): Complaint {
  if (outcome.kind === "refused") {
    const { rule } = outcome.refusal;
    const message = `"${answer}" is forbidden by ${citation(system, rule)}: ${outcome.sentence}`;
    return new Complaint("refused", message, { answer, ...refusalValue(system, outcome.refusal, outcome.sentence) });
  }
  if (outcome.kind === "misused") {
    const { misuse, what } = outcome.misuse;
    return new Complaint(misuse, `"${answer}" cannot be taken: ${what}.`, { answer });
  }
  throw new Error(`"${answer}" was accepted`);
}

/** Gives one answer. Complains, and leaves the game as it was, where a rule forbids it. */
export function giveAnswer(
  system: AnyWargame,
  game: Game,
  line: string,
  named: number | null,
  decision: number | null = null,
): Accepted {
  const { seat, id, answer } = decisionFor(system, game, line, named);
  const outcome = game.apply(seat, decision ?? id, answer);
  if (outcome.kind !== "accepted") throw refusalComplaint(system, answer, outcome);
  const pending = game.pending();
  if (pending.kind === "roll") {
    const what = `dice are needed for ${pending.purpose} [${citation(system, pending.rule)}], and the game has none left`;
    throw new Complaint("dice-missing", `"${answer}" cannot be taken: ${what}.`, { answer });
  }
  return { seat, answer, events: outcome.events, rolls: outcome.rolls };
}

/** An accepted answer in words: who gave it, the dice, what happened. */
export function acceptedLines(system: AnyWargame, world: unknown, accepted: Accepted): readonly string[] {
  const dice = accepted.rolls.length === 0 ? [] : [`  dice: ${diceText(accepted.rolls)}`];
  const events = eventLines(system, world, accepted.events).map((line) => `  ${line}`);
  return [`${system.seats[accepted.seat]}: ${accepted.answer}`, ...dice, ...events];
}

/** An accepted answer for programs. */
export function acceptedValue(system: AnyWargame, world: unknown, { seat, answer, events, rolls }: Accepted) {
  const told = events.map((event) => toldEvent(system, world, event));
  return { seat: system.seats[seat], answer, rolls, events: told };
}
