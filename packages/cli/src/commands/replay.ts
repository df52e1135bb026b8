import { isProblems } from "@redoubt/engine";
import { type DiceProof, openGame, recordOf } from "@redoubt/protocol";
import { type Command, report, wordsOf } from "../command.ts";
import { problemsComplaint } from "../complaint.ts";
import { readGame, systemOfGame } from "../opened.ts";
import { counted, pendingLines } from "../sentences.ts";

/** What is known of the dice: given dice are vouched for by nobody. */
function diceLines({ given, verified, recorded }: DiceProof, commitment: string | null): readonly string[] {
  return [
    ...(verified > 0
      ? [`${counted(verified, "roll")} verified against the secret and its fingerprint ${commitment}.`]
      : []),
    ...(given > 0 ? [`${counted(given, "roll")} given by hand in the position.`] : []),
    ...(recorded > 0
      ? [`${counted(recorded, "roll")} taken as recorded: the file holds no secret to verify them with.`]
      : []),
  ];
}

/** `redoubt replay`: verifies a game file. */
export const replayGame: Command = {
  name: "replay",
  words: "FILE",
  summary: "play a game file again and verify every answer, every hash and every die",
  text: [
    "Dice are verified where the file holds their secret: it must have the fingerprint that the log was begun with, and it",
    "must give every face that the log has.",
  ],
  examples: ["replay game.json"],
  run(call) {
    const [path] = wordsOf(call, replayGame, 1);
    const file = readGame(path);
    const system = systemOfGame(path, file, call.registry);
    const opened = openGame(system, file);
    if (isProblems(opened)) throw problemsComplaint(path, opened);
    const { game, proof } = opened.value;
    const hash = recordOf(game, file.dice).hash();
    const value = { file: path, isGood: true, entries: file.entries.length, dice: proof, hash };
    report(call, value, () => [
      file.hashes === null
        ? `${path}: ${counted(file.entries.length, "answer")} replayed; files of the first format prove no more.`
        : `${path}: ${counted(file.entries.length, "answer")} replayed, every hash is right; the last is ${hash}.`,
      ...diceLines(proof, file.header.commitment),
      ...pendingLines(system, game),
    ]);
  },
};
