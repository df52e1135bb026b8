import {
  type AnyPlay,
  canonicalJson,
  hashDigits,
  hashStart,
  hashText,
  isProblems,
  type Pending,
  type ShownView,
} from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { type Bout, fileOf, noteAccepted, noteUndone, walkerOf } from "./bout.ts";
import { choicesOf, sentenceCase } from "./choices.ts";
import { isLoud, linesFrom } from "./log-lines.ts";
import type { Looking } from "./looking.ts";
import type { Moment, NotOpened, OpenedGame, RefereeCalls, ReplayFrame } from "./messages.ts";
import { beginBattle, fullLayers, openedView, plainLayers, seatPlayers } from "./opening.ts";
import { oddsAfter, previewOf } from "./preview.ts";
import type { OpenText } from "./reading.ts";
import { formIn, repliesIn } from "./replies.ts";
import { reportOf } from "./report.ts";
import { followed, mayPractise, practiceStart, practised } from "./rewind.ts";
import type { RulesBook } from "./rules-book.ts";
import { actionsOf, isSelection } from "./selection.ts";
import { whyNot } from "./why-not.ts";

/** The referee: holds one game, answers what the page asks, and alone knows the rules. A game may be there already. */
export function createReferee(
  systems: readonly AnyWargame[],
  openText: OpenText,
  first: Bout | null = null,
  looking?: Looking,
): RefereeCalls {
  let bout = first;
  const held = (): Bout => {
    if (bout === null) throw new Error("no game is on the table");
    return bout;
  };
  // The list may know the rules with their texts by now.
  const withTexts = (): Bout => ({ ...held(), system: system(held().system.id) });
  const eyes = (): Looking => {
    if (looking === undefined) throw new Error("the part that looks at things is not here");
    return looking;
  };
  const take = (opening: { readonly bout: Bout } | NotOpened): OpenedGame | NotOpened => {
    if (!("bout" in opening)) return opening;
    bout = opening.bout;
    return openedView(bout);
  };
  const system = (id: string): AnyWargame => {
    const found = systems.find((one) => one.id === id);
    if (found === undefined) throw new Error(`no system "${id}"`);
    return found;
  };
  return {
    prepare: () => null,
    begin: ({ system: id, scenario, options, secret, players }) =>
      take(seatPlayers(beginBattle(system(id), scenario, options, secret), players)),
    open: ({ text, secret, players }) => take(seatPlayers(openText(systems, text, secret), players)),
    ground: () => plainLayers(held()),
    layers: () => fullLayers(held()),
    pending: () => ({ pending: held().game.pending(), entry: held().game.length() }),
    moment: ({ seat }) => momentOf(held(), seat),
    apply: ({ seat, decision, answer }) => applyTo(held(), seat, decision, answer),
    undo: ({ seat, steps }) => undoIn(held(), seat, steps),
    why: ({ seat, ...asked }) => whyNot(withTexts(), seat, asked),
    preview: ({ seat, answer }) => previewOf(held(), seat, answer),
    compare: ({ seat, first, answer }) => oddsAfter(held(), seat, first, answer),
    reach: ({ unit }) => held().system.questions.reach(held().game.play(), unit),
    sight: ({ from, to }) => held().system.questions.sight(held().game.play(), from, to),
    sightFrom: ({ hex }) => sightFrom(held(), hex),
    zones: ({ hex }) => held().system.questions.zones(held().game.play(), hex),
    lines: ({ seat, from }) => linesFrom(held(), seat, from),
    frames: ({ seat, from, to, all }) => framesOf(held(), seat, from, to, all),
    file: () => fileOf(held()),
    tail: ({ from }) =>
      held()
        .game.log()
        .entries.slice(from)
        .map((entry) => JSON.stringify(entry)),
    practise({ seat }) {
      const now = held();
      const start = practiceStart(now, seat);
      if (start !== null) bout = practised(now, start);
      return { entry: held().game.length() };
    },
    follow({ from, tail }) {
      const now = followed(held(), from, tail);
      bout = now ?? bout;
      return now !== null;
    },
    rules: ({ system: id }) => rulesOf(system(id ?? held().system.id), id === null ? held() : null),
    helped() {
      const now = held();
      const entry = now.game.length();
      if (now.helped.at(-1) !== entry) now.helped = [...now.helped, entry];
      return null;
    },
    report: ({ seat }) => reportOf(held(), seat),
    briefing: ({ seat, entry }) => eyes().briefing(withTexts(), momentPlay(held(), entry), seat),
    bestSet: ({ seat }) => eyes().bestSet(held(), seat),
    onward: ({ seat, answer }) => eyes().onward(held(), seat, answer),
    group: (ask) => eyes().group(held(), ask),
    inspect: (ask) => eyes().inspect(held(), momentPlay(held(), ask.entry), ask),
  };
}

