import type { Decision } from "@redoubt/engine";
import { PositionFault } from "../client/caller.ts";
import type { AppliedAnswer, Choice } from "../worker/messages.ts";
import type { Control } from "./control.ts";
import { playOn, save } from "./saving.ts";
import { clearedDesk, PERSON } from "./state.ts";

/** Goes on with the game: computers answer, single answers are given, people are asked. */
export interface Loop {
  readonly start: () => Promise<void>;
  /** Goes on after something changed, until a person is to decide. */
  readonly goOn: () => Promise<void>;
  /** Gives an answer for the seat that is asked. */
  readonly give: (choice: Choice) => Promise<void>;
  readonly undo: (isToBarrier: boolean) => Promise<void>;
  /** Lifts the curtain for the seat that the screen was handed to. */
  readonly liftCurtain: () => Promise<void>;
  /** Shows the rest of what the other side does at once. */
  readonly hurry: () => void;
  /** Leaves the table: nothing more is answered for anybody. */
  readonly stop: () => void;
}

const PACE = { instant: 0, brisk: 420, calm: 1100 } as const;
const SAVE_EVERY = 500;

/** The loop of one table. */
export function createLoop(control: Control): Loop {
  const { app, table, desk } = control;
  let isHurried = false;
  let wake: (() => void) | null = null;
  let briefed = -1;
  let round = 0;
  let lastSaved = 0;
  // After an undo the single answer that it led to is not given again by itself.
  let heldAt = -1;
  let toldUpTo = -1;

  const pause = (time: number): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(done, time);
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });

  const refresh = async (seat: number | null): Promise<void> => {
    const known = table.get().lines;
    const from = known.length === 0 ? 0 : (known.at(-1)?.entry ?? 0) + 1;
    const asked = Promise.all([
      app.referee.moment({ seat }),
      app.referee.lines({ seat, from: seat === table.get().seat ? from : 0 }),
    ]);
    // Asked for behind the counters, so that it is drawn while they are laid out.
    void control.mapDrawing.draw();
    const [moment, lines] = await asked;
    const kept = seat === table.get().seat ? known.filter(({ entry }) => entry <= moment.entry) : [];
    desk.set(clearedDesk);
    table.set({ moment, seat, lines: [...kept, ...lines], film: null });
  };

  const saveSometimes = (): void => {
    if (Date.now() - lastSaved < SAVE_EVERY) return;
    lastSaved = Date.now();
    void save(control);
  };

  /** Asks the staff for an answer and gives it. */
  const letComputerAnswer = async (decision: Decision, isStill: () => boolean): Promise<void> => {
    const player = table.get().players[decision.seat];
    if (briefed < 0 || briefed > decision.id) briefed = await app.staff.brief({ file: await app.referee.file(null) });
    const entries = await app.referee.tail({ from: briefed });
    let answer = await app.staff.think({ player, seat: decision.seat, from: briefed, entries });
    if (answer === null) {
      briefed = await app.staff.brief({ file: await app.referee.file(null) });
      answer = await app.staff.think({ player, seat: decision.seat, from: briefed, entries: [] });
    } else briefed += entries.length;
    if (answer === null) throw new Error("the computer player found no answer");
    if (!isStill()) return;
    await apply(decision.seat, decision.id, answer);
    saveSometimes();
    await showLive(decision.id + 1);
  };

  /** Shows what just happened while the other side acts. */
  const showLive = async (entry: number): Promise<void> => {
    const { pace } = app.settings.get();
    if (pace === "instant" || isHurried) return;
    const { seat } = table.get();
    const [frame] = await app.referee.frames({ seat, from: entry, to: entry, all: true });
    if (frame === undefined || frame.lines.length === 0) return;
    const { recapFrom } = table.get();
    table.set({ film: { kind: "live", first: recapFrom, last: entry, at: entry, frame, isRunning: true } });
    const hexes = frame.lines.flatMap((line) => line.hexes);
    if (hexes.length > 0) control.showHexes(hexes.slice(0, 6));
    desk.set({ said: frame.lines.map(({ text }) => text).join(" ") });
    await pause(PACE[pace]);
  };

  /** The seat that is to look at the board when this decision is asked. */
  const lookingSeat = (decisions: readonly Decision[]): number | null => {
    const { players, seat } = table.get();
    const people = players.filter((player) => player === PERSON).length;
    if (people === 0) return null;
    if (people === 1) return players.indexOf(PERSON);
    return decisions.find((one) => players[one.seat] === PERSON)?.seat ?? seat;
  };

  const singleOf = (): Choice | null => {
    const { moment, seat, game, isGuest } = table.get();
    if (!app.settings.get().takesSingle || moment === null || seat === null) return null;
    // Whoever only looks at a game that was shown to them has not decided to play on in it.
    if (game?.facts.readOnly || isGuest) return null;
    if (moment.choices.length !== 1 || moment.entry === heldAt) return null;
    const [only] = moment.choices;
    return only.rolls ? null : only;
  };

  const goOn = async (): Promise<void> => {
    const mine = ++round;
    table.set({ isBusy: true, notice: null });
    isHurried = false;
    // What the person's own answer led to is shown before the other side goes on.
    let isShown = false;
    try {
      for (;;) {
        const { pending } = await app.referee.pending(null);
        if (mine !== round) return;
        const decisions = pending.kind === "decide" ? pending.decisions : [];
        const { players, game, seat, isGuest } = table.get();
        const machine = isGuest ? undefined : decisions.find((one) => players[one.seat] !== PERSON);
        if (machine !== undefined && game?.facts.readOnly === null) {
          if (!isShown) await refresh(lookingSeat(decisions));
          table.set({ thinking: machine.seat });
          if (!isShown) announce();
          isShown = true;
          await letComputerAnswer(machine, () => mine === round);
          continue;
        }
        const next = lookingSeat(decisions);
        const isHandOver = game?.facts.hides && seat !== null && next !== null && next !== seat;
        const isFirst = game?.facts.hides && seat === null && next !== null && players.every((one) => one === PERSON);
        if ((isHandOver || isFirst) && pending.kind === "decide") {
          table.set({ curtain: next, moment: null, lines: [], film: null, thinking: null, isBusy: false });
          return;
        }
        await refresh(next);
        table.set({ thinking: null });
        const single = singleOf();
        if (single === null) break;
        await applyNow(single);
      }
      announce();
      void save(control);
    } catch (error) {
      // Whatever went wrong, the log is whole: the game can be taken up again from it.
      const lacks = error instanceof PositionFault ? error.message : null;
      if (lacks === null) console.error(error);
      if (mine === round) table.set({ stage: "stopped", lacks });
    } finally {
      if (mine === round) table.set({ isBusy: false, thinking: null });
    }
  };

  /** Tells screen readers what happened since they were told last, and what is asked now. */
  const announce = (): void => {
    const { moment, seat, lines } = table.get();
    if (moment === null) return;
    const news = lines.filter(({ entry }) => entry > toldUpTo).slice(-5);
    toldUpTo = moment.entry;
    const events = news.map(({ text }) => text).join(" ");
    const { pending } = moment;
    if (pending.kind === "over") desk.set({ said: `${events} The game is over. ${pending.verdict.reason}` });
    if (pending.kind !== "decide") return;
    const mine = pending.decisions.find((one) => one.seat === seat);
    const asked = mine === undefined ? "" : `${mine.prompt} ${moment.choices.length} answers.`;
    desk.set({ said: `${events} ${asked}` });
    const rolled = news.filter(({ dice }) => dice.length > 0);
    if (rolled.length > 0) desk.set({ rolled });
  };

  /** Gives an answer; it is noted first, so that a page that goes away before it is saved does not lose it. */
  const apply = (seat: number, entry: number, answer: string): Promise<AppliedAnswer> => {
    playOn(control);
    app.journal.note(table.get().id, { kind: "answer", entry, seat, answer });
    return app.referee.apply({ seat, decision: entry, answer });
  };

  const takeBack = (seat: number, entry: number, steps: number): Promise<unknown> => {
    playOn(control);
    app.journal.note(table.get().id, { kind: "undo", entry, seat, steps });
    return app.referee.undo({ seat, steps });
  };

  const applyNow = async (choice: Choice): Promise<boolean> => {
    const { moment, seat } = table.get();
    if (moment === null || seat === null) return false;
    const result = await apply(seat, moment.entry, choice.text);
    if (result.kind === "accepted") return true;
    table.set({ notice: result.sentence });
    return false;
  };

  return {
    async start() {
      briefed = -1;
      toldUpTo = table.get().game?.entries ?? -1;
      await goOn();
    },
    goOn,
    async give(choice) {
      if (table.get().isBusy) return;
      heldAt = -1;
      table.set((now) => ({ isBusy: true, recapFrom: (now.moment?.entry ?? 0) + 1 }));
      const isAccepted = await applyNow(choice);
      if (isAccepted) await goOn();
      else table.set({ isBusy: false });
    },
    async undo(isToBarrier) {
      const { moment, seat, isBusy } = table.get();
      if (isBusy || moment === null || seat === null) return;
      if (!moment.undo.possible) {
        table.set({ notice: moment.undo.why });
        return;
      }
      table.set({ isBusy: true });
      await takeBack(seat, moment.entry, isToBarrier ? moment.undo.steps : 1);
      await refresh(seat);
      // Answers that were given by themselves are taken back with the one that led to them.
      for (
        let now = table.get().moment;
        now !== null && isAutomatic(now.choices) && now.undo.possible;
        now = table.get().moment
      ) {
        await takeBack(seat, now.entry, 1);
        await refresh(seat);
      }
      heldAt = table.get().moment?.entry ?? -1;
      briefed = -1;
      table.set({ isBusy: false, notice: null });
      announce();
      void save(control);
    },
    async liftCurtain() {
      const { curtain } = table.get();
      table.set({ curtain: null, seat: curtain, lines: [] });
      await refresh(curtain);
      await goOn();
    },
    hurry() {
      isHurried = true;
      wake?.();
    },
    stop() {
      round++;
      isHurried = true;
      wake?.();
    },
  };

  function isAutomatic(choices: readonly Choice[]): boolean {
    return app.settings.get().takesSingle && choices.length === 1 && !choices[0].rolls;
  }
}
