import { fullOptions, isProblems, type Setup } from "@redoubt/engine";
import { type FuzzFailure, fuzzGame, reproduceCommand } from "@redoubt/testkit";
import { type Call, type Command, numberFlag, optionFlags, report, wordsOf } from "../command.ts";
import { problemsComplaint, unknownComplaint } from "../complaint.ts";
import { systemNamed } from "../opened.ts";
import { exitStopped, startProgress } from "../progress.ts";
import { counted } from "../sentences.ts";

interface Found {
  games: number;
  decisions: number;
  readonly kinds: Map<string, number>;
  failure: (FuzzFailure & { readonly command: string }) | null;
}

function setupsOf(call: Call, system: ReturnType<typeof systemNamed>, scenario: string | undefined): readonly Setup[] {
  const known = system.scenarios.map(({ id }) => id);
  if (scenario !== undefined && !known.includes(scenario)) throw unknownComplaint("scenario", scenario, known);
  const options = fullOptions(system.options, optionFlags(call));
  if (isProblems(options)) throw problemsComplaint(system.id, options);
  return (scenario === undefined ? known : [scenario]).map((id) => ({ scenario: id, options }));
}

/** `redoubt fuzz`: random games under every conformance check. */
export const fuzz: Command = {
  name: "fuzz",
  words: "SYSTEM [SCENARIO]",
  summary: "play random games and check every promise of engine and system on the way",
  text: [
    "Stops at the first broken promise and prints the command that shows it again. Without a scenario, all take turns.",
  ],
  flags: {
    games: { value: "N", help: "how many games (standard 100)" },
    seed: { value: "N", help: "the seed of the first game; the next ones count on from it (standard 1)" },
    every: { value: "N", help: "look closely at every Nth decision (standard 7)" },
    option: { value: "NAME=CHOICE", isRepeated: true, help: "choose an optional rule or reading" },
  },
  examples: ["fuzz spi-quad alma --games 1000", "fuzz spi-quad --games 1 --seed 4711 --every 1"],
  async run(call) {
    const [id, scenario] = wordsOf(call, fuzz, 1, 2);
    const system = systemNamed(call.registry, id);
    const setups = setupsOf(call, system, scenario);
    const games = numberFlag(call, "games", 100, 1);
    const seed = numberFlag(call, "seed", 1);
    const every = numberFlag(call, "every", 7, 1);
    const found: Found = { games: 0, decisions: 0, kinds: new Map(), failure: null };
    const progress = startProgress(call.io, "game", games);
    while (found.games < games && found.failure === null && (await progress.goOn(found.games))) {
      const setup = setups[found.games % setups.length];
      const { decisions, kinds, failure } = fuzzGame(system, setup, seed + found.games, { every });
      found.games++;
      found.decisions += decisions;
      for (const [kind, count] of kinds) found.kinds.set(kind, (found.kinds.get(kind) ?? 0) + count);
      if (failure !== null) {
        const chosen = { ...setup, options: optionFlags(call) };
        found.failure = { ...failure, command: reproduceCommand(system.id, chosen, failure) };
      }
    }
    progress.end();
    const isStopped = progress.isStopped() && found.games < games;
    report(call, { ...found, kinds: Object.fromEntries(found.kinds), isStopped }, () => foundLines(found, isStopped));
    return found.failure !== null ? 1 : isStopped ? exitStopped : 0;
  },
};

function foundLines({ games, decisions, kinds, failure }: Found, isStopped: boolean): readonly string[] {
  const seen = [...kinds].map(([kind, count]) => `${kind} ${count.toLocaleString("en")}`);
  const head = `${counted(games, "game")}, ${counted(decisions, "decision")}`;
  if (failure === null) {
    return [
      `${isStopped ? "Stopped after " : ""}${head}: every promise was kept.`,
      `Decisions met: ${seen.join(", ")}`,
    ];
  }
  return [
    `${head}, then a promise was broken in the game of seed ${failure.seed} at decision ${failure.decision}:`,
    `  ${failure.check}: ${failure.what}`,
    `To see it again: ${failure.command}`,
  ];
}
