import { type Call, type Command, report, wordsOf } from "../command.ts";
import { Complaint } from "../complaint.ts";
import { whileLocked } from "../files/lock.ts";
import { openGameFile, saveGame, seatFlag } from "../opened.ts";
import { pendingLines, pendingValue } from "../sentences.ts";

function takeBack(call: Call, path: string) {
  const opened = openGameFile(path, call.registry);
  const { system, game } = opened;
  const named = seatFlag(call, system);
  const { entries } = game.log();
  // Where several seats work side by side each takes back its own.
  const last = named === null ? entries.at(-1) : entries.findLast((entry) => entry.seat === system.seats[named]);
  const seat = named ?? (last === undefined ? 0 : system.seats.indexOf(last.seat));
  const misuse = game.undo(seat);
  if (misuse !== null) throw new Complaint(misuse.misuse, `Nothing is taken back: ${misuse.what}.`);
  saveGame(opened);
  return { system, game, last };
}

/** `redoubt undo`: takes the last answer back. */
export const undo: Command = {
  name: "undo",
  words: "FILE",
  summary: "take back the last answer",
  text: ["Nothing is taken back past a die, something hidden that became known, or an answer of another seat."],
  flags: { seat: { value: "SEAT", help: "whose answer; without it, that of the seat that answered last" } },
  examples: ["undo game.json"],
  run(call) {
    const [path] = wordsOf(call, undo, 1);
    const { system, game, last } = whileLocked(path, () => takeBack(call, path));
    report(call, { undone: last, pending: pendingValue(system, game) }, () => [
      `Taken back: ${last?.seat}: ${last?.answer}`,
      ...pendingLines(system, game),
    ]);
  },
};
