import { endingsOf, needsAsking, rollingEnd } from "../board/commits.ts";
import { type Click, isPlainlyMeant, namedBy, type Picked, pickAt, pickUnit, takenFirst } from "../board/highlights.ts";
import { TUTOR } from "../guide/tutor.ts";
import type { Preview } from "../worker/foresight.ts";
import type { Choice } from "../worker/messages.ts";
import { aimsAtEnemy, leadsToFight } from "./aiming.ts";
import { airborne, comparable } from "./airborne.ts";
import type { Control } from "./control.ts";
import { goOnTo } from "./next-unit.ts";
import { preselect } from "./preselect.ts";

/** Turns clicks, taps and keys into answers. */
export interface Answering {
  /** A click or tap on the map. A tap shows first where it would lead; a second tap goes there. */
  readonly click: (click: Click, isTap: boolean) => Promise<void>;
  /** Points at a unit in a list, a fan or the order of battle. */
  readonly unit: (unit: string) => Promise<void>;
  /** Takes an answer: at once, or for confirmation where dice follow. */
  readonly choose: (choice: Choice) => Promise<void>;
  /** Gives the answer that waits for confirmation. */
  readonly confirm: () => Promise<void>;
  /** Lets go of what was picked, proposed, opened or only taken in hand; false if there was nothing. */
  readonly letGo: () => boolean;
  /** Ends what is asked, where one answer does: asks first, and gives it when asked again. False where several do, or none. */
  readonly end: () => Promise<boolean>;
  /** Ends the move of the unit in hand where it stands; false if none has moved. */
  readonly stop: () => Promise<boolean>;
  /** What the pointer or the cursor is on. */
  readonly point: (hex: string | null, unit: string | null) => void;
  /** Asks for the preview of whatever answer is in the air now. */
  readonly look: () => Promise<void>;
  /** Where the unit in hand can go. */
  readonly findReach: () => Promise<void>;
}

