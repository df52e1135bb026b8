import { type Accepted, acceptedLines, acceptedValue, answersIn, giveAnswer } from "../answering.ts";
import { type Call, type Command, numberFlag, report, wordsOf } from "../command.ts";
import { Complaint } from "../complaint.ts";
import { whileLocked } from "../files/lock.ts";
import { openGameFile, saveGame, seatFlag } from "../opened.ts";
import { pendingLines, pendingValue } from "../sentences.ts";

/** `redoubt do`: gives answers. */
export const doAnswers: Command = {
  name: "do",
  words: "FILE ANSWER ...",
  summary: "give one answer or several and save the game",
  text: [
    "Each answer is saved by itself: when one is refused, the rule that forbids it is printed, those before it stand and",
    "the file is not touched any more. Answers are as `redoubt options` lists them; SEAT: before one says whose it is.",
  ],
  flags: {
    seat: { value: "SEAT", help: "whose answer it is; needed only where several seats are asked at once" },
    decision: { value: "N", help: "refuse if the game is no longer at this decision" },
  },
  examples: ['do game.json "unit A1" "hex 0304" stop', "do game.json end --seat allied --decision 17"],
  run(call) {
    const [path, ...words] = wordsOf(call, doAnswers, 2, Number.POSITIVE_INFINITY);
    // The file is read, answered and written while nobody else can: of two commands at once one waits for the other.
    whileLocked(path, () => giveAll(call, path, words));
  },
};

function giveAll(call: Call, path: string, words: readonly string[]): void {
  const opened = openGameFile(path, call.registry);
  const { system, game } = opened;
  const seat = seatFlag(call, system);
  const first = call.has("decision") ? numberFlag(call, "decision", 0) : null;
  const world = game.play().world;
  const given: Accepted[] = [];
  const asValue = (one: Accepted) => acceptedValue(system, world, one);
  const tellAccepted = () => {
    for (const one of given) call.io.out(acceptedLines(system, world, one).join("\n"));
  };
  try {
    for (const [i, line] of answersIn(system, words).entries()) {
      const accepted = giveAnswer(system, game, line, seat, i === 0 ? first : null);
      saveGame(opened);
      given.push(accepted);
    }
  } catch (error) {
    // What was accepted before stands in the file, so it is told, too.
    if (!call.isJson) tellAccepted();
    throw error instanceof Complaint ? error.with({ accepted: given.map(asValue) }) : error;
  }
  if (!call.isJson) tellAccepted();
  report(call, { accepted: given.map(asValue), hash: game.hash(), pending: pendingValue(system, game) }, () =>
    pendingLines(system, game),
  );
}
