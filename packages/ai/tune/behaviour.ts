// How players behave: node packages/ai/tune/behaviour.ts SYSTEM/SCENARIO GAMES [PLAYER] [PLAYER] [SEED]
// The first player has seat 0 in even games and seat 1 in odd ones. Prints a line for each side of the table in docs/ai.md, and
// how the games ended. What is counted is told in conduct.ts; it is read from what systems tell and show, without any rule.
import { type AnyPlay, type GameEvent, secretOfSeed, seededChance } from "@redoubt/engine";
import type { AnyWargame, Mind, Plan } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { contest, createPlayer, type PlayerName } from "../src/index.ts";
import { type Conduct, onlooker } from "./conduct.ts";
import { hexesBeside } from "./hexes-beside.ts";

const [battle = "", gamesText = "10", first = "veteran", second = first, seed = "5"] = process.argv.slice(2);
const [id, scenario = ""] = battle.split("/");
const found = wargames.find((known) => known.id === id);
if (found === undefined || !found.scenarios.some((one) => one.id === scenario))
  throw new Error(`no battle "${battle}"`);
const system: AnyWargame = found;
const games = Number(gamesText);
const counts = ["lost", "alone", "gunsLost", "gunsAlone", "idle", "hotTurns", "givenAway"] as const;

/** The names of the plans that each seat has gone by, one after the other. */
type Aims = readonly string[][];

// A mind that notes which plan it speaks of: that is the one in hand from then on.
function overheard<M extends Mind<AnyPlay>>(mind: M, aims: Aims): M {
  const aim = (g: AnyPlay, seat: number, plan: Plan): string => {
    aims[seat].push(plan.name);
    return mind.aim(g, seat, plan);
  };
  return { ...mind, aim, ...(mind.former === undefined ? {} : { former: overheard(mind.former, aims) }) };
}

interface Game {
  readonly conducts: readonly Conduct[];
  readonly aims: Aims;
  readonly end: string;
}

function playGame(game: number): Game {
  const number = Number(seed) * 10_000 + game;
  const names = game % 2 === 0 ? [first, second] : [second, first];
  const aims: Aims = system.seats.map(() => []);
  const mind = system.mind === undefined ? {} : { mind: overheard(system.mind as Mind<AnyPlay>, aims) };
  const players = names.map((name, seat) =>
    createPlayer(name as PlayerName, { ...system, ...mind }, { seed: 2 * number + seat }),
  );
  let by: ReturnType<typeof onlooker> | null = null;
  let isNews = true;
  const dice = seededChance(secretOfSeed(number));
  const { verdict, play } = contest(system, { scenario, options: {} }, players, dice, {
    asked(now) {
      by ??= onlooker(system.seats, hexesBeside(system.map(now.world)));
      const { told, seen } = by;
      now.sink ??= (event: GameEvent) => {
        isNews = true;
        told(system.wording.event(now.world, event));
      };
      if (isNews) seen(system.view(now, null));
      isNews = false;
    },
  });
  const { seen, conducts } = by ?? onlooker(system.seats, hexesBeside(system.map(play.world)));
  seen(system.view(play, null));
  const end = `${verdict.level} (${verdict.reason.replace(/-?\d+/g, "n")})`;
  return { conducts: conducts(), aims, end };
}

const played = Array.from({ length: games }, (_, game) => playGame(game));
const mean = (values: readonly number[]): string =>
  (values.reduce((sum, one) => sum + one, 0) / Math.max(values.length, 1)).toFixed(1);
const changesIn = (aims: readonly string[]): number => aims.filter((name, i) => i > 0 && name !== aims[i - 1]).length;
const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const players = first === second ? first : `${first}, ${second}`;
for (const [seat, side] of system.seats.entries()) {
  const means = counts.map((count) => mean(played.map(({ conducts }) => conducts[seat][count])));
  const aims = played.map((game) => game.aims[seat]);
  const changes = `${mean(aims.map(changesIn))} of ${mean(aims.map((names) => Math.max(names.length - 1, 0)))}`;
  console.log(row(battle, players, side, String(games), ...means, changes));
}
const ends = new Map<string, number>();
for (const { end } of played) ends.set(end, (ends.get(end) ?? 0) + 1);
console.log([...ends].map(([end, count]) => `${end} × ${count}`).join("; "));
