import { createOutlook, type Outlook } from "@redoubt/ai";
import { type AnyPlay, clonePlay, type Game, isProblems, type LogEntry } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { type GameFile, gameFileText, openBranch, openGame, ownGame, recordOf } from "@redoubt/protocol";
import { adviceAt, lineAt } from "./advice.ts";
import type { AnalystCalls, BranchMade, SampleAsk, SeatAnswer } from "./analyst-calls.ts";
import { pointsOf } from "./course.ts";
import { opponentsOf } from "./players.ts";
import { type Stepper, stepper } from "./stepper.ts";
import { turnsAlong } from "./turns.ts";

// Positions that were looked at are kept: walking back to one means playing the game again from the start.
const KEPT = 160;

interface Desk {
  readonly system: AnyWargame;
  readonly file: GameFile;
  readonly game: Game;
  readonly walker: Stepper;
  readonly outlook: Outlook;
  readonly positions: Map<number, AnyPlay>;
}

function open(systems: readonly AnyWargame[], text: string): Desk {
  // The referee of the same page has written it, or this page has opened it before.
  const file = ownGame(text);
  const system = systems.find(({ id }) => id === file.header.system);
  if (system === undefined) throw new Error(`no system "${file.header.system}"`);
  const opened = openGame(system, { ...file, header: { ...file.header, version: system.version } });
  if (isProblems(opened)) throw new Error(opened.map(({ what }) => what).join("; "));
  const { game } = opened.value;
  return { system, file, game, walker: stepper(game), outlook: createOutlook(system), positions: new Map() };
}

/** The position after an answer. */
function positionAt({ positions, walker, game }: Desk, entry: number): AnyPlay {
  const known = positions.get(entry);
  if (known !== undefined) return known;
  if (entry >= game.length()) return game.play();
  walker.to(entry);
  const play = walker.game().play();
  if (positions.size >= KEPT) positions.delete(positions.keys().next().value ?? -1);
  positions.set(entry, play);
  return play;
}

const seatAnswer = ({ system }: Desk, { seat, answer }: Pick<LogEntry, "seat" | "answer">): SeatAnswer => ({
  seat: system.seats.indexOf(seat),
  answer,
});

/** Gives answers in a game as far as they fit; how many were given. */
function giveAll(game: Game, answers: readonly SeatAnswer[]): number {
  const misfit = answers.findIndex(({ seat, answer }) => {
    const pending = game.pending();
    const isAsked = pending.kind === "decide" && pending.decisions.some((one) => one.seat === seat);
    return !isAsked || game.apply(seat, game.decision(seat), answer).kind !== "accepted";
  });
  return misfit < 0 ? answers.length : misfit;
}

/** What games are imagined on from, and how the time for them is kept. */
function asked(desk: Desk, { entry, seat, first, time }: SampleAsk) {
  const { system } = desk;
  const play = positionAt(desk, entry);
  const naming = system.naming(play.world);
  const codes = first.flatMap(({ seat: by, answer }) => {
    const code = system.words.parse(answer, naming);
    return typeof code === "number" ? [{ seat: by, answer: code }] : [];
  });
  const rest = (now: () => number) => {
    const end = now() + time;
    return () => now() > end;
  };
  return { outset: { play, seat: system.hides ? seat : null, first: codes }, rest };
}

/** The analyst: studies a game on a copy of its own, and never answers in it. */
export function createAnalyst(systems: readonly AnyWargame[], now: () => number): AnalystCalls {
  let desk: Desk | null = null;
  const held = (): Desk => {
    if (desk === null) throw new Error("no game is being studied");
    return desk;
  };
  return {
    study({ file }) {
      desk = open(systems, file);
      const { system, game, walker } = desk;
      const { entries, opening } = game.log();
      const { at: turnAt } = turnsAlong(system, walker, entries.length);
      const points = pointsOf({ entries, opening: opening.state, seats: system.seats, turnAt });
      return { points, entries: entries.length, isOver: game.pending().kind === "over", seats: system.seats };
    },
    sample(ask) {
      const { outset, rest } = asked(held(), ask);
      const { outlook } = held();
      // One game at least, however long it takes: else nothing would ever come of a long battle on a slow machine.
      const one = outlook.sample(outset, ask.from, 1, () => false);
      const more = outlook.sample(outset, ask.from + 1, ask.most - 1, rest(now));
      return { count: one.count + more.count, halves: one.halves + more.halves };
    },
    leads(ask) {
      const { outset, rest } = asked(held(), ask);
      const { outlook } = held();
      const one = outlook.leads(outset, 1, ask.from, 1, () => false);
      const more = outlook.leads(outset, 1, ask.from + 1, ask.most - 1, rest(now));
      return { count: one.count + more.count, sum: one.sum + more.sum, squares: one.squares + more.squares };
    },
    advise({ entry, seat, isHidden }) {
      const { system } = held();
      return adviceAt(system, clonePlay(positionAt(held(), entry)), entry, seat, isHidden && system.hides, now);
    },
    line: ({ entry, answers }) => lineAt(held().system, positionAt(held(), entry), answers[0]?.seat ?? 0, answers),
    played: ({ from, to }) =>
      held()
        .game.log()
        .entries.slice(from, to)
        .map((entry) => seatAnswer(held(), entry)),
    branch({ origin, secret, players, answers }): BranchMade {
      const { system, file } = held();
      const header = { ...file.header, version: system.version };
      const begun = openBranch(system, { ...file, header }, origin, secret);
      if (isProblems(begun)) throw new Error(begun.map(({ what }) => what).join("; "));
      const { game } = begun.value;
      const given = giveAll(game, answers);
      const { turn, phase, active } = system.view(game.play(), null);
      const opponents = opponentsOf(players, system.seats);
      const text = gameFileText({
        ...recordOf(game, { kind: "seeded", secret }).file(),
        ...(opponents === undefined ? {} : { opponents }),
        branch: origin,
      });
      return { text, entries: game.length(), turn, phase, active, isOver: game.pending().kind === "over", given };
    },
  };
}