const nothingShown: ShownView = {
  unit: null,
  left: null,
  picked: [],
  targets: [],
  path: [],
  turns: [],
  stances: [],
  alone: false,
  keys: {},
  isSealed: false,
  commits: [],
};

/** The game as a seat sees it now, with its answers if it is to decide. */
function momentOf(bout: Bout, seat: number | null): Moment {
  const { game, system } = bout;
  const view = system.view(game.play(), seat);
  const pending = game.pending();
  const decisions = pending.kind === "decide" ? pending.decisions : [];
  const mine = decisions.find((decision) => decision.seat === seat);
  const asked = mine ?? decisions[0];
  // What another seat has in hand is its own affair where something is hidden.
  const isOpen = mine !== undefined || !system.hides;
  return {
    entry: game.length(),
    hash: fingerprint(bout, view),
    view,
    pending: withoutSecrets(bout, pending, seat),
    sideToDecide: asked === undefined ? "" : system.seats[asked.seat],
    choices: mine !== undefined && bout.readOnly === null ? choicesOf(bout, mine.seat) : [],
    shown: asked !== undefined && isOpen ? game.shown(asked.seat) : nothingShown,
    replies: mine !== undefined && bout.readOnly === null ? repliesIn(bout, mine.seat) : null,
    form: mine !== undefined && bout.readOnly === null ? formIn(bout, mine.seat) : null,
    undo: undoState(bout, seat),
    isPractice: bout.isPractice,
  };
}

/** The hash of the state; while something is hidden, of what is seen of it: the state's own could be found out by trying. */
function fingerprint({ game, system }: Bout, view: unknown): string {
  if (!system.hides || game.pending().kind === "over") return game.hash();
  const hash = hashStart();
  hashText(hash, canonicalJson(view));
  return hashDigits(hash);
}

/** That the other side is asked may be known; what, and its how manieth question it is, may not. */
function withoutSecrets({ system }: Bout, pending: Pending, seat: number | null): Pending {
  if (pending.kind !== "decide" || !system.hides) return pending;
  const decisions = pending.decisions.map((one) => (one.seat === seat ? one : { ...one, ...withheld }));
  return { ...pending, decisions };
}

const withheld = { id: -1, kind: "", rule: "", prompt: "" };

function undoState(bout: Bout, seat: number | null): Moment["undo"] {
  const { game, readOnly, takingBack, selections } = bout;
  const why = seat === null || readOnly !== null ? "" : (game.whyNotUndo(seat)?.what ?? null);
  if (why !== null || seat === null) {
    const practice = seat !== null && mayPractise(bout, seat);
    return { possible: false, steps: 0, why: sentence(why ?? ""), actions: [], isSelection: false, practice };
  }
  const last = game.last();
  return {
    possible: true,
    steps: takingBack.steps(seat),
    why: "",
    actions: actionsOf(game, seat, takingBack, selections),
    isSelection: last !== null && selections.has(last),
    practice: false,
  };
}

const sentence = (clause: string): string => (clause === "" ? "" : `${sentenceCase(clause)}.`);

