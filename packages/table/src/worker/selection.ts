import {
  type AnyPlay,
  clonePlay,
  type Game,
  type LogEntry,
  noDice,
  run,
  seatsToAnswer,
  shownIn,
  takeAnswer,
} from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import type { Stepper } from "./stepper.ts";
import type { TakingBack } from "./taking-back.ts";

/**
 * Whether an answer only takes a unit in hand: nothing is told of it, no dice fall, and the same seat is asked on with the
 * unit that it names in hand. To take a unit up and to let it go again is looking, not playing.
 */
export function isSelection(system: AnyWargame, play: AnyPlay, seat: number, answer: string): boolean {
  const naming = system.naming(play.world);
  const code = system.words.parse(answer, naming);
  const [verb = "", name = ""] = answer.split(" ");
  if (typeof code !== "number" || system.words.verbs[verb]?.[0] !== "unit") return false;
  const unit = naming.unit.index(name);
  if (shownIn(play, seat).unit === unit) return false;
  const work = clonePlay(play);
  let told = 0;
  work.sink = () => told++;
  takeAnswer(work, seat, code);
  if (run(work, noDice) !== "ask" || !seatsToAnswer(work).includes(seat)) return false;
  return told === 0 && shownIn(work, seat).unit === unit;
}

/** The answers of a game that only took a unit in hand, as far as they can still be taken back. */
export interface Selections {
  readonly has: (entry: LogEntry) => boolean;
  readonly note: (entry: LogEntry | null) => void;
  /** The walker of an opened game, which notes on its way what it passes. */
  readonly watch: (walker: Stepper) => Stepper;
}

/** The selections of a game. */
export function selectionsIn(system: AnyWargame, game: Game, back: TakingBack): Selections {
  const found = new WeakSet<LogEntry>();
  return {
    has: (entry) => found.has(entry),
    note(entry) {
      if (entry !== null) found.add(entry);
    },
    watch(walker) {
      const { entries } = game.log();
      const open = system.seats.reduce((sum, _, seat) => sum + back.steps(seat), 0);
      return {
        ...walker,
        to(entry) {
          const next = entries[walker.at()];
          if (entry === walker.at() + 1 && entry > entries.length - open) {
            const seat = system.seats.indexOf(next.seat);
            if (isSelection(system, walker.game().play(), seat, next.answer)) found.add(next);
          }
          return walker.to(entry);
        },
      };
    },
  };
}

/**
 * How many answers each whole action of a seat has that can be taken back, the latest first. What was only taken in hand
 * belongs to what was done with it.
 */
export function actionsOf(game: Game, seat: number, back: TakingBack, { has }: Selections): readonly number[] {
  const own = game.log().entries.filter((entry) => entry.seat === game.system.seats[seat]);
  const actions: number[] = [];
  for (const entry of own.slice(own.length - back.steps(seat)).reverse()) {
    if (has(entry) && actions.length > 0) actions[actions.length - 1]++;
    else actions.push(1);
  }
  return actions;
}
