// Plays a game to look for blunders in: node packages/ai/tune/record.ts SYSTEM/SCENARIO PLAYER PLAYER SEED FILE
// Writes FILE.txt, what was asked, answered and told with the number of each answer and the lead of the first side, and FILE.json, the
// game as packages/ai/blunders keeps it: cut its answers off behind the last blunder that is written into it.
import { writeFileSync } from "node:fs";
import { askingStep, type Chance, type GameEvent, secretOfSeed, seededChance } from "@redoubt/engine";
import type { BoardView } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { contest, createPlayer, type PlayerName } from "../src/index.ts";
import type { BlunderGame } from "./blunder.ts";

const [battle = "", first = "veteran", second = first, seedText = "5", file = "game"] = process.argv.slice(2);
const [id, scenario = ""] = battle.split("/");
const system = wargames.find((known) => known.id === id);
if (system === undefined) throw new Error(`no system "${id}"`);
const { seats, words, wording, version } = system;
const seed = Number(seedText);
const names = [first, second];
const players = names.map((name, seat) => createPlayer(name as PlayerName, system, { seed: 2 * seed + seat }));

const faces: number[] = [];
const chance = seededChance(secretOfSeed(seed));
const dice: Chance = {
  roll(wanted) {
    const rolled = chance.roll(wanted);
    faces.push(...(rolled ?? []));
    return rolled;
  },
};

const story: string[] = [];
const answers: string[] = [];
let last = "";
const leadIn = ({ score }: BoardView): number =>
  score.reduce((sum, { side, points }) => sum + (side === seats[0] ? points : -points), 0);
const { verdict } = contest(system, { scenario, options: {} }, players, dice, {
  asked(play) {
    play.sink ??= (event: GameEvent) => {
      story.push(`      ${event.kind}: ${wording.event(play.world, event).text}`);
    };
    const view: BoardView = system.view(play, null);
    const when = `## turn ${view.turn}, ${view.active}, ${view.phase}`;
    if (when !== last) story.push(`${when}: ${leadIn(view)}`);
    last = when;
  },
  answered(play, seat, answer) {
    const text = words.text(answer, system.naming(play.world));
    story.push(`[${answers.length}] ${seats[seat]}, ${askingStep(play, seat).decision}: ${text}`);
    answers.push(text);
  },
});
story.push(`## ${verdict.level}: ${verdict.reason}`);

const game: BlunderGame = {
  system: system.id,
  version,
  scenario,
  players: names,
  seed,
  blunders: [],
  faces: faces.join(" "),
  answers: answers.join("; "),
};
writeFileSync(`${file}.txt`, `${story.join("\n")}\n`);
writeFileSync(`${file}.json`, `${JSON.stringify(game, null, 2)}\n`);
console.log(`${battle}: ${answers.length} answers, ${verdict.level}: ${verdict.reason}`);
