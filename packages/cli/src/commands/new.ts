import { isProblems } from "@redoubt/engine";
import { openScenario } from "@redoubt/protocol";
import { type Command, optionFlags, report, wordsOf } from "../command.ts";
import { problemsComplaint } from "../complaint.ts";
import { refuseToOverwrite } from "../files/write.ts";
import { saveNewGame, secretFlag, secretFlags, systemNamed } from "../opened.ts";
import { pendingLines, pendingValue } from "../sentences.ts";

/** `redoubt new`: begins a game of a scenario. */
export const newGame: Command = {
  name: "new",
  words: "SYSTEM SCENARIO FILE",
  summary: "begin a game of a scenario and write it to a file",
  text: [
    "Its dice come from a secret of 256 bits, drawn anew unless --seed or --secret names it; the secret is kept in the",
    "file, its fingerprint in the log. A file that exists already is never overwritten.",
  ],
  flags: {
    option: { value: "NAME=CHOICE", isRepeated: true, help: "choose an optional rule or reading" },
    ...secretFlags,
  },
  examples: ["new spi-quad alma alma.json", "new bloody-retribution inkerman game.json --seed 7"],
  run(call) {
    const [id, scenario, path] = wordsOf(call, newGame, 3);
    const system = systemNamed(call.registry, id);
    refuseToOverwrite(path);
    const secret = secretFlag(call) ?? call.io.secret();
    const opened = openScenario(system, scenario, optionFlags(call), secret);
    if (isProblems(opened)) throw problemsComplaint(`${id} ${scenario}`, opened);
    const { game } = opened.value;
    saveNewGame({ game, origin: { kind: "seeded", secret } }, path);
    const { setup, commitment } = game.log().header;
    report(call, { file: path, system: id, setup, commitment, pending: pendingValue(system, game) }, () => [
      `${path}: ${system.title}, ${system.scenarios.find((known) => known.id === scenario)?.title ?? scenario}.`,
      ...pendingLines(system, game),
    ]);
  },
};
