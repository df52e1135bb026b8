// How Bloody Steppes goes and how much it asks: node packages/ai/tune/steppes-look.ts SCENARIO LEVEL GAMES [usual|none] [SEED]
// A level meets itself. Prints a line for each of the two tables in the README of the system.
import { askingStep, secretOfSeed, seededChance } from "@redoubt/engine";
import { wargames } from "@redoubt/registry";
import type { SteppesEvent } from "../../systems/bloody-steppes/src/event.ts";
import type { SteppesPlay } from "../../systems/bloody-steppes/src/state.ts";
import { contest, createPlayer, type PlayerName } from "../src/index.ts";

const [scenario = "scarlett", level = "regular", games = "10", instructions = "usual", seed = "1"] =
  process.argv.slice(2);
const system = wargames.find(({ id }) => id === "bloody-steppes");
if (system === undefined) throw new Error("Bloody Steppes is not registered");

// Questions that an act of the enemy puts.
const toTheEnemy = ["reactor", "reaction", "join-salvo", "counter-stroke", "withdraw"];
const fights = ["fired", "assault-marked", "charge-declared", "counter-stroke"] as const;
const hows = ["none", "instruction", "asked"] as const;

const tally = (): Record<string, number> => ({});
const add = (to: Record<string, number>, name: string): void => {
  to[name] = (to[name] ?? 0) + 1;
};
const won = tally();
const happened = tally();
const lost = [0, 0];
const questions = [tally(), tally()];
const windows = [tally(), tally()];
let turns = 0;

function note(g: SteppesPlay, event: SteppesEvent): void {
  add(happened, event.kind);
  if (event.kind === "turn-began") turns++;
  if (event.kind === "destroyed") lost[g.world.seatOf[event.piece]]++;
  if (event.kind === "window-closed") add(windows[event.audience?.[0] ?? 0], event.how);
}

for (let game = 0; game < Number(games); game++) {
  const number = Number(seed) * 10_000 + game;
  const players = system.seats.map((_, i) => createPlayer(level as PlayerName, system, { seed: 2 * number + i }));
  const dice = seededChance(secretOfSeed(number));
  const { verdict } = contest(system, { scenario, options: { instructions } }, players, dice, {
    asked(play, seat) {
      const g = play as unknown as SteppesPlay; // no other system is played here
      g.sink ??= (event) => note(g, event);
      const { decision } = askingStep(play, seat);
      add(questions[seat], toTheEnemy.includes(decision) ? "enemy" : "own");
    },
  });
  add(won, verdict.winner === null ? "drawn" : system.seats[verdict.winner]);
}

const mean = (count = 0, by = Number(games)): string => (count / by).toFixed(1);
const row = (...cells: (string | number)[]): string => `| ${cells.join(" | ")} |`;
const all = ({ enemy = 0, own = 0 }: Record<string, number>): number => enemy + own;
const name = `\`${scenario}\``;
console.log(
  row(
    name,
    instructions,
    games,
    ...["allied", "drawn", "russian"].map((who) => won[who] ?? 0),
    ...lost.map((count) => mean(count)),
    ...fights.map((kind) => mean(happened[kind])),
  ),
);
console.log(
  row(
    name,
    instructions,
    ...questions.map((one) => mean(all(one), turns)),
    ...questions.map((one) => mean(one.enemy, turns)),
    ...windows.map((one) => hows.map((how) => mean(one[how], turns)).join(" / ")),
  ),
);
