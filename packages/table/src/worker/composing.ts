import {
  type AnyPlay,
  answerList,
  type Chance,
  clonePlay,
  type Dice,
  everyRoll,
  listAnswers,
  noDice,
  offers,
  run,
  seatsToAnswer,
  shownIn,
  takeAnswer,
} from "@redoubt/engine";
import type { Bout } from "./bout.ts";
import { asKnown } from "./preview.ts";

const MOST_ADDED = 8;
const list = answerList();

/** The answers that a seat may give. */
function answersOf(play: AnyPlay, seat: number): readonly number[] {
  if (!seatsToAnswer(play).includes(seat)) return [];
  listAnswers(play, seat, list);
  return [...list.codes.subarray(0, list.count)];
}

/** The play after an answer, up to the next question; null where dice fall first or somebody else is asked. */
function after(play: AnyPlay, seat: number, answer: number): AnyPlay | null {
  const work = clonePlay(play);
  takeAnswer(work, seat, answer);
  return run(work, noDice) === "ask" && seatsToAnswer(work).includes(seat) ? work : null;
}

/** The dice that fall after an answer; null where none do. */
function diceAfter(play: AnyPlay, seat: number, answer: number): Dice | null {
  const work = clonePlay(play);
  let found: Dice | null = null;
  const watch: Chance = {
    roll(dice) {
      found ??= dice;
      return null;
    },
  };
  takeAnswer(work, seat, answer);
  run(work, watch);
  return found;
}

/** How good an answer that throws dice is on average, as the system judges positions; the dice that fall first count. */
function worthOf({ system }: Bout, play: AnyPlay, seat: number, answer: number, dice: Dice): number {
  let [sum, ways] = [0, 0];
  everyRoll(dice, (rolled) => {
    const work = clonePlay(play);
    let hasFallen = false;
    takeAnswer(work, seat, answer);
    run(work, {
      roll() {
        if (hasFallen) return null;
        hasFallen = true;
        return rolled;
      },
    });
    sum += system.evaluate(work, seat);
    ways++;
  });
  return sum / ways;
}

/** The best that what was put together so far could come to; null while it cannot be carried out. */
function bestEnd(bout: Bout, play: AnyPlay, seat: number): number | null {
  let best: number | null = null;
  for (const { answer } of shownIn(play, seat).commits ?? []) {
    listAnswers(play, seat, list);
    if (!offers(list, answer)) continue;
    const dice = diceAfter(play, seat, answer);
    if (dice === null) continue;
    const worth = worthOf(bout, play, seat, answer, dice);
    if (best === null || worth > best) best = worth;
  }
  return best;
}

/**
 * Who should take part in what is being put together: one after another whoever improves it most on average, until nobody
 * does, judged by what the seat knows. Empty where nothing is put together.
 */
export function bestSet(bout: Bout, seat: number): readonly string[] {
  const { system, game, naming } = bout;
  let play: AnyPlay = asKnown(bout, game.play(), seat);
  const { picked = [], targets = [] } = seatsToAnswer(play).includes(seat) ? shownIn(play, seat) : {};
  if (targets.length === 0 || picked.length > 0) return [];
  const chosen: string[] = [];
  let best = bestEnd(bout, play, seat);
  while (chosen.length < MOST_ADDED) {
    let found: { readonly answer: number; readonly play: AnyPlay; readonly worth: number } | null = null;
    const before = shownIn(play, seat).picked?.length ?? 0;
    for (const answer of answersOf(play, seat)) {
      const kinds = system.words.verbs[system.words.verb(answer)];
      if (kinds.length !== 1 || kinds[0] !== "unit") continue;
      const next = after(play, seat, answer);
      if (next === null || (shownIn(next, seat).picked?.length ?? 0) <= before) continue;
      const worth = bestEnd(bout, next, seat);
      if (worth !== null && (found === null || worth > found.worth)) found = { answer, play: next, worth };
    }
    if (found === null || (best !== null && found.worth <= best)) break;
    best = found.worth;
    play = found.play;
    chosen.push(system.words.text(found.answer, naming));
  }
  return chosen;
}

/** The answers that a seat could give after one of its own; none where dice fall first or another is asked. */
export function onwardFrom({ system, game, naming }: Bout, seat: number, answer: string): readonly string[] {
  const code = system.words.parse(answer, naming);
  if (typeof code !== "number") return [];
  const next = after(game.play(), seat, code);
  return next === null ? [] : answersOf(next, seat).map((one) => system.words.text(one, naming));
}
