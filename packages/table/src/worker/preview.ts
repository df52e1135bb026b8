import {
  type AnyPlay,
  answerList,
  clonePlay,
  type GameEvent,
  isHeardBy,
  isProblems,
  listAnswers,
  noDice,
  offers,
  run,
  seatsToAnswer,
  shownTo,
  type Told,
  takeAnswer,
} from "@redoubt/engine";
import type { CombatPreview, Foreseen, PathCost, Reached, Risks } from "@redoubt/mechanics";
import type { Bout } from "./bout.ts";
import { codeOf } from "./choices.ts";
import type { OddsView, Preview } from "./foresight.ts";
import { oddsWords } from "./odds-words.ts";

/** What would come of an answer: what is certain, the way it takes, what it costs, and what the dice can do. */
export function previewOf(bout: Bout, seat: number, answer: string): Preview {
  const { system, game } = bout;
  const play = game.play();
  const code = codeOf(bout, answer);
  const view = system.view(play, seat);
  const { told, rolls, onward } = foretell(bout, play, seat, code);
  // The first way that a unit would go.
  const move = told.find(({ path = [], units }) => path.length > 0 && units.length > 0);
  const unit = move?.units[0] ?? game.shown(seat).unit;
  const at = view.units.find(({ id }) => id === unit)?.at ?? "";
  const fight = fightOf(bout, play, seat, code);
  // Whoever strikes or fires at a hex does not go there.
  const steps = (move?.path ?? (fight === null ? hexesOf(bout, answer) : [])).filter(
    (hex, i) => !(i === 0 && hex === at),
  );
  const path = steps.length > 0 && bout.naming.hex.index(at) >= 0 ? [at, ...steps] : steps;
  return {
    answer,
    sentences: told.filter((one) => one !== move && one.tone !== "sequence").map(({ text }) => text),
    unit,
    path,
    facing: onward === null || unit === null ? null : facingAt(bout, onward, seat, unit, steps.at(-1)),
    next: onward === null ? [] : nextOf(bout, onward, seat),
    cost: unit === null || steps.length === 0 ? null : costOf(bout, play, unit, steps),
    odds: rolls && mayTellOdds(bout) ? oddsWords(bout, asKnown(bout, play, seat), seat, code, view) : null,
    combat: rolls ? combatOf(bout, play) : null,
    fight,
    risks: unit === null || steps.length === 0 ? null : risksOf(bout, play, unit, steps),
  };
}

const mayTellOdds = ({ system }: Bout): boolean => !system.hides || system.tellsOdds === true;

/** The play as a seat may know it: where something is hidden from it, with that redealt. */
export function asKnown({ system }: Bout, play: AnyPlay, seat: number): AnyPlay {
  if (!system.hides) return play;
  const known = clonePlay(play);
  system.redeal(known, seat, () => 0);
  return known;
}

/** What the dice could do if another answer were given first; null where the answer could not follow it. */
export function oddsAfter(bout: Bout, seat: number, first: string, answer: string): OddsView | null {
  if (!mayTellOdds(bout)) return null;
  const { onward } = foretell(bout, asKnown(bout, bout.game.play(), seat), seat, codeOf(bout, first));
  if (onward === null || !seatsToAnswer(onward).includes(seat)) return null;
  const code = codeOf(bout, answer);
  listAnswers(onward, seat, scratch);
  if (!offers(scratch, code)) return null;
  return oddsWords(bout, onward, seat, code, bout.system.view(onward, seat));
}

interface Foretold {
  /** What the seat would be told at once. */
  readonly told: readonly Told[];
  readonly rolls: boolean;
  /** The play at the next question; null where dice fall first or the game is over. */
  readonly onward: AnyPlay | null;
}

function foretell({ system, world }: Bout, play: AnyPlay, seat: number, code: number): Foretold {
  const work = clonePlay(play);
  const events: GameEvent[] = [];
  work.sink = (event: GameEvent) => events.push(event);
  takeAnswer(work, seat, code);
  const stop = run(work, noDice);
  work.sink = null;
  const told = events.filter((event) => isHeardBy(event, seat)).map((event) => system.wording.event(world, event));
  return { told, rolls: stop === "roll", onward: stop === "ask" ? work : null };
}

const scratch = answerList();

/** The hexes that the seat's next decision would offer, with what they cost the unit then in hand. */
function nextOf(bout: Bout, then: AnyPlay, seat: number): readonly Reached[] {
  if (!seatsToAnswer(then).includes(seat)) return [];
  const { words, questions } = bout.system;
  listAnswers(then, seat, scratch);
  const hexes = new Set<string>();
  for (const code of scratch.codes.subarray(0, scratch.count)) {
    if (words.verbs[words.verb(code)][0] === "hex") hexes.add(bout.naming.hex.name(words.arg(code, 0)));
  }
  if (hexes.size === 0) return [];
  const { unit } = shownTo(bout.system, then, seat);
  const reach = unit === null ? null : questions.reach(then, unit);
  const known = new Map(reach === null || isProblems(reach) ? [] : reach.hexes.map((one) => [one.hex, one]));
  return [...hexes].map((hex) => known.get(hex) ?? { hex, cost: -1, mustStop: false, mayEnd: true });
}

/** The hexes that the answer itself names. */
function hexesOf(bout: Bout, answer: string): readonly string[] {
  const [verb, ...names] = answer.split(" ");
  const kinds = bout.system.words.verbs[verb];
  return names.filter((_, i) => kinds[i] === "hex");
}

function costOf(bout: Bout, play: AnyPlay, unit: string, path: readonly string[]): PathCost | null {
  const cost = bout.system.questions.cost(play, unit, path);
  return isProblems(cost) ? null : cost;
}

/** How a unit faces in the hex that it has come to. */
function facingAt({ system }: Bout, then: AnyPlay, seat: number, unit: string, hex: string | undefined): string | null {
  if (hex === undefined) return null;
  const there = system.view(then, seat).units.find(({ id }) => id === unit);
  return there?.at === hex ? (there.face.facing ?? null) : null;
}

function fightOf({ system }: Bout, play: AnyPlay, seat: number, code: number): Foreseen | null {
  const fight = system.questions.foresee?.(play, seat, code);
  return fight === undefined || isProblems(fight) ? null : fight;
}

function risksOf(bout: Bout, play: AnyPlay, unit: string, path: readonly string[]): Risks | null {
  const risks = bout.system.questions.risks?.(play, unit, path);
  return risks === undefined || isProblems(risks) ? null : risks;
}

function combatOf(bout: Bout, play: AnyPlay): CombatPreview | null {
  const combat = bout.system.questions.combat(play, [], []);
  return isProblems(combat) ? null : combat;
}
