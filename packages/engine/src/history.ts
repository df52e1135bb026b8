import { type Chance, noDice } from "./chance.ts";
import { type GameEvent, isHeardBy } from "./event.ts";
import { isKnownOf, type LogEntry, type LoggedRoll } from "./log.ts";
import { isInLanes, pendingRoll, run, type Stop, takeAnswer } from "./run.ts";
import type { AnyPlay } from "./start.ts";
import { hashColumns, keepState, type Snapshot, snapshotOf, takeBack } from "./state.ts";
import type { AnySystem } from "./system.ts";

/** Why something cannot be taken back. */
export type WhyNotUndo = "nothing" | "barrier" | "other-seat";

interface Earlier {
  readonly state: Snapshot;
  readonly seat: number;
}

/** An event, and the answer after which it happened, counted from 1; 0 is the opening. */
export interface Happened {
  readonly event: GameEvent;
  readonly entry: number;
}

interface OpenLanes {
  /** The state when they were entered, or when the game was resumed. */
  readonly state: Snapshot;
  /** The first entry that can be taken back. */
  readonly first: number;
}

/** What was answered, what fell and what happened, and how far it can be taken back. */
export interface History {
  readonly entries: LogEntry[];
  readonly opening: { readonly rolls: readonly LoggedRoll[]; readonly state: string };
  readonly stop: () => Stop;
  /** Gives a legal answer and plays on to the next question. */
  readonly give: (seat: number, answer: number, text: string, isSecret: boolean) => LogEntry;
  /** The number of the question that a seat is asked now: how many answers it knows of. */
  readonly decision: (seat: number) => number;
  /** Why `seat` can take nothing back now; null if it can. */
  readonly whyNotUndo: (seat: number) => WhyNotUndo | null;
  readonly undo: (seat: number) => void;
  /** What `seat` may know of what happened, from the answer of this number on; 0 takes the opening in. */
  readonly happened: (seat: number | null, from: number) => readonly Happened[];
  readonly told: () => readonly GameEvent[];
}

/** A play of a system that remembers. `first` is what a resumed game brings with it. */
export function historyOf(
  play: AnyPlay,
  chance: Chance,
  { seats, derive }: Pick<AnySystem, "seats" | "derive">,
  first: readonly LogEntry[] = [],
  resumed: History["opening"] | null = null,
): History {
  const entries: LogEntry[] = [...first];
  const codes: number[] = first.map(() => -1);
  const known = seats.map((name) => first.filter((entry) => isKnownOf(entry, name)).length);
  const count = (entry: LogEntry, by: 1 | -1) =>
    seats.forEach((name, seat) => {
      if (isKnownOf(entry, name)) known[seat] += by;
    });
  const happened: Happened[] = [];
  // Snapshots for taking back are used again: none is made for an answer once enough are there.
  const spare: Snapshot[] = [];
  let earlier: Earlier[] = [];
  let lanes: OpenLanes | null = null;
  let rolls: LoggedRoll[] = [];
  let stop: Stop = "over";

  const noted: Chance = {
    roll(dice) {
      const { step, audience } = pendingRoll(play);
      const rolled = chance.roll(dice);
      if (rolled === null) return null;
      rolls.push({ purpose: step.purpose, dice: rolled, ...(audience === null ? {} : { audience }) });
      return rolled;
    },
  };
  const listen = (entry: number) => {
    play.sink = (event: GameEvent) => happened.push({ event, entry });
  };
  const advance = () => {
    rolls = [];
    stop = run(play, noted);
  };
  const kept = (): Snapshot => {
    const place = spare.pop();
    if (place === undefined) return snapshotOf(play.state);
    keepState(play.state, place);
    return place;
  };
  const back = (to: Snapshot) => {
    takeBack(to, play.state);
    derive(play);
  };
  const forget = () => {
    for (const { state } of earlier) spare.push(state);
    earlier = [];
  };
  const enterLanes = () => {
    if (lanes !== null || !isInLanes(play)) return;
    lanes = { state: snapshotOf(play.state), first: entries.length };
    // Whether something before could still be taken back would tell how far the others have come.
    forget();
  };
  const lastInLane = (seat: number, from: number): number => {
    for (let i = entries.length - 1; i >= from; i--) if (entries[i].seat === seats[seat]) return i;
    return -1;
  };

  listen(entries.length);
  advance();
  const opening = resumed ?? { rolls, state: hashColumns(play.state) };
  enterLanes();

  return {
    entries,
    opening,
    stop: () => stop,
    give(seat, answer, text, isSecret) {
      const isLane = lanes !== null;
      if (!isLane) earlier.push({ state: kept(), seat });
      listen(entries.length + 1);
      play.barrier = false;
      takeAnswer(play, seat, answer);
      advance();
      if (play.barrier) {
        forget();
        lanes = null;
      }
      const entry: LogEntry = {
        seat: seats[seat],
        answer: text,
        rolls,
        state: lanes === null ? hashColumns(play.state) : "",
        ...(isSecret || isLane ? { secret: true as const } : {}),
        ...(isLane ? { lane: true as const } : {}),
      };
      entries.push(entry);
      codes.push(answer);
      count(entry, 1);
      enterLanes();
      return entry;
    },
    decision: (seat) => known[seat] ?? entries.length,
    whyNotUndo(seat) {
      if (lanes !== null && lastInLane(seat, lanes.first) >= 0) return null;
      const last = earlier.at(-1);
      if (lanes !== null || last === undefined) return entries.length === 0 ? "nothing" : "barrier";
      return last.seat === seat ? null : "other-seat";
    },
    undo(seat) {
      if (lanes !== null) {
        const gone = lastInLane(seat, lanes.first);
        count(entries[gone], -1);
        entries.splice(gone, 1);
        codes.splice(gone, 1);
        const still = happened.filter(({ entry }) => entry !== gone + 1);
        happened.length = 0;
        for (const { event, entry } of still) happened.push({ event, entry: entry > gone ? entry - 1 : entry });
        back(lanes.state);
        replayLanes(play, entries, codes, lanes.first, seats);
        return;
      }
      const last = earlier.pop();
      if (last === undefined) throw new Error("nothing can be taken back");
      back(last.state);
      spare.push(last.state);
      const gone = entries.pop();
      if (gone !== undefined) count(gone, -1);
      codes.pop();
      while ((happened.at(-1)?.entry ?? 0) > entries.length) happened.pop();
      stop = "ask";
    },
    happened(seat, from) {
      const heard: Happened[] = [];
      // Almost always the last answer is meant: from the end it is a step or two.
      let first = happened.length;
      while (first > 0 && happened[first - 1].entry >= from) first--;
      for (let i = first; i < happened.length; i++) {
        if (isHeardBy(happened[i].event, seat)) heard.push(happened[i]);
      }
      return heard;
    },
    told: () => happened.map(({ event }) => event),
  };
}

/** Works through the lanes again with the answers that are left: no lane reads what another one writes. */
function replayLanes(
  play: AnyPlay,
  entries: readonly LogEntry[],
  codes: readonly number[],
  first: number,
  seats: readonly string[],
): void {
  play.sink = null;
  for (let i = first; i < entries.length; i++) {
    takeAnswer(play, seats.indexOf(entries[i].seat), codes[i]);
    run(play, noDice);
  }
}