function applyTo(bout: Bout, seat: number, decision: number, answer: string): ReturnType<RefereeCalls["apply"]> {
  const entry = () => bout.game.length();
  if (bout.readOnly !== null) return { kind: "misused", rule: null, sentence: bout.readOnly, entry: entry() };
  const selects = isSelection(bout.system, bout.game.play(), seat, answer);
  const outcome = bout.game.apply(seat, decision, answer);
  switch (outcome.kind) {
    case "accepted":
      noteAccepted(bout);
      if (selects) bout.selections.note(bout.game.last());
      return { kind: "accepted", rule: null, sentence: "", entry: entry() };
    case "refused":
      return { kind: "refused", rule: outcome.refusal.rule, sentence: outcome.sentence, entry: entry() };
    case "misused":
      return { kind: "misused", rule: null, sentence: outcome.misuse.what, entry: entry() };
  }
}

function undoIn(bout: Bout, seat: number, steps: number): { undone: number; why: string } {
  for (let undone = 0; undone < steps; undone++) {
    const misuse = bout.game.undo(seat);
    if (misuse !== null) return { undone, why: misuse.what };
    noteUndone(bout, seat);
  }
  return { undone: steps, why: "" };
}

function sightFrom(bout: Bout, from: string): ReturnType<RefereeCalls["sightFrom"]> {
  const play = bout.game.play();
  const unseen: string[] = [];
  for (const to of hexesOf(bout)) {
    if (to === from) continue;
    const sight = bout.system.questions.sight(play, from, to);
    if (isProblems(sight)) return { from, unseen: [], problem: sight[0].what };
    if (!sight.clear) unseen.push(to);
  }
  return { from, unseen, problem: null };
}

function hexesOf({ naming: { hex } }: Bout): readonly string[] {
  return Array.from({ length: hex.count }, (_, i) => hex.name(i)).filter((name, i) => hex.index(name) === i);
}

/** The board after each answer of a span; only where something was told, unless all are wanted. */
function framesOf(bout: Bout, seat: number | null, from: number, to: number, all: boolean): readonly ReplayFrame[] {
  const frames: ReplayFrame[] = [];
  const now = bout.game.length();
  const last = Math.min(to, now);
  for (let entry = Math.max(0, from); entry <= last; entry++) {
    const lines = linesFrom(bout, seat, entry, entry).filter(isLoud);
    if (!all && lines.length === 0 && entry !== last) continue;
    // The present is at hand; the past is walked to.
    frames.push({ entry, view: bout.system.view(entry === now ? bout.game.play() : playAt(bout, entry), seat), lines });
  }
  return frames;
}

/** The play at a moment: the present, or after an answer. */
const momentPlay = (bout: Bout, entry: number | null): AnyPlay =>
  entry === null || entry >= bout.game.length() ? bout.game.play() : playAt(bout, entry);

function playAt(bout: Bout, entry: number): AnyPlay {
  const walker = walkerOf(bout);
  walker.to(entry);
  return walker.game().play();
}

function rulesOf(system: AnyWargame, bout: Bout | null): RulesBook {
  const provenance = bout === null ? undefined : system.map(bout.world).provenance;
  const standard = Object.fromEntries(system.options.map((option) => [option.id, option.standard]));
  const setup = bout?.game.log().header.setup;
  const battle = system.scenarios.find(({ id }) => id === setup?.scenario);
  return {
    system: system.id,
    title: system.title,
    edition: system.edition,
    battle: battle === undefined ? null : { id: battle.id, title: battle.title },
    chapters: system.chapters ?? [],
    rules: Object.entries(system.rules).map(([id, entry]) => ({ id, ...entry })),
    readings: system.readings,
    charts: system.charts,
    options: system.options,
    chosen: setup?.options ?? standard,
    given: provenance?.given ?? [],
    reconstructed: provenance?.reconstructed ?? [],
  };
}
