import { rollsIn } from "@redoubt/engine";
import { verifyDice } from "@redoubt/protocol";
import { type Command, report, wordsOf } from "../command.ts";
import { problemsComplaint } from "../complaint.ts";
import { openGameFile, readGame } from "../opened.ts";
import { counted, pendingLines } from "../sentences.ts";

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
    const { system, game, origin } = openGameFile(path, call.registry);
    const secret = origin?.kind === "seeded" ? origin.secret : null;
    const fault = secret === null ? null : verifyDice(system, file, secret);
    if (fault !== null) {
      const where = fault.entry === 0 ? "opening" : `entries[${fault.entry - 1}]`;
      throw problemsComplaint(path, [{ where, what: fault.what }]);
    }
    const rolls = rollsIn(file);
    const dice = secret !== null ? "verified" : rolls === 0 ? "none" : "recorded";
    const value = { file: path, isGood: true, entries: file.entries.length, rolls, dice, hash: game.hash() };
    report(call, value, () => [
      `${path}: ${counted(file.entries.length, "answer")} replayed, every hash is right; the last is ${game.hash()}.`,
      secret === null
        ? `${counted(rolls, "roll")} taken as recorded: the file holds no secret to verify them with.`
        : `${counted(rolls, "roll")} verified against the secret and its fingerprint ${file.header.commitment}.`,
      ...pendingLines(system, game),
    ]);
  },
};
