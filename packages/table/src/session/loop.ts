import type { Decision } from "@redoubt/engine";
import { PositionFault } from "../client/caller.ts";
import type { Choice } from "../worker/messages.ts";
import { createAnnouncer } from "./announce.ts";
import type { Control } from "./control.ts";
import { createMachines } from "./machines.ts";
import { preselect } from "./preselect.ts";
import { refresh } from "./refresh.ts";
import { answerQuietly } from "./replying.ts";
import { save } from "./saving.ts";
import { AFAR, emptyDesk, PERSON } from "./state.ts";

/** Goes on with the game: computers answer, single answers are given, people are asked. */
export interface Loop {
  readonly start: () => Promise<void>;
  /** Goes on after something changed, until a person is to decide. */
  readonly goOn: () => Promise<void>;
  /** Shows a game that another page plays as it stands now. */
  readonly follow: () => Promise<void>;
  /** Gives an answer for the seat that is asked. */
  readonly give: (choice: Choice) => Promise<void>;
  /** Takes back the last action, or all back to the last barrier. Against the computer dice can be taken back for practice. */
  readonly undo: (isToBarrier: boolean) => Promise<void>;
  /** Lets go of a unit that was only taken in hand: as if it had never been. */
  readonly letGo: () => Promise<void>;
  /** Takes back the last thing that was done, dice included, for practice. */
  readonly practise: () => Promise<void>;
  /** Lifts the curtain for the seat that the screen was handed to. */
  readonly liftCurtain: () => Promise<void>;
  /** Shows the rest of what the other side does at once. */
  readonly hurry: () => void;
  /** Leaves the table: nothing more is answered for anybody. */
  readonly stop: () => void;
}

