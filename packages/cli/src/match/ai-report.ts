import { levels, temperaments } from "@redoubt/ai";
import type { AnyWargame } from "@redoubt/mechanics";
import { balanceOf, meanText } from "./balance.ts";
import type { Contestant } from "./game-record.ts";
import type { MatchFile } from "./match-file.ts";
import { paceOf, shareText, tallyOf } from "./tally.ts";

const nameOf = ({ name, temperament, budget }: Contestant): string =>
  [name, ...(temperament === "steady" ? [] : [temperament]), ...(budget === undefined ? [] : [`${budget} units`])].join(
    " ",
  );

const isMirror = ({ spec: { contestants } }: MatchFile): boolean => nameOf(contestants[0]) === nameOf(contestants[1]);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  `| ${head.join(" | ")} |`,
  `|${head.map(() => "---").join("|")}|`,
  ...rows.map((row) => `| ${row.join(" | ")} |`),
];

// What a player must at least score against another, in percent; below zero: at most.
const bounds: Readonly<Record<string, number>> = {
  "regular random": 99,
  "regular greedy": 75,
  "veteran regular": 60,
  "veteran-1 regular": 60,
  "veteran veteran-1": 60,
  "marshal veteran": 57,
  "recruit random": 90,
  "recruit regular": -50,
};

// What greedy may try before it answers is part of no bound: where a question has thousands of orders it is given a measure.
const calledInBounds = (player: Contestant): string => (player.name === "greedy" ? "greedy" : nameOf(player));

function boundText(first: Contestant, second: Contestant, score: number): string {
  const bound = bounds[`${calledInBounds(first)} ${calledInBounds(second)}`];
  if (bound === undefined) return "";
  const holds = bound > 0 ? 100 * score >= bound : 100 * score < -bound;
  return `${bound > 0 ? `≥ ${bound}%` : `< ${-bound}%`}: ${holds ? "holds" : "**fails**"}`;
}

function strengthRow(match: MatchFile, seats: readonly string[]): readonly string[] {
  const tally = tallyOf(match.games, seats.length);
  const [first, second] = match.spec.contestants;
  return [
    `${match.spec.system}/${match.spec.scenario}`,
    nameOf(first),
    nameOf(second),
    String(tally.games),
    `${tally.wins}/${tally.draws}/${tally.losses}`,
    shareText(tally.score),
    boundText(first, second, tally.score.mean),
    ...seats.map((_, seat) => shareText(tally.bySeat[seat])),
  ];
}

// Games that were kept before margins were noted were timed by the clock of the machine, whatever else it did.
const wasTimedByClock = ({ games }: MatchFile): boolean => games.some(({ margin }) => margin === undefined);

function paceRows(match: MatchFile): readonly (readonly string[])[] {
  return ([0, 1] as const).map((i) => {
    const { decisions, within150, slowest, slowestTurn, secondsPerGame } = paceOf(match.games, i);
    return [
      `${match.spec.system}/${match.spec.scenario}`,
      nameOf(match.spec.contestants[i]),
      decisions.toLocaleString("en"),
      `${(100 * within150).toFixed(2)}%`,
      `${slowest} ms`,
      `${slowestTurn} ms`,
      `${secondsPerGame.toFixed(2)} s`,
      wasTimedByClock(match) ? "clock" : "processor",
    ];
  });
}

// A battle is even enough when equal players share it like this, in percent.
const band = [35, 65] as const;

function bandText(share: number): string {
  const isEven = 100 * share >= band[0] && 100 * share <= band[1];
  return `${band[0]}–${band[1]}%: ${isEven ? "holds" : "**fails**"}`;
}

function balanceRow(match: MatchFile, seats: readonly string[]): readonly string[] {
  const balance = balanceOf(match.games, seats);
  return [
    `${match.spec.system}/${match.spec.scenario}`,
    nameOf(match.spec.contestants[0]),
    String(balance.games),
    ...seats.map((seat, i) => `${seat} ${shareText(balance.score[i])}`),
    bandText(balance.score[0].mean),
    shareText(balance.decisive),
    balance.margin === null ? "" : meanText(balance.margin),
    Object.entries(balance.levels)
      .map(([level, count]) => `${level} × ${count}`)
      .join(", "),
  ];
}

/** The measured part of docs/ai.md, made from match files. */
export function measuredLines(matches: readonly MatchFile[], registry: readonly AnyWargame[]): readonly string[] {
  const seatsOf = ({ spec }: MatchFile): readonly string[] =>
    registry.find(({ id }) => id === spec.system)?.seats ?? ["seat 0", "seat 1"];
  const contests = matches.filter((match) => !isMirror(match));
  const mirrors = matches.filter(isMirror);
  const decisions = matches.reduce((sum, { games }) => sum + games.reduce((all, game) => all + game.decisions, 0), 0);
  return [
    "## Measured",
    "",
    "Every line comes from a match file in `docs/matches`; the same command with the same seed plays the same games again.",
    "Sides are swapped after each game, both games of a pair have the same dice. A win counts 1, a draw ½; intervals are 95%,",
    "those of a whole score and of a balance by pairs.",
    "",
    "### Strength",
    "",
    ...table(
      ["Battle", "Player", "Against", "Games", "Won/drawn/lost", "Score", "Must hold", "In seat 0", "In seat 1"],
      contests.map((match) => strengthRow(match, seatsOf(match))),
    ),
    "",
    "### Pace",
    "",
    ...table(
      ["Battle", "Player", "Decisions", "Within 150 ms", "Slowest", "Slowest turn", "A game", "Timed by"],
      contests.flatMap(paceRows),
    ),
    "",
    "### Balance",
    "",
    ...table(
      ["Battle", "Player", "Games", "Seat 0", "Seat 1", "Must hold", "Decided", "Margin of seat 0", "Levels"],
      mirrors.map((match) => balanceRow(match, seatsOf(match))),
    ),
    "",
    `No answer was refused in ${decisions.toLocaleString("en")} decisions: a match stops at the first one that is.`,
    "",
    "### Levels",
    "",
    ...table(
      ["Level", "Slips", "Plans × playouts", "Occasions ahead", "Answers tried", "Work units an answer"],
      Object.entries(levels).map(([name, level]) => [
        name,
        `${level.slips}%`,
        `${level.plans} × ${level.playouts}`,
        String(level.horizon),
        String(level.tries),
        level.budget.toLocaleString("en"),
      ]),
    ),
    "",
    ...table(
      ["Temperament", "Own loss", "Exposure", "Drive"],
      Object.values(temperaments).map((temper) => [
        temper.name,
        `${temper.ownLoss}%`,
        `${temper.exposure}%`,
        `${temper.drive}%`,
      ]),
    ),
    "",
  ];
}
