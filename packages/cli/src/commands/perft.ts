import {
  type AnyPlay,
  answerList,
  type Chance,
  clonePlay,
  listAnswers,
  run,
  seatsToAnswer,
  takeAnswer,
} from "@redoubt/engine";
import { perft as count } from "@redoubt/testkit";
import { type Command, numberFlag, report, wordsOf } from "../command.ts";
import { usageComplaint } from "../complaint.ts";
import { type Opened, openAnyFile } from "../opened.ts";
import { exitStopped, type Progress, startProgress } from "../progress.ts";
import { columns, counted } from "../sentences.ts";

// Counting this deep takes milliseconds: between two such counts signals and progress come through.
const unbroken = 2;

/** The faces that are left to come after `used` dice, in the endless round of a count. */
function rotated(faces: readonly number[], used: number): readonly number[] {
  const at = used % faces.length;
  return [...faces.slice(at), ...faces.slice(0, at)];
}

/** Dice as counting has them: each shows the next face of the round, folded onto its own faces. */
function roundOf(faces: readonly number[], used: { count: number }): Chance {
  return {
    roll: ({ count: dice, lowest, sides }) =>
      Array.from({ length: dice }, () => {
        const face = faces[used.count++ % faces.length];
        return lowest + ((face - lowest + sides) % sides);
      }),
  };
}

async function countFrom(
  play: AnyPlay,
  depth: number,
  faces: readonly number[],
  used: number,
  goOn: () => Promise<boolean>,
): Promise<number> {
  if (!(await goOn())) return 0;
  if (play.state.frames === null) return 1;
  if (depth <= unbroken) return count(play, depth, { faces: rotated(faces, used) });
  let total = 0;
  for (const child of childrenOf(play, faces, used)) {
    total += await countFrom(child.play, depth - 1, faces, child.used, goOn);
  }
  return total;
}

/** Every way to go on by one answer: the play after it and the dice used until then. */
function* childrenOf(play: AnyPlay, faces: readonly number[], used: number) {
  const here = clonePlay(play);
  const usedHere = { count: used };
  if (run(here, roundOf(faces, usedHere)) !== "ask") return;
  const [seat] = seatsToAnswer(here);
  const list = answerList();
  listAnswers(here, seat, list);
  for (let i = 0; i < list.count; i++) {
    const next = clonePlay(here);
    takeAnswer(next, seat, list.codes[i]);
    const usedNext = { count: usedHere.count };
    run(next, roundOf(faces, usedNext));
    yield { code: list.codes[i], play: next, used: usedNext.count };
  }
}

interface Branch {
  readonly answer: string;
  readonly count: number;
}

async function branchesOf(opened: Opened, depth: number, faces: readonly number[], progress: Progress) {
  const { system, game } = opened;
  const play = game.play();
  const naming = system.naming(play.world);
  const branches: Branch[] = [];
  for (const child of childrenOf(play, faces, 0)) {
    const total = await countFrom(child.play, depth - 1, faces, child.used, () => progress.goOn(branches.length));
    if (progress.isStopped()) break;
    branches.push({ answer: system.words.text(child.code, naming), count: total });
  }
  return branches;
}

/** `redoubt perft`: counts sequences of answers. */
export const perft: Command = {
  name: "perft",
  words: "FILE",
  summary: "count the sequences of legal answers from a game or position, answer by answer",
  text: ["Dice show the faces of --dice in an endless round, so that the count is the same every time."],
  flags: {
    depth: { value: "N", help: "how many answers long (standard 3)" },
    dice: { value: "FACES", help: "faces of the dice, such as 1,2,3,4,5,6 (the standard)" },
  },
  examples: ["perft game.json --depth 4", "perft position.json --depth 3 --dice 6,1"],
  async run(call) {
    const [path] = wordsOf(call, perft, 1);
    const depth = numberFlag(call, "depth", 3, 1);
    const faces = (call.flag("dice") ?? "1,2,3,4,5,6").split(",").map(Number);
    if (faces.some((face) => !Number.isInteger(face) || face < 0)) {
      throw usageComplaint(`--dice needs faces such as 1,2,3, not "${call.flag("dice")}".`);
    }
    const opened = openAnyFile(path, call.registry);
    const pending = opened.game.pending();
    const all = pending.kind === "decide" ? opened.game.answers(pending.decisions[0].seat).length : 0;
    const progress = startProgress(call.io, "first answer", all);
    const branches = await branchesOf(opened, depth, faces, progress);
    progress.end();
    const total = all === 0 ? 1 : branches.reduce((sum, branch) => sum + branch.count, 0);
    const isStopped = branches.length < all;
    report(call, { depth, total, isStopped, branches }, () => [
      ...columns(branches.map((branch) => [branch.answer, branch.count.toLocaleString("en")])),
      isStopped
        ? `Stopped after ${branches.length} of ${counted(all, "first answer")}: ${counted(total, "sequence")} so far.`
        : `Depth ${depth}: ${counted(total, "sequence")}.`,
    ]);
    return isStopped ? exitStopped : 0;
  },
};
