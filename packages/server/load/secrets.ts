import { answerList, type Game, imagine, knownLog, listAnswers, uniform, wordStream } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { type Bout, noteAccepted, takeUp } from "@redoubt/table/bout";
import { callsOf, openDesk } from "../src/games/desk.ts";
import { hashOfKey, newShare } from "../src/games/keys.ts";
import { openRoom, type Room } from "../src/games/room.ts";
import { declining } from "../src/games/standing.ts";
import { gather } from "../src/live/company.ts";
import { type Line, openLine } from "../src/live/line.ts";
import type { Storage } from "../src/storage/contract.ts";
import { freshGame } from "./fresh-game.ts";

/** A game that is played by chance while all that every seat is told is looked through. */
export interface SecretsPlan {
  readonly system: AnyWargame;
  readonly scenario: string;
  readonly storage: Storage;
  readonly seed: number;
  /** No more answers than these. */
  readonly most: number;
  /** Cuts the game off where it is; never where missing. */
  readonly isEnough?: () => boolean;
}

/** What was found. */
export interface SecretsVerdict {
  readonly answers: number;
  readonly messages: number;
  /** Answers that somebody at the table may not know. */
  readonly hidden: number;
  /** Pages that were compared with the same page over other secrets. */
  readonly pages: number;
  readonly isOver: boolean;
  readonly faults: readonly string[];
}

interface Ear {
  readonly seat: number | null;
  readonly line: Line;
  /** What came last. */
  last: string;
  count: number;
  /** The answers it was told of; boards and choices of a whole battle are too large to be kept. */
  readonly played: Told[];
}

// biome-ignore lint/suspicious/noExplicitAny: whatever a server may tell
type Told = any;

const key = (seat: number): string => `key-of-seat-${seat}`;
const digits = (seed: number): string => seed.toString(16).padStart(64, "0");

async function seatedRoom({ system, scenario, storage, seed }: SecretsPlan, now: () => number): Promise<Room> {
  const id = `secrets-${system.id}-${scenario}-${seed}`;
  await storage.createGame(freshGame(system, { id, scenario, serverShare: newShare() }));
  for (const seat of system.seats.keys()) {
    await storage.takeSeat(id, { seat, keyHash: hashOfKey(key(seat)), share: newShare(), name: "", player: "", at: 0 });
  }
  const stored = await storage.game(id);
  if (stored === null) throw new Error("the game was not stored");
  return openRoom(storage, system, stored, now);
}

/** What a seat is shown and offered in a game whose secrets are drawn anew for it: nothing of it may differ. */
function imagined(system: AnyWargame, game: Game, seat: number, draw: string): { view: string; answers: string[] } {
  const guess = game.play();
  imagine(system, game.play(), guess, seat, wordStream(draw, 1));
  const list = answerList();
  listAnswers(guess, seat, list);
  const naming = system.naming(guess.world);
  const answers = Array.from({ length: list.count }, (_, i) => system.words.text(list.codes[i], naming));
  return { view: JSON.stringify(system.view(guess, seat)), answers };
}

/**
 * So often a question is answered by what ends it, where it tells one: pure chance writes instructions for ever, and the large
 * battles would take tens of thousands of answers.
 */
const END_EVERY = 5;
/** So often the page of whoever is asked is compared. */
const PAGE_EVERY = 6;
const DRAWS = ["3", "b"].map((digit) => digit.repeat(64));

/** Everything that the page of a seat shows before it gives an answer, over secrets that are drawn in two ways. */
function pagesOf(system: AnyWargame, bout: Bout, seat: number, answer: string): readonly string[] {
  return DRAWS.map((draw) => {
    const calls = callsOf(system, bout, seat, draw);
    const moment = calls.moment({ seat });
    const from = Math.max(0, moment.entry - PAGE_EVERY);
    // The units that are looked at are those of the whole board, one after another.
    const { units } = moment.view;
    const looks = [0, 1, 2].map((i) => {
      const { id: unit, at: hex } = units[(moment.entry * 3 + i) % units.length];
      return [unit, null].map((one) =>
        calls.inspect({ seat, unit: one, hex, hand: null, entry: i === 2 ? from : null }),
      );
    });
    const briefing = calls.briefing({ seat, entry: null });
    return JSON.stringify([moment, calls.preview({ seat, answer }), calls.lines({ seat, from }), looks, briefing]);
  });
}

