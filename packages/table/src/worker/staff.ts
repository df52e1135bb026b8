import { createPlayer, type Player, type PlayerName, type Temperament, temperaments } from "@redoubt/ai";
import { type Game, isProblems, type LogEntry } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { openGame, ownGame } from "@redoubt/protocol";
import { answersOf } from "../guide/scene.ts";
import { TUTOR, tutorAnswer } from "../guide/tutor.ts";
import { opponents, plainOpponent } from "../opponents.ts";
import type { StaffCalls } from "./messages.ts";

// A person waits for each answer: what was found by then is given.
const PATIENCE = 1200;

// A player as seats name it: a level, and a temperament where it is not the steady one ("regular:bold").
function partsOf(player: string): { readonly name: PlayerName; readonly temperament: Temperament } {
  const [level, temper = ""] = player.split(":");
  const { id } = [...opponents, plainOpponent].find((card) => card.id === level) ?? opponents[0];
  return { name: id, temperament: Object.hasOwn(temperaments, temper) ? (temper as Temperament) : "steady" };
}

/** The staff: play the seats that nobody at the table plays, on a copy of the game of their own. */
export function createStaff(systems: readonly AnyWargame[], now: () => number, seed: number): StaffCalls {
  let system: AnyWargame | null = null;
  let game: Game | null = null;
  let count = 0;
  const players = new Map<string, Player>();

  // One for each seat: a plan belongs to the side it was made for.
  const playerOf = (player: string, seat: number, of: AnyWargame): Player => {
    const key = `${player} ${seat}`;
    const { name, temperament } = partsOf(player);
    const known = players.get(key) ?? createPlayer(name, of, { seed: seed + seat, temperament });
    players.set(key, known);
    return known;
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
      return count;
    },
    explain: ({ player, seat }) => players.get(`${player} ${seat}`)?.explain() ?? null,
    think({ player, seat, from, entries }) {
      if (game === null || system === null || from > count) return null;
      for (const text of entries.slice(count - from)) {
        if (!follow(system, game, JSON.parse(text))) return null;
        count++;
      }
      if (from + entries.length !== count) return null;
      if (player === TUTOR) return tutorAnswer(game.answers(seat), answersOf(game.log().entries, system.seats[seat]));
      const late = now() + PATIENCE;
      const code = playerOf(player, seat, system).answer(game.play(), seat, () => now() > late);
      return system.words.text(code, system.naming(game.play().world));
    },
  };
}

/** Gives an answer of the log on the staff's copy; the hash tells whether the copy still is the same game. */
function follow(system: AnyWargame, game: Game, entry: LogEntry): boolean {
  const seat = system.seats.indexOf(entry.seat);
  const outcome = game.apply(seat, game.decision(seat), entry.answer);
  return outcome.kind === "accepted" && game.last()?.state === entry.state;
}
