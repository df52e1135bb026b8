import {
  type AnswerList,
  type AnyPlay,
  type AnySystem,
  blankState,
  clonePlay,
  cloneState,
  copyState,
  hashState,
  imagine,
  listAnswers,
  playOf,
  restorePlay,
  run,
  type State,
  saveState,
  seatsToAnswer,
  seededChance,
  shownTo,
  takeAnswer,
  uniform,
  whyNot,
} from "@redoubt/engine";
import { isSame } from "./same.ts";

/** What the checks share: the system, a source of chance of their own, and lists to fill. */
export interface Check {
  readonly system: AnySystem;
  readonly word: () => number;
  readonly list: AnswerList;
  readonly scratch: AnswerList;
}

/** A promise and how it was broken. */
export interface Broken {
  readonly check: string;
  readonly what: string;
}

function codesOf(list: AnswerList): readonly number[] {
  return Array.from(list.codes.subarray(0, list.count));
}

function derivedWords(state: State): string {
  return state.words.subarray(state.layout.savedBytes >> 2).join(",");
}

/** Saving and restoring gives the same state, the same derived numbers, the same answers and the same future. */
function savedEqualsLive(
  check: Check,
  play: AnyPlay,
  seat: number,
  answer: number,
  after: () => AnyPlay,
): Broken | null {
  const broken = (what: string): Broken => ({ check: "serialise and restore", what });
  const text = JSON.stringify(saveState(play.state));
  const restored: AnyPlay = playOf(play.world, blankState(play.state.layout));
  restorePlay(check.system, restored, JSON.parse(text));
  if (hashState(restored.state) !== hashState(play.state)) return broken("the restored state has another hash");
  if (derivedWords(restored.state) !== derivedWords(play.state))
    return broken("the derived columns were not up to date");
  listAnswers(restored, seat, check.scratch);
  if (String(codesOf(check.scratch)) !== String(codesOf(check.list)))
    return broken("the restored state offers other answers");
  takeAnswer(restored, seat, answer);
  const live = after();
  run(restored, { roll: () => null });
  run(live, { roll: () => null });
  return hashState(restored.state) === hashState(live.state) ? null : broken("the same answer leads elsewhere");
}

/** Exactly the listed answers are legal; listing and explaining change nothing. */
function listEqualsWhy(check: Check, play: AnyPlay, seat: number): Broken | null {
  const { list, scratch, word } = check;
  const codes = codesOf(list);
  if (new Set(codes).size !== codes.length) return { check: "answers", what: "an answer is listed twice" };
  const before = hashState(play.state);
  const naming = check.system.naming(play.world);
  for (let i = 0; i < 3; i++) {
    const code = codes[uniform(word, codes.length)];
    const text = check.system.words.text(code, naming);
    const refused = whyNot(play, seat, code, scratch);
    if (refused !== null) return { check: "answers", what: `"${text}" is listed, yet refused by ${refused.rule}` };
    if (check.system.words.parse(text, naming) !== code)
      return { check: "answers", what: `"${text}" is read back as another` };
  }
  for (let i = 0; i < 8; i++) {
    const code = strangeAnswer(check, play);
    const isListed = codes.includes(code);
    const refused = whyNot(play, seat, code, scratch);
    if ((refused === null) !== isListed) {
      const text = check.system.words.text(code, naming);
      const said =
        refused === null ? "is not listed, yet no rule forbids it" : `is listed, yet refused by ${refused.rule}`;
      return { check: "answers", what: `"${text}" ${said}` };
    }
    if (refused !== null && !(refused.rule in check.system.rules)) {
      return { check: "answers", what: `a refusal cites the unknown rule ${refused.rule}` };
    }
    if (refused !== null) check.system.wording.refusal(play.world, refused);
  }
  return hashState(play.state) === before ? null : { check: "refusal changes nothing", what: "the state changed" };
}

/** A random answer that can at least be read: a verb with things of this game. */
function strangeAnswer(check: Check, play: AnyPlay): number {
  const { words } = check.system;
  const naming = check.system.naming(play.world);
  const verbs = Object.keys(words.verbs);
  for (;;) {
    const verb = verbs[uniform(check.word, verbs.length)];
    const args = words.verbs[verb].map((kind) => uniform(check.word, kind === "number" ? 16 : naming[kind].count));
    const code = words.say[verb](...args);
    if (words.parse(words.text(code, naming), naming) === code) return code;
  }
}

/** The same dice on a copy lead to the same state. */
function cloneEqualsLive(play: AnyPlay, seat: number, answer: number, secret: string, rolls: number): Broken | null {
  const hashes = [0, 1].map(() => {
    const copy = clonePlay(play);
    takeAnswer(copy, seat, answer);
    run(copy, seededChance(secret, rolls));
    return hashState(copy.state);
  });
  return hashes[0] === hashes[1] ? null : { check: "clone", what: "two copies played alike differ" };
}

/** A seat that cannot tell two states apart sees, is asked and may answer the same. */
function viewsDoNotLeak(check: Check, play: AnyPlay): Broken | null {
  const { system } = check;
  for (let seat = 0; seat < system.seats.length; seat++) {
    const twin = clonePlay(play);
    imagine(system, play, twin, seat, check.word);
    if (!isSame(system.view(play, seat), system.view(twin, seat)))
      return { check: "views do not leak", what: `${system.seats[seat]} sees a difference` };
    if (!isGuessUnmoved(check, play, twin, seat))
      return { check: "redeal", what: `what ${system.seats[seat]} imagines depends on what it cannot know` };
    if (!seatsToAnswer(play).includes(seat)) continue;
    const [asked, instead] = [play, twin].map((side) => {
      listAnswers(side, seat, check.scratch);
      return [system.wording.prompt(side, seat), codesOf(check.scratch), shownTo(system, side, seat)];
    });
    if (!isSame(asked, instead))
      return { check: "decisions do not leak", what: `${JSON.stringify(asked)} / ${JSON.stringify(instead)}` };
  }
  return null;
}

/** Whether the same words lead from both games to the same imagined one: then nothing hidden can reach a guess. */
function isGuessUnmoved(check: Check, play: AnyPlay, twin: AnyPlay, seat: number): boolean {
  const from = check.word();
  const hashes = [play, twin].map((side) => {
    const guess = clonePlay(side);
    let word = from;
    imagine(check.system, side, guess, seat, () => {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      return word;
    });
    return hashState(guess.state);
  });
  return hashes[0] === hashes[1];
}

/** All promises that can be looked at before one decision. Leaves the play as it was. */
export function checksAt(check: Check, play: AnyPlay, seat: number, secret: string, rolls: number): Broken | null {
  const before = cloneState(play.state);
  const answer = check.list.codes[uniform(check.word, check.list.count)];
  const after = () => {
    const live = clonePlay(play);
    takeAnswer(live, seat, answer);
    return live;
  };
  const broken =
    savedEqualsLive(check, play, seat, answer, after) ??
    listEqualsWhy(check, play, seat) ??
    cloneEqualsLive(play, seat, answer, secret, rolls) ??
    viewsDoNotLeak(check, play);
  if (broken !== null) return broken;
  if (hashState(before) !== hashState(play.state))
    return { check: "looking changes nothing", what: "the state changed" };
  copyState(before, play.state);
  return null;
}
