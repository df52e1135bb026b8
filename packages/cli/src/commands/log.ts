import { type Command, report, wordsOf } from "../command.ts";
import { openAnyFile, seatFlag } from "../opened.ts";
import { pendingLines } from "../sentences.ts";
import { storyLines, storyValue, tell } from "../telling.ts";

/** `redoubt log`: what happened so far. */
export const logOf: Command = {
  name: "log",
  words: "FILE",
  summary: "tell what happened so far, with dice and rule numbers",
  flags: { seat: { value: "SEAT", help: "what this seat may know; without it, what everybody may know" } },
  examples: ["log game.json", "log game.json --seat allied"],
  run(call) {
    const [path] = wordsOf(call, logOf, 1);
    const { system, game } = openAnyFile(path, call.registry);
    const log = game.log();
    const story = tell(system, log, seatFlag(call, system));
    const { setup, seats, commitment, version } = log.header;
    const head = { system: system.id, version, scenario: setup.scenario, seats, commitment };
    report(call, { ...head, entries: storyValue(system, story) }, () => [
      `${system.title}, ${setup.position === undefined ? setup.scenario : "a position"}; ${seats.join(" against ")}`,
      ...storyLines(system, story),
      ...pendingLines(system, game),
    ]);
  },
};