/** Plays a game by chance and holds all that each seat and a watcher are told to what they may know. */
export async function watchSecrets(plan: SecretsPlan): Promise<SecretsVerdict> {
  const { system, seed, most, isEnough = () => false } = plan;
  const faults: string[] = [];
  let clock = 0;
  // Every look at the clock is a second later: nobody is ever too fast.
  const now = (): number => (clock += 1_000);
  const room = await seatedRoom(plan, now);
  const { serverShare, seats } = room.stored();
  const secrets = [serverShare, ...seats.flatMap(({ share, keyHash }) => [share, keyHash])];
  const around = { company: gather(system.seats), desk: openDesk(room), say() {}, recall() {} };
  const ears = [...system.seats.keys(), null].map((seat): Ear => {
    const hear = (text: string): void => {
      [ear.last, ear.count] = [text, ear.count + 1];
      if (secrets.some((secret) => text.includes(secret)))
        faults.push(`a share or key was told: ${text.slice(0, 200)}`);
      if (text.startsWith('{"is":"played"')) ear.played.push(JSON.parse(text));
    };
    const wire = { send: hear, close: (_: number, why: string) => void faults.push(why) };
    const line = openLine(room, wire, around, now);
    const ear: Ear = { seat, line, last: "{}", count: 0, played: [] };
    line.hear(JSON.stringify(seat === null ? { do: "hello" } : { do: "hello", key: key(seat) }));
    return ear;
  });
  const ask = (ear: Ear, what: object): Told => {
    ear.line.hear(JSON.stringify(what));
    return JSON.parse(ear.last);
  };
  const word = wordStream(digits(seed), 1);
  const begun = room.game();
  if (begun === null) throw new Error("the game did not begin");
  const bout = takeUp(system, begun, undefined);
  let [answers, pages] = [0, 0];
  for (; answers < most && !isEnough(); answers++) {
    const game = room.game();
    const pending = game?.pending();
    if (game === null || pending?.kind !== "decide") break;
    const { seat } = pending.decisions[uniform(word, pending.decisions.length)];
    const { decision, answers: offered } = ask(ears[seat], { do: "choices", id: 0 });
    const { view } = ask(ears[seat], { do: "view", id: 0 });
    const guess = imagined(system, game, seat, digits(seed * 7919 + answers));
    const what = `${system.id}, answer ${answers}, ${system.seats[seat]}`;
    if (JSON.stringify(view) !== guess.view) faults.push(`${what}: the view tells a secret`);
    if (offered.toSorted().join("\n") !== guess.answers.toSorted().join("\n"))
      faults.push(`${what}: the choices tell a secret`);
    const ending = uniform(word, END_EVERY) === 0 ? declining(system, game, seat) : null;
    const answer = ending ?? offered[uniform(word, offered.length)];
    if (answers % PAGE_EVERY === 0) {
      const [one, other] = pagesOf(system, bout, seat, answer);
      if (one !== other) faults.push(`${what}: the page tells a secret`);
      pages++;
    }
    ears[seat].line.hear(JSON.stringify({ do: "answer", mark: `a${answers}`, decision, answer }));
    await room.settled();
    if (room.count() !== answers + 1) faults.push(`${what}: it was not accepted`);
    noteAccepted(bout);
  }
  const game = begun;
  const { entries } = game.log();
  for (const { seat, played: told } of ears) {
    // As long as the game is not over: then everything is told.
    const known = knownLog(game.log(), { seat, hides: system.hides }).entries;
    if (JSON.stringify(told.map(({ entry }) => entry)) !== JSON.stringify(known)) {
      faults.push(`${seat} was told another game than it may know`);
    }
    const name = seat === null ? null : system.seats[seat];
    const secretOfOthers = entries.filter((entry) => entry.secret === true && entry.seat !== name).length;
    const answersTold = told.filter(({ entry }) => entry.answer !== null).length;
    if (answersTold > entries.length - secretOfOthers) faults.push(`${seat} was told an answer given in secret`);
  }
  const messages = ears.reduce((sum, { count }) => sum + count, 0);
  const hidden = entries.filter(({ secret }) => secret === true).length;
  return { answers, messages, hidden, pages, isOver: room.isOver(), faults };
}
