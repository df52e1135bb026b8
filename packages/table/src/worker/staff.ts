import {
  createHand,
  createPlayer,
  type Hand,
  type Player,
  type PlayerName,
  type Temperament,
  temperaments,
} from "@redoubt/ai";
import { type Game, hashColumns, isProblems, type LogEntry } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { openGame, ownGame } from "@redoubt/protocol";
import { answersOf } from "../guide/scene.ts";
import { TUTOR, tutorAnswer } from "../guide/tutor.ts";
import { opponents, plainOpponent } from "../opponents.ts";
import { type Allowance, allowance } from "./allowance.ts";
import { createHelp, type Helper } from "./help.ts";
import { ponderTogether, shared } from "./sharing.ts";
import type { StaffCalls } from "./staff-calls.ts";

// A person waits for each answer: what was found by then is given.
const PATIENCE = 1200;
// So long for all answers of a turn, however slow the machine: after that everything is answered by look.
const TURN = 8000;
// Who thinks of a plan with all hands may take as long as this over it.
const PONDERING = 5000;

// A player as seats name it: a level, and a temperament where it is not the steady one ("regular:bold").
function partsOf(player: string): { readonly name: PlayerName; readonly temperament: Temperament } {
  const [level, temper = ""] = player.split(":");
  const { id } = [...opponents, plainOpponent].find((card) => card.id === level) ?? opponents[0];
  return { name: id, temperament: Object.hasOwn(temperaments, temper) ? (temper as Temperament) : "steady" };
}

/** The staff: play the seats that nobody at the table plays, on a copy of the game of their own, with helpers if there are any. */
export function createStaff(
  systems: readonly AnyWargame[],
  now: () => number,
  seed: number,
  helpers: () => readonly Helper[] = () => [],
): StaffCalls {
  let system: AnyWargame | null = null;
  let game: Game | null = null;
  let count = 0;
  const players = new Map<string, Player>();
  const allowances = new Map<string, Allowance>();
  const hands = new Map<Temperament, Hand>();
  const help = createHelp(helpers);

  // One for each seat: a plan belongs to the side it was made for.
  const playerOf = (player: string, seat: number, of: AnyWargame): Player => {
    const key = `${player} ${seat}`;
    const { name, temperament } = partsOf(player);
    const known = players.get(key) ?? createPlayer(name, of, { seed: seed + seat, temperament });
    players.set(key, known);
    return known;
  };
  const allowanceOf = (player: string, seat: number): Allowance => {
    const key = `${player} ${seat}`;
    const known = allowances.get(key) ?? allowance(TURN);
    allowances.set(key, known);
    return known;
  };
  const handOf = ({ temperament }: ReturnType<typeof partsOf>, of: AnyWargame): Hand => {
    const known = hands.get(temperament) ?? createHand(of, temperament);
    hands.set(temperament, known);
    return known;
  };

  // Plays on what was answered elsewhere since. Null where that does not fit on to this copy.
  const caughtUp = (
    from: number,
    entries: readonly string[],
  ): { readonly game: Game; readonly of: AnyWargame } | null => {
    if (game === null || system === null || from > count) return null;
    for (const text of entries.slice(count - from)) {
      if (!follow(system, game, JSON.parse(text))) return null;
      help.noted(text);
      count++;
    }
    return from + entries.length === count ? { game, of: system } : null;
  };

  return {
    brief({ file }) {
      // The referee of the same page has written it.
      const own = ownGame(file);
      const of = systems.find(({ id }) => id === own.header.system);
      if (of === undefined) throw new Error(`no system "${own.header.system}"`);
      const opened = openGame(of, own);
      if (isProblems(opened)) throw new Error(opened.map(({ what }) => what).join("; "));
      system = of;
      game = opened.value.game;
      count = game.log().entries.length;
      players.clear();
      hands.clear();
      help.briefed(file, count);
      return count;
    },
    explain: ({ player, seat }) => players.get(`${player} ${seat}`)?.explain() ?? null,
    think({ player, seat, from, entries }) {
      const up = caughtUp(from, entries);
      if (up === null) return null;
      const { game: on, of } = up;
      if (player === TUTOR) return tutorAnswer(on.answers(seat), answersOf(on.log().entries, of.seats[seat]));
      const play = on.play();
      const time = allowanceOf(player, seat);
      const begun = now();
      const late = begun + Math.min(PATIENCE, time.left(of.turn?.(play) ?? of.view(play, null).turn));
      const code = playerOf(player, seat, of).answer(play, seat, () => now() > late);
      time.spend(now() - begun);
      return of.words.text(code, of.naming(on.play().world));
    },
    async ponder({ player, seat, from, entries }) {
      const parts = partsOf(player);
      const up = parts.name === "marshal" ? caughtUp(from, entries) : null;
      if (up === null) return null;
      const { game: on, of } = up;
      const late = now() + PONDERING;
      const own = handOf(parts, of);
      const imagine = shared(
        (errand, courses) => own.imagine(on.play(), errand, courses, () => now() > late),
        help.hands(player, hashColumns(on.play().state), () => Math.max(late - now(), 0)),
      );
      const pondering = playerOf(player, seat, of).ponder?.(on.play(), seat) ?? null;
      if (pondering !== null) await ponderTogether(pondering, imagine);
      return null;
    },
    imagine({ player, from, entries, errand, courses, at, patience }) {
      const up = caughtUp(from, entries);
      if (up === null || hashColumns(up.game.play().state) !== at) return null;
      const late = now() + patience;
      return handOf(partsOf(player), up.of).imagine(up.game.play(), errand, courses, () => now() > late);
    },
  };
}

/** Gives an answer of the log on the staff's copy; the hash tells whether the copy still is the same game. */
function follow(system: AnyWargame, game: Game, entry: LogEntry): boolean {
  const seat = system.seats.indexOf(entry.seat);
  const outcome = game.apply(seat, game.decision(seat), entry.answer);
  return outcome.kind === "accepted" && game.last()?.state === entry.state;
}