/** How clicks become answers at one table. */
export function createAnswering(control: Control): Answering {
  const { app, table, desk } = control;
  const seen = new Map<string, Preview>();
  let seenAt = "";
  let wanted = "";

  const mayAct = (): boolean => {
    const { isBusy, film, moment, seat } = table.get();
    return (
      !desk.get().isAnalysing &&
      !isBusy &&
      film === null &&
      moment !== null &&
      seat !== null &&
      moment.choices.length > 0
    );
  };

  const settle = async (picked: Picked, click: Click, isTap: boolean): Promise<void> => {
    switch (picked.kind) {
      case "answer": {
        const { choice } = picked;
        const { moment } = table.get();
        const choices = moment?.choices ?? [];
        // A finger is shown where it would go before it goes there; a target that it names can be named anew.
        const isMove = choice.args.some((arg) => arg.kind === "hex") && !(moment && aimsAtEnemy(moment, choice));
        if (isTap && isMove && desk.get().proposal?.text !== choice.text) propose(choice);
        else if (isPlainlyMeant(choices, choice)) await choose(choice);
        else desk.set({ chooser: { choices: [choice], hex: click.hex }, fan: null, why: null });
        return;
      }
      case "more":
        desk.set((now) => ({ picks: [...now.picks, picked.pick], fan: null, chooser: null, why: null }));
        return;
      case "choose": {
        // A lesson names what can be done with a unit.
        const taken = table.get().players.includes(TUTOR) ? null : takenFirst(picked.choices);
        if (taken !== null) return choose(taken);
        desk.set({ chooser: { choices: picked.choices, hex: click.hex }, fan: null, why: null });
        return;
      }
      case "fan":
        desk.set({ fan: click.hex, chooser: null, why: null });
        return;
      case "nothing":
        await explain(click);
    }
  };

  const explain = async (click: Click): Promise<void> => {
    const { seat, moment, sheet } = table.get();
    const { fan, chooser, proposal, picks } = desk.get();
    if (fan !== null || chooser !== null) return desk.set({ fan: null, chooser: null });
    if (click.hex === null || seat === null || moment === null) return;
    if (proposal !== null) desk.set({ proposal: null, preview: null });
    const why = await app.referee.why({ seat, hex: click.hex, unit: click.unit, picks });
    desk.set({ why: why === null ? null : { ...why, hex: sheet?.has(click.hex) ? click.hex : null } });
    if (why !== null) desk.set({ said: `${why.about} refused by rule ${why.rule}. ${why.sentence}` });
  };

  const propose = (choice: Choice): void => {
    desk.set({ proposal: choice, fan: null, chooser: null, why: null });
    void look();
  };

  const choose = async (choice: Choice): Promise<void> => {
    if (!mayAct()) return;
    if (isOfBefore(choice)) await control.loop.letGo();
    const { moment } = table.get();
    if (moment === null) return;
    const isProposed = desk.get().proposal?.text === choice.text;
    // The odds of what a composed answer ends with are on the table already.
    const isSurprise =
      (choice.rolls || (await leadsToFight(control, moment, choice))) && rollingEnd(moment)?.text !== choice.text;
    if (!isProposed && (isSurprise || needsAsking(moment, choice))) propose(choice);
    else {
      await control.loop.give(choice);
      await preselect(control);
    }
  };

  /** The answers that were open when the unit in hand was taken up, as long as nothing was done with it. */
  const before = (): readonly Choice[] => {
    const { takenUp, moment } = table.get();
    return takenUp !== null && takenUp.entry === moment?.entry ? takenUp.before.choices : [];
  };

  /** Whether an answer is one to the decision before: the unit in hand is let go of for it. */
  const isOfBefore = ({ text }: Choice): boolean =>
    !table.get().moment?.choices.some((choice) => choice.text === text) &&
    before().some((choice) => choice.text === text);

  /** The one answer that ends what is asked, throws no dice and gives nothing up for good; null where there are several. */
  const onlyEnd = (): Choice | null => {
    const { moment } = table.get();
    const endings = moment === null ? [] : endingsOf(moment);
    const ends = endings.flatMap(({ choice, commit }) =>
      choice === null || choice.rolls || commit.grave ? [] : [choice],
    );
    return ends.length === 1 ? ends[0] : null;
  };

  const end = async (): Promise<boolean> => {
    const only = onlyEnd();
    if (only !== null) await choose(only);
    return only !== null;
  };

  const stop = async (): Promise<boolean> => {
    const { moment } = table.get();
    return moment !== null && moment.shown.unit !== null && !moment.undo.isSelection && end();
  };

  /**
   * What a click means while a unit is in hand that the answers about it do not: on the unit itself it ends its move, or lets
   * go of it where it has not moved; on another that might have been taken up instead it means that one.
   */
  const turnTo = (picked: Picked, click: Click): Picked | "own" | null => {
    const { moment } = table.get();
    const unit = moment?.view.units.find(({ id }) => id === moment.shown.unit);
    if (unit !== undefined && picked.kind === "nothing" && (click.unit === unit.id || click.hex === unit.at))
      return "own";
    if (click.unit === null) return null;
    const other = pickUnit(
      before().filter(({ selects }) => selects),
      [],
      click.unit,
    );
    if (other.kind !== "answer" || other.choice.args.some(({ name }) => name === unit?.id)) return null;
    if (picked.kind === "nothing") return other;
    return picked.kind === "answer" ? { kind: "choose", choices: [picked.choice, other.choice] } : null;
  };

  /** Settles a click, or what it means while a unit is in hand. */
  const settleOrTurn = async (picked: Picked, click: Click, isTap: boolean): Promise<void> => {
    const turned = turnTo(picked, click);
    const { moment } = table.get();
    // Whoever points at a friend, where the unit in hand could only pass, means that friend; a quick click waits for the reach.
    if (turned === null && click.unit !== null && desk.get().reach === null) await findReach();
    if (table.get().moment !== moment) return;
    const isPassing = desk.get().reach?.hexes.find(({ hex }) => hex === click.hex)?.mayEnd === false;
    const isOther = turned === null && click.unit !== null && (picked.kind === "nothing" || isPassing);
    if (isOther && (await goOnTo(control, click.unit ?? ""))) return;
    if (turned !== "own") return settle(turned ?? picked, click, isTap);
    if (table.get().moment?.undo.isSelection) await control.loop.letGo();
    else if (!(await stop())) await settle(picked, click, isTap);
  };

  const findReach = async (): Promise<void> => {
    const { moment } = table.get();
    const unit = moment?.shown.unit ?? null;
    const isGoing = moment?.choices.some((choice) => choice.args.some((arg) => arg.kind === "hex")) ?? false;
    if (moment === null || unit === null || !isGoing) return;
    const reach = await app.referee.reach({ unit });
    if (table.get().moment === moment) desk.set({ reach: "hexes" in reach ? reach : null });
  };

  const look = async (): Promise<void> => {
    const { moment, seat } = table.get();
    const choice = airborne(control);
    if (moment === null || seat === null || choice === null || table.get().film !== null) {
      wanted = "";
      if (desk.get().preview !== null) desk.set({ preview: null });
      return;
    }
    const at = `${moment.entry} ${moment.hash}`;
    if (at !== seenAt) seen.clear();
    seenAt = at;
    const known = seen.get(choice.text);
    wanted = choice.text;
    if (known !== undefined) {
      if (desk.get().preview !== known) desk.set({ preview: known });
      return;
    }
    const preview = await app.referee.preview({ seat, answer: choice.text }).catch(() => null);
    if (preview === null || table.get().moment !== moment) return;
    seen.set(choice.text, preview);
    if (wanted === choice.text) desk.set({ preview });
  };

  const compare = async (): Promise<void> => {
    const { moment, seat } = table.get();
    const pair = comparable(control);
    if (desk.get().compared !== null) desk.set({ compared: null });
    if (pair === null || seat === null) return;
    const { first, commit } = pair;
    const odds = await app.referee.compare({ seat, first: first.text, answer: commit.text }).catch(() => null);
    const isStill = table.get().moment === moment && comparable(control)?.first.text === first.text;
    if (odds !== null && isStill) desk.set({ compared: { label: first.label, odds } });
  };

  return {
    async click(click, isTap) {
      const { moment } = table.get();
      if (table.get().film?.kind === "live") return control.loop.hurry();
      if (moment === null || table.get().film !== null) return;
      if (!mayAct()) return;
      const { chooser, picks } = desk.get();
      const meant = chooser === null || chooser.hex === click.hex ? [] : namedBy(chooser.choices, click);
      const picked: Picked =
        meant.length === 1 ? { kind: "answer", choice: meant[0] } : pickAt(moment.choices, picks, click);
      await settleOrTurn(picked, click, isTap);
      void look();
    },
    async unit(unit) {
      const { moment } = table.get();
      if (moment === null || !mayAct()) return;
      const at = moment.view.units.find(({ id }) => id === unit)?.at ?? null;
      const picked = pickUnit(moment.choices, desk.get().picks, unit);
      await settleOrTurn(picked, { hex: at, unit, stack: [unit] }, false);
      void look();
    },
    choose,
    async confirm() {
      const { proposal } = desk.get();
      if (proposal !== null && mayAct()) await control.loop.give(proposal);
    },
    letGo() {
      const { group, lasso, picks, proposal, fan, showsForms, chooser, why, sight, lit } = desk.get();
      if (group !== null || lasso !== null) {
        const isLeft = lasso === null && group?.plan === null;
        desk.set({ lasso: null, group: group === null || isLeft ? null : { ...group, plan: null } });
        return true;
      }
      if (picks.length === 0 && !proposal && !fan && !showsForms && !chooser && !why && !sight && !lit) {
        const isHeld = mayAct() && table.get().moment?.undo.isSelection === true;
        if (isHeld) void control.loop.letGo();
        return isHeld;
      }
      desk.set({
        picks: [],
        proposal: null,
        preview: null,
        fan: null,
        showsForms: false,
        chooser: null,
        why: null,
        sight: null,
        lit: null,
      });
      void look();
      return true;
    },
    end,
    stop,
    point(hex, unit) {
      const now = desk.get();
      if (now.hover === hex && now.hoverUnit === unit) return;
      // A pointer on the map takes over from the keyboard's cursor.
      desk.set(hex === null ? { hover: hex, hoverUnit: unit } : { hover: hex, hoverUnit: unit, cursor: null });
      void look();
      void compare();
    },
    look,
    findReach,
  };
}
