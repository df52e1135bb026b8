import { answersIn } from "../answering.ts";
import { type Call, type Command, report, wordsOf } from "../command.ts";
import { unknownComplaint, usageComplaint } from "../complaint.ts";
import { type Opened, openAnyFile, seatFlag, viewingSeat } from "../opened.ts";
import {
  combatOf,
  costOf,
  legalityOf,
  oddsOfAnswer,
  type Reply,
  reachOf,
  scoreOf,
  sightBetween,
  verdictOf,
  zonesOn,
} from "../questions.ts";

interface Question {
  readonly words: string;
  readonly least: number;
  readonly most: number;
  readonly reply: (opened: Opened, words: readonly string[], call: Call) => Reply;
}

const many = Number.POSITIVE_INFINITY;
const list = (text: string | undefined): readonly string[] => (text ?? "").split(",").filter(Boolean);

const questions: Readonly<Record<string, Question>> = {
  cost: { words: "UNIT HEX ...", least: 2, most: many, reply: (o, [unit, ...path]) => costOf(o, unit, path) },
  reach: { words: "UNIT", least: 1, most: 1, reply: (o, [unit]) => reachOf(o, unit) },
  zone: { words: "HEX", least: 1, most: 1, reply: (o, [hex]) => zonesOn(o, hex) },
  sight: { words: "HEX HEX", least: 2, most: 2, reply: (o, [from, to]) => sightBetween(o, from, to) },
  legal: {
    words: "ANSWER ...",
    least: 1,
    most: many,
    reply: (o, words, call) => legalityOf(o, answersIn(o.system, words), seatFlag(call, o.system)),
  },
  combat: {
    words: "[--attackers UNIT|HEX,...] [--defenders UNIT|HEX,...]",
    least: 0,
    most: 0,
    reply(o, _, call) {
      const [attackers, defenders] = ["attackers", "defenders"].map((flag) => list(call.flag(flag)));
      return combatOf(o, { seat: viewingSeat(call, o), attackers, defenders });
    },
  },
  odds: {
    words: "ANSWER ...",
    least: 1,
    most: many,
    reply: (o, words, call) => oddsOfAnswer(o, answersIn(o.system, words), seatFlag(call, o.system)),
  },
  score: { words: "", least: 0, most: 0, reply: (o, _, call) => scoreOf(o, viewingSeat(call, o)) },
  verdict: { words: "", least: 0, most: 0, reply: (o) => verdictOf(o) },
};

/** `redoubt ask`: questions to a position, which stays as it is. */
export const ask: Command = {
  name: "ask",
  words: "FILE QUESTION ...",
  summary: "ask a game or position a rules question; nothing changes",
  text: [
    "Questions:",
    "  cost UNIT HEX ...     what a path costs a unit, step by step",
    "  reach UNIT            what a unit can reach, and at what cost",
    "  zone HEX              whether a hex is in a zone, and whose",
    "  sight HEX HEX         whether one hex sees another, and what blocks the line",
    "  legal ANSWER ...      whether answers are allowed one after another, or the rule that forbids the first that is not",
    "  combat                column, odds or modified die of a combat with its modifiers",
    "  odds ANSWER ...       everything that may come of the last answer, with exact chances",
    "  score, verdict        points, and who would win now",
    "A position without a script is asked in the phase it names, even if nobody can act in it.",
  ],
  flags: {
    seat: { value: "SEAT", help: "who asks or answers" },
    attackers: {
      value: "UNIT|HEX,...",
      help: "for combat: who attacks, or all in a hex; without it, the combat declared so far",
    },
    defenders: { value: "UNIT|HEX,...", help: "for combat: whom, or all in a hex" },
  },
  examples: [
    "ask position.json reach A1",
    "ask position.json cost A1 0304 0305",
    'ask position.json legal "unit A1" "hex 0405"',
    "ask game.json combat --attackers A1,A2 --defenders 0506 --json",
    "ask game.json odds fire",
  ],
  run(call) {
    const [path, name, ...words] = wordsOf(call, ask, 2, many);
    const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
    if (question === undefined) throw unknownComplaint("question", name, Object.keys(questions));
    if (words.length < question.least || words.length > question.most) {
      throw usageComplaint(`redoubt ask FILE ${name} ${question.words}. See \`redoubt help ask\`.`);
    }
    const { value, lines } = question.reply(openAnyFile(path, call.registry), words, call);
    report(call, value, () => lines);
  },
};
