import { type Command, numberFlag, report, wordsOf } from "../command.ts";
import { refuseOtherKind, writeAs } from "../files/kind.ts";
import { type Balance, balanceOf, meanText } from "../match/balance.ts";
import { balancePage } from "../match/balance-page.ts";
import type { MatchSpec } from "../match/game-record.ts";
import { shareText } from "../match/tally.ts";
import { exitStopped } from "../progress.ts";
import { counted } from "../sentences.ts";
import { battleOf, chosenOptions, contestantOf, matchFlags, playMatch } from "./match.ts";

function lines(title: string, balance: Balance, seats: readonly string[]): readonly string[] {
  return [
    `${title}: ${counted(balance.games, "game")}`,
    ...seats.map((seat, i) => `  ${seat} scores ${shareText(balance.score[i])}, ${balance.wins[i]} won`),
    `  ${balance.draws} drawn, ${shareText(balance.decisive)} decided`,
    ...(balance.margin === null ? [] : [`  ${seats[0]} ahead at the end by ${meanText(balance.margin)} points`]),
    ...Object.entries(balance.levels).map(([level, count]) => `  ${level}: ${count}`),
    `  ended on turn: ${Object.entries(balance.lengths)
      .map(([turn, count]) => `${turn} × ${count}`)
      .join(", ")}`,
    `  units lost on average: ${seats.map((seat, i) => `${seat} ${balance.losses[i].toFixed(1)}`).join(", ")}`,
    `  questions answered in a turn: ${seats.map((seat, i) => `${seat} ${balance.questions[i].toFixed(1)}`).join(", ")}`,
    `  ahead as the second turn began (${counted(balance.aheadGames, "game")}) ${seats[0]} scores ${shareText(balance.ahead)}, ` +
      `behind ${shareText(balance.behind)}`,
  ];
}

/** `redoubt simulate`: how evenly a battle is matched. */
export const simulate: Command = {
  name: "simulate",
  words: "[PLAYER]",
  summary: "let a computer player meet itself and tell how evenly a battle is matched, with plots",
  text: ["The player is veteran unless another is named. --page writes an HTML page with plots as SVG."],
  flags: { ...matchFlags, page: { value: "FILE", help: "write a page with plots" } },
  examples: ["simulate --scenario spi-quad/alma --games 200 --jobs 2 --page alma.html"],
  async run(call) {
    const [name = "veteran"] = wordsOf(call, simulate, 0, 1);
    const { system, scenario } = battleOf(call);
    const contestant = contestantOf(name);
    const seed = numberFlag(call, "seed", 1);
    const spec: MatchSpec = {
      system: system.id,
      scenario,
      contestants: [contestant, contestant],
      seed,
      ...chosenOptions(call, system),
    };
    const games = numberFlag(call, "games", 40, 1);
    const page = call.flag("page");
    if (page !== undefined) refuseOtherKind(page, "page");
    const { match, isStopped } = await playMatch(call, spec, system.version, games, call.flag("out"));
    const balance = balanceOf(match.games, system.seats);
    const title = `${system.title}, ${scenario}, ${name} against itself`;
    if (page !== undefined) writeAs("page", page, balancePage(title, balance, match.games, system.seats));
    report(call, { ...spec, ...balance, isStopped }, () => lines(title, balance, system.seats));
    return isStopped ? exitStopped : 0;
  },
};