/** The loop of one table. */
export function createLoop(control: Control): Loop {
  const { app, table, desk } = control;
  let round = 0;
  // After an undo the single answer that it led to is not given again by itself.
  let heldAt = -1;
  const announcer = createAnnouncer(control);

  const machines = createMachines(control);

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

  /** Whatever went wrong, the log is whole: the game can be taken up again from it. */
  const stopAt = (error: unknown): void => {
    const lacks = error instanceof PositionFault ? error.message : null;
    if (lacks === null) console.error(error);
    table.set({ stage: "stopped", lacks, isBusy: false, thinking: null });
  };

  /** Does what a person asked for; a fault on the way stops the game that it happened in, not the one opened since. */
  const attempt = async (what: () => Promise<void>): Promise<void> => {
    const { game } = table.get();
    try {
      await what();
    } catch (error) {
      if (table.get().game === game) stopAt(error);
    }
  };

  const follow = async (): Promise<void> => {
    const { players } = table.get();
    const isAlone = players.filter((player) => player === PERSON).length === 1;
    await refresh(control, isAlone ? players.indexOf(PERSON) : null);
    announcer.tell();
  };

  const goOn = async (): Promise<void> => {
    if (table.get().hold !== "mine") return follow();
    const mine = ++round;
    table.set({ isBusy: true, notice: null });
    machines.hurry(false);
    // What the person's own answer led to is shown before the other side goes on.
    let isShown = false;
    let tookSingle = false;
    try {
      for (;;) {
        const { pending, entry } = await app.referee.pending(null);
        if (mine !== round) return;
        const decisions = pending.kind === "decide" ? pending.decisions : [];
        const { players, game, seat, isGuest } = table.get();
        const isMachine = (player: string): boolean => player !== PERSON && player !== AFAR;
        const machine = isGuest ? undefined : decisions.find((one) => isMachine(players[one.seat]));
        if (machine !== undefined && game?.facts.readOnly === null) {
          if (!isShown) await refresh(control, lookingSeat(decisions));
          if (!(await control.watching.gate(() => mine === round))) return;
          table.set({ thinking: machine.seat });
          if (!isShown) announcer.tell();
          isShown = true;
          await machines.answer(machine, entry, () => mine === round);
          continue;
        }
        const [first] = decisions;
        if (first !== undefined && (await answerQuietly(control, first, entry))) continue;
        const next = lookingSeat(decisions);
        // In a branch nobody has anything to hide from anybody.
        const hides = game?.facts.hides && game.facts.branch === null;
        const isHandOver = hides && seat !== null && next !== null && next !== seat;
        const isFirst = hides && seat === null && next !== null && players.every((one) => one === PERSON);
        if ((isHandOver || isFirst) && pending.kind === "decide") {
          // Between two players the table shows what anybody may see, and nothing of what was said or pointed at.
          await refresh(control, null, { curtain: next, thinking: null });
          desk.set({ ...emptyDesk });
          return;
        }
        await refresh(control, next);
        table.set({ thinking: null });
        const single = singleOf();
        if (single === null) break;
        tookSingle = await applyNow(single);
      }
      announcer.tell();
      void save(control);
    } catch (error) {
      if (mine === round) stopAt(error);
      else console.error(error);
    } finally {
      if (mine === round) table.set({ isBusy: false, thinking: null });
    }
    // The only target was taken by itself: who should attack it is chosen as if a person had pointed at it.
    if (tookSingle && mine === round) await preselect(control);
  };

  const applyNow = async (choice: Choice): Promise<boolean> => {
    const { moment, seat } = table.get();
    const decisions = moment?.pending.kind === "decide" ? moment.pending.decisions : [];
    const decision = decisions.find((one) => one.seat === seat);
    if (moment === null || decision === undefined) return false;
    const result = await control.deeds.answer(decision, moment.entry, choice.text);
    if (result.kind === "accepted") return true;
    table.set({ notice: result.sentence });
    return false;
  };

  const give = async (choice: Choice): Promise<void> => {
    const { moment: before, isBusy, hold } = table.get();
    if (isBusy || hold !== "mine" || before === null) return;
    const entry = before.entry + 1;
    // Nothing is done by itself with a unit that was only taken in hand.
    heldAt = choice.selects ? entry : -1;
    table.set({ isBusy: true, recapFrom: entry, takenUp: choice.selects ? { entry, before } : null });
    const isAccepted = await applyNow(choice);
    const { unit, commits } = before.shown;
    const isOrder = unit !== null && !choice.selects && !commits.some(({ answer }) => answer === choice.text);
    if (isAccepted && isOrder) control.order = choice;
    if (isAccepted) await goOn();
    else table.set({ isBusy: false, takenUp: null });
  };

  /** Takes answers back, those too that were given by themselves and led there. */
  const takeBack = async (answers: number, of: (seat: number, entry: number) => Promise<void>): Promise<void> => {
    const { moment, seat, isBusy, hold } = table.get();
    if (isBusy || hold !== "mine" || moment === null || seat === null || answers === 0) return;
    table.set({ isBusy: true, takenUp: null, quiet: null });
    await of(seat, moment.entry);
    await refresh(control, seat);
    for (
      let now = table.get().moment;
      now !== null && isAutomatic(now.choices) && now.undo.possible;
      now = table.get().moment
    ) {
      await control.deeds.takeBack(seat, now.entry, now.undo.actions[0]);
      await refresh(control, seat);
    }
    heldAt = table.get().moment?.entry ?? -1;
    machines.forget();
    table.set({ isBusy: false, notice: null });
    announcer.tell();
    void save(control);
  };

  const undo = async (isToBarrier: boolean): Promise<void> => {
    const { moment } = table.get();
    if (moment === null) return;
    const { possible, practice, why, steps, actions } = moment.undo;
    if (possible) {
      const group = control.groups.find(({ to, hash }) => to === moment.entry && hash === moment.hash);
      const together = group === undefined || group.to - group.from > steps ? actions[0] : group.to - group.from;
      const answers = isToBarrier ? steps : together;
      return takeBack(answers, (seat, entry) => control.deeds.takeBack(seat, entry, answers));
    }
    if (!practice) table.set({ notice: why });
    else if (moment.isPractice) await practise();
    else desk.set({ asksPractice: true });
  };

  const letGo = (): Promise<void> => {
    const isHeld = table.get().moment?.undo.isSelection === true;
    return takeBack(isHeld ? 1 : 0, (seat, entry) => control.deeds.takeBack(seat, entry, 1));
  };

  const practise = (): Promise<void> =>
    takeBack(1, async (seat, entry) => {
      await control.deeds.practise(seat, entry);
      table.set({ lines: [] });
    });

  const liftCurtain = async (): Promise<void> => {
    const { curtain, isBusy } = table.get();
    if (isBusy) return;
    table.set({ isBusy: true, lines: [] });
    await refresh(control, curtain, { curtain: null });
    await goOn();
  };

  return {
    async start() {
      machines.forget();
      announcer.from(table.get().game?.entries ?? -1);
      await goOn();
    },
    goOn,
    follow,
    give: (choice) => attempt(() => give(choice)),
    undo: (isToBarrier) => attempt(() => undo(isToBarrier)),
    letGo: () => attempt(letGo),
    practise: () => attempt(practise),
    liftCurtain: () => attempt(liftCurtain),
    hurry() {
      machines.hurry(true);
    },
    stop() {
      round++;
      machines.hurry(true);
      // Whoever waits to go on is told that nothing more comes.
      table.set({ thinking: null });
    },
  };

  function isAutomatic(choices: readonly Choice[]): boolean {
    return app.settings.get().takesSingle && choices.length === 1 && !choices[0].rolls;
  }
}
