import { acceptedLines, giveAnswer } from "../answering.ts";
import { wholeMap } from "../board-text.ts";
import { type Call, type Command, wordsOf } from "../command.ts";
import { Complaint } from "../complaint.ts";
import { whileLocked } from "../files/lock.ts";
import { type Opened, type OpenedGame, openGameFile, saveGame } from "../opened.ts";
import { legalityOf, oddsOfAnswer } from "../questions.ts";
import { columns, pendingLines } from "../sentences.ts";
import { boardLines, viewOf } from "../showing.ts";
import { unitLines } from "../unit-lines.ts";
import { answersOf } from "./options.ts";

const words = [
  ["NUMBER or ANSWER", "give the answer; it is saved at once"],
  ["board, units, answers", "show the map; list the units; list the answers again"],
  ["why ANSWER", "whether the answer is allowed, or the rule that forbids it"],
  ["odds ANSWER", "what may come of it, with exact chances"],
  ["undo", "take the last answer back"],
  ["quit", "leave; the game is saved"],
];

/** What is asked of one seat now, numbered. */
interface Asked {
  readonly id: number;
  readonly seat: number;
  readonly answers: readonly { readonly answer: string; readonly text: string }[];
}

function asked(opened: Opened): Asked | null {
  const pending = opened.game.pending();
  if (pending.kind !== "decide") return null;
  const [decision] = pending.decisions;
  return { id: decision.id, seat: decision.seat, answers: answersOf(opened, decision) };
}

function showBoard(call: Call, { system, game }: Opened, seat: number | null): void {
  const map = system.map(game.play().world);
  call.io.out(["", ...boardLines(system, game, seat, wholeMap(map), call.io.width), ""].join("\n"));
}

function showAnswers(call: Call, { system, game }: Opened, { answers }: Asked): void {
  const numbered = answers.map(({ answer, text }, i) => [String(i + 1), answer, text]);
  call.io.out([pendingLines(system, game)[0], ...columns(numbered)].join("\n"));
}

/** All that changes the picture of the board; where it stays the same, the board is not shown again. */
function boardKey({ game }: Opened, seat: number): string {
  const { units, markers, turn, phase } = viewOf(game, seat);
  return JSON.stringify({ seat, units: units.map(({ id, at, face }) => [id, at, face.states]), markers, turn, phase });
}

/** Nobody else is kept from the file while a person thinks; what others changed meanwhile is not written over. */
function save(opened: OpenedGame): void {
  whileLocked(opened.path, () => saveGame(opened));
}

function undoLast(opened: OpenedGame): string {
  const { system, game } = opened;
  const last = game.log().entries.at(-1);
  const misuse = game.undo(last === undefined ? 0 : system.seats.indexOf(last.seat));
  if (misuse !== null) return `Nothing is taken back: ${misuse.what}.`;
  save(opened);
  return `Taken back: ${last?.seat}: ${last?.answer}`;
}

const answersGiven = ({ game }: Opened): number => game.log().entries.length;

/** Carries one typed line out; false to leave. */
function carryOut(call: Call, opened: OpenedGame, now: Asked, line: string): boolean {
  const { io } = call;
  const { seat, answers } = now;
  const [word, ...rest] = line.split(/\s+/);
  const numbered = /^\d+$/.test(line) ? answers[Number(line) - 1] : undefined;
  const tail = /^\d+$/.test(rest.join(" ")) ? (answers[Number(rest[0]) - 1]?.answer ?? "") : rest.join(" ");
  if (word === "quit" || word === "exit") return false;
  if (word === "help" || word === "?") io.out(columns(words).join("\n"));
  else if (word === "board") showBoard(call, opened, seat);
  else if (word === "units") io.out(unitLines(viewOf(opened.game, seat)).join("\n"));
  else if (word === "answers") showAnswers(call, opened, now);
  else if (word === "undo") io.out(undoLast(opened));
  else if (word === "why") io.out(legalityOf(opened, [tail], seat).lines.join("\n"));
  else if (word === "odds") io.out(oddsOfAnswer(opened, [tail], seat).lines.join("\n"));
  else if (/^\d+$/.test(line) && numbered === undefined) io.out(`There are answers 1 to ${answers.length}.`);
  else {
    const accepted = giveAnswer(opened.system, opened.game, numbered?.answer ?? line, seat);
    save(opened);
    io.out(acceptedLines(opened.system, opened.game.play().world, accepted).join("\n"));
  }
  return true;
}

/** `redoubt play`: a game in the terminal. */
export const play: Command = {
  name: "play",
  words: "FILE",
  summary: "play a game in the terminal, both sides at one keyboard",
  text: ["At each question type the number of an answer or its words. Also:", ...columns(words)],
  examples: ["play game.json"],
  async run(call) {
    const [path] = wordsOf(call, play, 1);
    let opened = openGameFile(path, call.registry);
    let [board, question] = ["", ""];
    for (;;) {
      const now = asked(opened);
      if (now === null) break;
      const key = boardKey(opened, now.seat);
      if (key !== board) showBoard(call, opened, now.seat);
      if (`${now.id} ${key}` !== question) showAnswers(call, opened, now);
      [board, question] = [key, `${now.id} ${key}`];
      const line = await call.io.readLine(`${opened.system.seats[now.seat]}> `);
      if (line === null) return;
      const answered = answersGiven(opened);
      try {
        if (line.trim() !== "" && !carryOut(call, opened, now, line.trim())) return;
      } catch (error) {
        if (!(error instanceof Complaint)) throw error;
        call.io.out(error.message);
        // Where an answer could not be saved, or leads to dice that are not there, the game in memory is not the one in the file.
        if (answersGiven(opened) !== answered) opened = openGameFile(path, call.registry);
      }
    }
    call.io.out(pendingLines(opened.system, opened.game).join("\n"));
  },
};
