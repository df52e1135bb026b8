import { beginGame, type GameEvent, type GameLog, isProblems, type LoggedRoll, scriptedChance } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { diceText, eventLines } from "./sentences.ts";

/** One answer of a log, or its opening, and what it brought about. */
export interface Told {
  readonly seat: string | null;
  readonly answer: string | null;
  readonly rolls: readonly LoggedRoll[];
  readonly events: readonly GameEvent[];
}

/** A log as a story: the world it happens in and its answers one by one. */
export interface Story {
  readonly world: unknown;
  readonly told: readonly Told[];
}

/** Plays a log that is known to replay once more and keeps apart what each answer brought about, as far as `seat` may know. */
export function tell(system: AnyWargame, log: GameLog, seat: number | null): Story {
  const faces = [log.opening, ...log.entries].flatMap(({ rolls }) => rolls).flatMap(({ dice }) => dice);
  const game = beginGame(system, log.header.setup, scriptedChance(faces));
  if (isProblems(game)) throw new Error("a log that has replayed cannot be begun");
  const events = game.events(seat);
  const told: Told[] = [{ seat: null, answer: null, rolls: log.opening.rolls, events }];
  let before = events.length;
  for (const [i, entry] of log.entries.entries()) {
    game.apply(system.seats.indexOf(entry.seat), i, entry.answer);
    const all = game.events(seat);
    told.push({ seat: entry.seat, answer: entry.answer, rolls: entry.rolls, events: all.slice(before) });
    before = all.length;
  }
  return { world: game.play().world, told };
}

/** A story in lines. */
export function storyLines(system: AnyWargame, { world, told }: Story): readonly string[] {
  return told.flatMap(({ seat, answer, rolls, events }, i) => [
    ...(answer === null ? [] : [`${String(i).padStart(4)}  ${seat}: ${answer}`]),
    ...(rolls.length === 0 ? [] : [`        dice: ${diceText(rolls)}`]),
    ...eventLines(system, world, events).map((line) => `        ${line}`),
  ]);
}

/** A story for programs. */
export function storyValue(system: AnyWargame, { world, told }: Story) {
  return told.map(({ events, ...rest }) => ({
    ...rest,
    events: events.map((event) => ({ ...event, text: system.wording.event(world, event).text })),
  }));
}
