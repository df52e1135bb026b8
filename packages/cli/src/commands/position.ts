import { type Command, report, wordsOf } from "../command.ts";
import { refuseToOverwrite } from "../files/write.ts";
import { openPositionFile, readPositionFile, saveNewGame, secretFlag, secretFlags } from "../opened.ts";
import { counted, pendingLines, pendingValue } from "../sentences.ts";
import { storyLines, storyValue, tell } from "../telling.ts";

/** `redoubt position`: opens a position file. */
export const position: Command = {
  name: "position",
  words: "FILE",
  summary: "open a position, give the answers of its script, and make a game of it",
  text: [
    "The dice of the file answer the rolls in order. A script must use them all; without a script they wait for the",
    "answers to come. A position without dice rolls its own, from --seed, --secret or a fresh secret.",
  ],
  flags: { out: { value: "GAME", help: "write the game to this file" }, ...secretFlags },
  examples: ["position puzzle.json", "position puzzle.json --out game.json --seed 7"],
  run(call) {
    const [path] = wordsOf(call, position, 1);
    const out = call.flag("out");
    if (out !== undefined) refuseToOverwrite(out);
    const read = readPositionFile(path);
    const fresh = read.dice === undefined ? call.io.secret() : null;
    const opened = openPositionFile(path, read, secretFlag(call) ?? fresh, call.registry);
    const { system, game } = opened;
    if (out !== undefined) saveNewGame(opened, out);
    const story = tell(system, game.log(), null);
    const value = {
      file: path,
      system: system.id,
      ...(out === undefined ? {} : { out }),
      entries: storyValue(system, story),
      hash: game.hash(),
      pending: pendingValue(system, game),
    };
    report(call, value, () => [
      `${path}: ${system.title}, ${counted(read.units.length, "unit")}.${out === undefined ? "" : ` Written to ${out}.`}`,
      ...storyLines(system, story),
      ...pendingLines(system, game),
    ]);
  },
};
