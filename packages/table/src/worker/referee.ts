import type { Pending } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { isNoAnswer } from "@redoubt/mechanics";
import { type Bout, fileOf, noteAccepted, noteUndone, walkerOf } from "./bout.ts";
import { choicesOf } from "./choices.ts";
import { handOf } from "./hand.ts";
import { linesFrom } from "./log-lines.ts";
import type { Moment, NotOpened, OpenedGame, RefereeCalls, ReplayFrame, RulesBook, ShelfSystem } from "./messages.ts";
import { beginBattle, fullLayers, openedView, openText, plainLayers, seatPlayers } from "./opening.ts";
import { oddsAfter, previewOf } from "./preview.ts";
import { reportOf } from "./report.ts";
import { whyNot } from "./why-not.ts";

/** The referee: holds one game, answers what the page asks, and alone knows the rules. */
export function createReferee(systems: readonly AnyWargame[]): RefereeCalls {
  let bout: Bout | null = null;
  const held = (): Bout => {
    if (bout === null) throw new Error("no game is on the table");
    return bout;
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
    shelf: () => systems.map(shelfOf),
    begin: ({ system: id, scenario, options, secret, players }) =>
      take(seatPlayers(beginBattle(system(id), scenario, options, secret), players)),
    open: ({ text, secret, players }) => take(seatPlayers(openText(systems, text, secret), players)),
    ground: () => plainLayers(held()),
    layers: () => fullLayers(held()),
    pending: () => ({ pending: held().game.pending(), entry: held().game.log().entries.length }),
    moment: ({ seat }) => momentOf(held(), seat),
    apply: ({ seat, decision, answer }) => applyTo(held(), seat, decision, answer),
    undo: ({ seat, steps }) => undoIn(held(), seat, steps),
    why: ({ seat, ...asked }) => whyNot(held(), seat, asked),
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
    rules: ({ system: id }) => rulesOf(id === null ? held().system : system(id), id === null ? held() : null),
    report: ({ seat }) => reportOf(held(), seat),
  };
}

function shelfOf(system: AnyWargame): ShelfSystem {
  const { id, title, edition, version, seats, options } = system;
  const battles = system.scenarios.map((scenario) => ({
    ...scenario,
    card: system.battles.find((card) => card.scenario === scenario.id) ?? null,
  }));
  return { id, title, edition, version, seats, options, battles };
}

/** The game as a seat sees it now, with its answers if it is to decide. */
function momentOf(bout: Bout, seat: number | null): Moment {
  const { game, system } = bout;
  const play = game.play();
  const view = system.view(play, seat);
  const pending = game.pending();
  const isAsked = pending.kind === "decide" && pending.decisions.some((decision) => decision.seat === seat);
  const asked = pending.kind === "decide" ? (isAsked ? seat : pending.decisions[0]?.seat) : null;
  return {
    entry: game.log().entries.length,
    hash: game.hash(),
    view,
    pending: withoutSecrets(bout, pending, seat),
    sideToDecide: asked === null || asked === undefined ? "" : system.seats[asked],
    choices: isAsked && seat !== null && bout.readOnly === null ? choicesOf(bout, seat) : [],
    hand: asked === null || asked === undefined ? noHand : handOf(bout, play, asked, view),
    undo: undoState(bout, seat),
  };
}

/** The other side's prompt may name what it alone may know. */
function withoutSecrets(bout: Bout, pending: Pending, seat: number | null): Pending {
  if (pending.kind !== "decide" || !bout.hides) return pending;
  const decisions = pending.decisions.map((one) => (one.seat === seat ? one : { ...one, prompt: "" }));
  return { ...pending, decisions };
}

const noHand = { unit: null, picked: [], targets: [] };

function undoState(bout: Bout, seat: number | null): Moment["undo"] {
  const { reversible } = bout;
  let steps = 0;
  while (steps < reversible.length && reversible[reversible.length - 1 - steps] === seat) steps++;
  if (steps > 0 && bout.readOnly === null) return { possible: true, steps, why: "" };
  if (bout.game.log().entries.length === 0) return { possible: false, steps: 0, why: "Nothing has been played yet." };
  const other = reversible.at(-1);
  const why =
    other === undefined
      ? "Dice fell or something hidden became known since then."
      : `${bout.system.seats[other]} has acted since then.`;
  return { possible: false, steps: 0, why };
}

function applyTo(bout: Bout, seat: number, decision: number, answer: string): ReturnType<RefereeCalls["apply"]> {
  const entry = () => bout.game.log().entries.length;
  if (bout.readOnly !== null) return { kind: "misused", rule: null, sentence: bout.readOnly, entry: entry() };
  const outcome = bout.game.apply(seat, decision, answer);
  switch (outcome.kind) {
    case "accepted":
      noteAccepted(bout);
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
    noteUndone(bout);
  }
  return { undone: steps, why: "" };
}

function sightFrom(bout: Bout, from: string): ReturnType<RefereeCalls["sightFrom"]> {
  const play = bout.game.play();
  const unseen: string[] = [];
  for (const to of hexesOf(bout)) {
    if (to === from) continue;
    const sight = bout.system.questions.sight(play, from, to);
    if (isNoAnswer(sight)) return { from, unseen: [], problem: sight.problem };
    if (!sight.clear) unseen.push(to);
  }
  return { from, unseen, problem: null };
}

function hexesOf(bout: Bout): readonly string[] {
  const { cols, rows } = bout.system.map(bout.world);
  const names: string[] = [];
  const two = (n: number) => String(n).padStart(2, "0");
  for (let a = 1; a <= Math.max(cols, rows); a++) {
    for (let b = 1; b <= Math.max(cols, rows) + 1; b++) {
      const name = two(a) + two(b);
      if (bout.naming.hex.index(name) >= 0) names.push(name);
    }
  }
  return names;
}

/** The board after each answer of a span; only where something was told, unless all are wanted. */
function framesOf(bout: Bout, seat: number | null, from: number, to: number, all: boolean): readonly ReplayFrame[] {
  const walker = walkerOf(bout);
  const frames: ReplayFrame[] = [];
  const last = Math.min(to, bout.game.log().entries.length);
  for (let entry = Math.max(0, from); entry <= last; entry++) {
    const lines = linesFrom(bout, seat, entry, entry);
    if (!all && lines.length === 0 && entry !== last) continue;
    walker.to(entry);
    frames.push({ entry, view: bout.system.view(walker.game().play(), seat), lines });
  }
  return frames;
}

function rulesOf(system: AnyWargame, bout: Bout | null): RulesBook {
  const provenance = bout === null ? undefined : system.map(bout.world).provenance;
  const standard = Object.fromEntries(system.options.map((option) => [option.id, option.standard]));
  return {
    system: system.id,
    title: system.title,
    edition: system.edition,
    rules: Object.entries(system.rules).map(([id, entry]) => ({ id, ...entry })),
    readings: system.readings,
    charts: system.charts,
    options: system.options,
    chosen: bout?.game.log().header.setup.options ?? standard,
    given: provenance?.given ?? [],
    reconstructed: provenance?.reconstructed ?? [],
  };
}
