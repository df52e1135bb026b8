import {
  beginGame,
  type Decision,
  type Game,
  type GameEvent,
  isProblems,
  type OutcomeChance,
  oddsOf,
  type Refusal,
  scriptedChance,
} from "@redoubt/engine";
import type { AnyWargame, BoardView, Position, PositionUnit, UnitView } from "@redoubt/mechanics";
import { onTestFinished } from "vitest";

/** What a test says of a situation; the rest has plain defaults. */
export type SituationText = Partial<Omit<Position, "units">> & {
  readonly units?: readonly Partial<PositionUnit>[];
  /** Whether its phase waits though there is one answer only, as it does for questions about a position. */
  readonly isHeld?: true;
};

/** A position under test: one game with scripted dice, every one of which must be used. */
export interface Situation {
  readonly game: Game;
  /** The one pending decision; throws when there is none or several. */
  readonly decision: () => Decision;
  /** Every answer that may be given now. */
  readonly answers: () => readonly string[];
  /** Gives answers one after another; throws with the reason when one is refused. Returns the events of all of them. */
  readonly answer: (...texts: readonly string[]) => readonly GameEvent[];
  /** The refusal of an answer; throws when it would be accepted or cannot be read. */
  readonly refusal: (text: string) => Refusal;
  /** The rule number that forbids an answer. */
  readonly refusedBy: (text: string) => string;
  /** All that happened since the situation was set up. */
  readonly events: () => readonly GameEvent[];
  /** The events of one kind. */
  readonly eventsOf: (kind: string) => readonly GameEvent[];
  readonly view: () => BoardView;
  readonly unit: (id: string) => UnitView;
  /** Exact chances of what may come of an answer. */
  readonly odds: (text: string) => readonly OutcomeChance[];
}

/** Sets a situation up from printed hex numbers and the values on the counters. */
export function situation(system: AnyWargame, { isHeld, ...text }: SituationText): Situation {
  const position = {
    system: system.id,
    scenario: null,
    map: { cols: 8, rows: 8 },
    ...text,
    units: (text.units ?? []).map((unit, i) => ({ id: `U${i + 1}`, kind: "infantry", ...unit })),
  };
  const options = Object.fromEntries(Object.entries(text.options ?? {}).map(([id, choice]) => [id, String(choice)]));
  const dice = scriptedChance(text.dice ?? []);
  const begin = isHeld === true ? (system.beginHeld ?? system.begin) : system.begin;
  const game = beginGame({ ...system, begin }, { scenario: position.scenario, options, position }, dice);
  if (isProblems(game)) throw new Error(game.map(({ where, what }) => `${where}: ${what}`).join("\n"));
  onTestFinished(() => {
    if (dice.left().length > 0) throw new Error(`scripted dice left over: ${dice.left().join(", ")}`);
  });
  const made = situationOf(system, game);
  for (const answer of text.script ?? []) made.answer(answer);
  return made;
}

/** The same handle for a game that was begun elsewhere, such as a scenario. */
export function situationOf(system: AnyWargame, game: Game): Situation {
  const decision = (): Decision => {
    const pending = game.pending();
    if (pending.kind !== "decide") throw new Error(`no decision is pending but: ${JSON.stringify(pending)}`);
    if (pending.decisions.length !== 1) throw new Error("several seats are asked at once");
    return pending.decisions[0];
  };
  const answerOne = (text: string): readonly GameEvent[] => {
    const { seat, id, prompt } = decision();
    const before = game.events(null).length;
    const outcome = game.apply(seat, id, text);
    if (outcome.kind === "refused")
      throw new Error(`"${text}" refused by ${outcome.refusal.rule}: ${outcome.sentence}`);
    if (outcome.kind === "misused") {
      const known = game.answers(seat).slice(0, 40).join(" | ");
      throw new Error(`"${text}": ${outcome.misuse.what} (asked: ${prompt}; answers: ${known})`);
    }
    return game.events(null).slice(before);
  };
  const refused = (text: string): Refusal => {
    const outcome = game.why(decision().seat, text);
    if (outcome === null) throw new Error(`"${text}" would be accepted`);
    if (outcome.kind !== "refused") throw new Error(`"${text}": ${JSON.stringify(outcome)}`);
    return outcome.refusal;
  };
  const view = () => game.view(null) as BoardView; // Every Wargame's view is a BoardView.
  return {
    game,
    decision,
    answers: () => game.answers(decision().seat),
    answer: (...texts) => texts.flatMap(answerOne),
    refusal: refused,
    refusedBy: (text) => refused(text).rule,
    events: () => game.events(null),
    eventsOf: (kind) => game.events(null).filter((event) => event.kind === kind),
    view,
    unit(id) {
      const found = view().units.find((unit) => unit.id === id);
      if (found === undefined) throw new Error(`no unit "${id}" in view`);
      return found;
    },
    odds(text) {
      const play = game.play();
      const code = system.words.parse(text, system.naming(play.world));
      if (typeof code !== "number") throw new Error(code.unreadable);
      return oddsOf(play, decision().seat, code);
    },
  };
}
