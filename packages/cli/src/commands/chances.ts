import { type Command, numberFlag, report, wordsOf } from "../command.ts";
import { usageComplaint } from "../complaint.ts";
import { playAfter } from "../jobs/chances.ts";
import { doParts, spreadFlags } from "../jobs/spread.ts";
import { type Share, shareOf, shareText } from "../match/tally.ts";
import { readGame, systemOfGame } from "../opened.ts";
import { exitStopped } from "../progress.ts";
import { columns } from "../sentences.ts";

/** `redoubt chances`: the chance of winning through a game. */
export const chances: Command = {
  name: "chances",
  words: "FILE",
  summary: "count the chance of winning at moments of a game, by playing the rest out again and again",
  text: [
    "The moments lie evenly between the first question and where the game stands. Both sides play on as it looks best to",
    "them, with all cards on the table. The same file gives the same chances wherever they are counted.",
  ],
  flags: {
    moments: { value: "N", help: "how many moments (standard 12)" },
    games: { value: "N", help: "how many times the rest is played from each (standard 20)" },
    ...spreadFlags,
  },
  examples: ["chances game.json", "chances game.json --moments 40 --games 200 --database postgres://localhost/redoubt"],
  async run(call) {
    const [path] = wordsOf(call, chances, 1);
    const file = readGame(path);
    const system = systemOfGame(path, file, call.registry);
    const [wanted, games] = [numberFlag(call, "moments", 12, 2), numberFlag(call, "games", 20, 1)];
    if (file.entries.length === 0) throw usageComplaint(`${path}: nothing has been played yet.`);
    const last = file.entries.length;
    const count = Math.min(wanted, last + 1);
    const moments = Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1)));
    const found: Share[] = [];
    const task = {
      kind: "chances",
      spec: { system: system.id, file, moments, games },
      version: system.version,
    } as const;
    const parts = moments.map((_, part) => part);
    const isDone = await doParts(call, "moment", task, parts, ({ part, tally }) => {
      const scores = Array.from({ length: tally.count }, (_, i) =>
        2 * i + 1 < tally.halves ? 1 : 2 * i < tally.halves ? 0.5 : 0,
      );
      found[part] = shareOf(scores);
    });
    if (!isDone) return exitStopped;
    const turns = moments.map((answers) => system.view(playAfter(system, file, answers), null).turn);
    const value = moments.map((answers, i) => ({ answers, turn: turns[i], chance: found[i] }));
    report(call, { seat: system.seats[0], games, moments: value }, () => [
      `The chance of winning of ${system.seats[0]}, the rest played ${games} times from each moment:`,
      ...columns(value.map(({ answers, turn, chance }) => [`turn ${turn}`, `after ${answers}`, shareText(chance)])),
    ]);
    return undefined;
  },
};
