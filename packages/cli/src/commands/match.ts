import { type PlayerName, playerNames, type Temperament, temperaments } from "@redoubt/ai";
import { fullOptions, isProblems } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { type Call, type Command, numberFlag, optionFlags, report, wordsOf } from "../command.ts";
import { problemsComplaint, unknownComplaint, usageComplaint } from "../complaint.ts";
import { doParts, spreadFlags } from "../jobs/spread.ts";
import type { Contestant, GameRecord, MatchSpec } from "../match/game-record.ts";
import { keepMatch, type MatchFile } from "../match/match-file.ts";
import { paceOf, shareText, tallyOf } from "../match/tally.ts";
import { systemNamed } from "../opened.ts";
import { exitStopped } from "../progress.ts";
import { counted } from "../sentences.ts";

const moods = Object.keys(temperaments) as Temperament[];

/** Reads "regular", "regular:bold" or "regular:bold:5000": level, temperament, work units. */
export function contestantOf(text: string): Contestant {
  const [name, mood = "steady", units] = text.split(":");
  if (!playerNames.includes(name as PlayerName)) throw unknownComplaint("player", name, playerNames);
  if (!moods.includes(mood as Temperament)) throw unknownComplaint("temperament", mood, moods);
  const contestant = { name: name as PlayerName, temperament: mood as Temperament };
  if (units === undefined) return contestant;
  if (!/^\d+$/.test(units)) throw usageComplaint(`work units are a whole number, not "${units}".`);
  return { ...contestant, budget: Number(units) };
}

/** Reads "system/scenario". */
export function battleOf(call: Call) {
  const text = call.flag("scenario");
  if (text === undefined) throw usageComplaint("--scenario needs SYSTEM/SCENARIO, such as spi-quad/alma.");
  const [id, scenario = ""] = text.split("/");
  const system = systemNamed(call.registry, id);
  const known = system.scenarios.map((spec) => spec.id);
  if (!known.includes(scenario)) throw unknownComplaint("scenario", scenario, known);
  return { system, scenario };
}

/** The optional rules and readings of a match, where some are chosen: others are the standard ones. */
export function chosenOptions(call: Call, system: AnyWargame): Pick<MatchSpec, "options"> {
  const chosen = optionFlags(call);
  const options = fullOptions(system.options, chosen);
  if (isProblems(options)) throw problemsComplaint(system.id, options);
  return Object.keys(chosen).length === 0 ? {} : { options };
}

const saveEvery = 5;

/** Plays what is missing of a match and keeps it in its file from time to time. */
export async function playMatch(
  call: Call,
  spec: MatchSpec,
  version: string,
  games: number,
  path: string | undefined,
): Promise<{ readonly match: MatchFile; readonly isStopped: boolean }> {
  const { begun, save, close } = keepMatch(path, spec, version);
  const played: GameRecord[] = [...begun.games];
  const has = new Set(played.map(({ game }) => game));
  const missing = Array.from({ length: games }, (_, i) => i).filter((i) => !has.has(i));
  const task = { kind: "match", spec, version } as const;
  try {
    await doParts(call, "game", task, missing, (record) => {
      played.push(record);
      if (played.length % saveEvery === 0) save(played);
    });
  } finally {
    try {
      // Also where the database was lost on the way: what came before stays.
      if (played.length > begun.games.length) save(played);
    } finally {
      close();
    }
  }
  played.sort((a, b) => a.game - b.game);
  return { match: { ...begun, games: played }, isStopped: played.length < games };
}

/** The flags of every command that plays matches. */
export const matchFlags = {
  scenario: { value: "SYSTEM/SCENARIO", help: "the battle, such as spi-quad/alma" },
  games: { value: "N", help: "how many games; sides are swapped after each (standard 40)" },
  ...spreadFlags,
  seed: { value: "N", help: "the seed of the match: the same number gives the same games (standard 1)" },
  option: { value: "NAME=CHOICE", isRepeated: true, help: "choose an optional rule or reading" },
  out: { value: "FILE", help: "keep every game in this file; a match found there is gone on with" },
};

function name({ name: player, temperament, budget }: Contestant): string {
  return [player, ...(temperament === "steady" ? [] : [temperament]), ...(budget === undefined ? [] : [budget])].join(
    " ",
  );
}

function lines(match: MatchFile, seats: readonly string[]): readonly string[] {
  const [first, second] = match.spec.contestants;
  const tally = tallyOf(match.games, seats.length);
  const paces = [paceOf(match.games, 0), paceOf(match.games, 1)];
  return [
    `${name(first)} against ${name(second)}, ${match.spec.system}/${match.spec.scenario}, ${counted(tally.games, "game")}`,
    `  ${tally.wins} won, ${tally.draws} drawn, ${tally.losses} lost: ${shareText(tally.score)}`,
    ...tally.bySeat.map((share, seat) => `  as ${seats[seat]}: ${shareText(share)}`),
    ...paces.map(
      ({ decisions, within150, slowest, slowestTurn, secondsPerGame }, i) =>
        `  ${name(match.spec.contestants[i])}: ${counted(decisions, "decision")}, ${(100 * within150).toFixed(2)}% within 150 ms, ` +
        `slowest ${slowest} ms, slowest turn ${slowestTurn} ms, ${secondsPerGame.toFixed(2)} s a game`,
    ),
  ];
}

/** `redoubt match`: two computer players against each other. */
export const match: Command = {
  name: "match",
  words: "PLAYER PLAYER",
  summary: "let two computer players meet, sides swapped, and tell who is stronger with confidence intervals",
  text: [
    `Players are ${playerNames.join(", ")}, each with a temperament and a number of work units if wanted: regular:bold,`,
    "veteran:steady:20000. Both games of a pair have the same dice. Ctrl-C stops between two games; with --out or --database",
    "the same command goes on where it stopped.",
  ],
  flags: matchFlags,
  examples: ["match regular greedy --scenario spi-quad/alma --games 200 --jobs 2 --out docs/matches/alma.json"],
  async run(call) {
    const [first, second] = wordsOf(call, match, 2);
    const { system, scenario } = battleOf(call);
    const spec: MatchSpec = {
      system: system.id,
      scenario,
      contestants: [contestantOf(first), contestantOf(second)],
      seed: numberFlag(call, "seed", 1),
      ...chosenOptions(call, system),
    };
    const games = numberFlag(call, "games", 40, 1);
    const { match: played, isStopped } = await playMatch(call, spec, system.version, games, call.flag("out"));
    const value = {
      ...spec,
      ...tallyOf(played.games, system.seats.length),
      pace: [paceOf(played.games, 0), paceOf(played.games, 1)],
      isStopped,
    };
    report(call, value, () => lines(played, system.seats));
    return isStopped ? exitStopped : 0;
  },
};
