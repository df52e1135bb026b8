import {
  beginGame,
  type GameEvent,
  type GameLog,
  isKnownOf,
  isProblems,
  type LoggedRoll,
  scriptedChance,
} from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { diceText, eventLines, toldEvent } from "./sentences.ts";

/** One answer of a log, or its opening, and what it brought about, as far as somebody may know. */
export interface Chapter {
  /** Its number among the answers that are known; 0 for the opening and for what an answer brought that is not known. */
  readonly number: number;
  readonly seat: string | null;
  /** Null for the opening, and for an answer that is a secret. */
  readonly answer: string | null;
  readonly rolls: readonly LoggedRoll[];
  readonly events: readonly GameEvent[];
}

/** A log as a story: the world it happens in and its answers one by one. */
export interface Story {
  readonly world: unknown;
  readonly chapters: readonly Chapter[];
}

/** Plays a log that is known to replay once more and keeps apart what each answer brought about, as far as `seat` may know. */
export function tell(system: AnyWargame, log: GameLog, seat: number | null): Story {
  const faces = [log.opening, ...log.entries].flatMap(({ rolls }) => rolls).flatMap(({ dice }) => dice);
  const game = beginGame(system, log.header.setup, scriptedChance(faces));
  if (isProblems(game)) throw new Error("a log that has replayed cannot be begun");
  for (const entry of log.entries) {
    const by = system.seats.indexOf(entry.seat);
    game.apply(by, game.decision(by), entry.answer);
  }
  const happened = game.happened(seat, 0);
  const eventsOf = (number: number) => happened.filter(({ entry }) => entry === number).map(({ event }) => event);
  const known = game.logFor(seat);
  const name = seat === null ? null : system.seats[seat];
  const isAllKnown = known.entries.length === log.entries.length;
  const chapters: Chapter[] = [
    { number: 0, seat: null, answer: null, rolls: known.opening.rolls, events: eventsOf(0) },
  ];
  let number = 0;
  for (const [i, entry] of log.entries.entries()) {
    const events = eventsOf(i + 1);
    if (isAllKnown || isKnownOf(entry, name)) {
      const { seat: by, answer, rolls } = known.entries[number++];
      chapters.push({ number, seat: by, answer, rolls, events });
    } else if (events.length > 0) chapters.push({ number: 0, seat: null, answer: null, rolls: [], events });
  }
  return { world: game.world, chapters };
}

/** A story in lines. */
export function storyLines(system: AnyWargame, { world, chapters }: Story): readonly string[] {
  return chapters.flatMap(({ number, seat, answer, rolls, events }) => [
    ...(number === 0 ? [] : [`${String(number).padStart(4)}  ${seat}: ${answer ?? "(in secret)"}`]),
    ...(rolls.length === 0 ? [] : [`        dice: ${diceText(rolls)}`]),
    ...eventLines(system, world, events).map((line) => `        ${line}`),
  ]);
}

/** A story for programs. */
export function storyValue(system: AnyWargame, { world, chapters }: Story) {
  return chapters.map(({ number: _, events, ...rest }) => ({
    ...rest,
    events: events.map((event) => toldEvent(system, world, event)),
  }));
}
