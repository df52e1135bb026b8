import type { Layout, Point } from "@redoubt/drawing";
import type { UnitView } from "@redoubt/mechanics";
import type { Clicked } from "../board/gestures.ts";
import type { Click } from "../board/highlights.ts";
import { TUTOR } from "../guide/tutor.ts";
import type { Control } from "../session/control.ts";
import { stopOf } from "../session/next-unit.ts";
import type { Moment } from "../worker/messages.ts";

const DRAW = "Draw a line round the units to take together. Esc lets go.";
const ALONE = "One unit at a time: the other side acts after each.";
const NOBODY = "None of them can go there together.";

/**
 * The units that can be taken together. A lesson teaches to move one after another; where the other side acts after each,
 * there is no other way.
 */
export function takable(control: Control): ReadonlySet<string> {
  const { moment, takenUp, players } = control.table.get();
  if (players.includes(TUTOR)) return new Set();
  const asked: Moment | null = takenUp !== null && takenUp.entry === moment?.entry ? takenUp.before : moment;
  if (asked?.shown.alone) return new Set();
  const taking = asked?.choices.filter(({ selects }) => selects) ?? [];
  return new Set(taking.map(({ args }) => args[0]?.name ?? ""));
}

/** What units belong to, as their counters tell it. */
export const formationOf = ({ face }: UnitView): string => face.group ?? face.bandRight;

/** Nothing stays in hand: what was only taken up is let go of and answered, what has moved stops. */
async function freeHand(control: Control): Promise<string | null> {
  const { moment } = control.table.get();
  const held = moment?.shown.unit ?? null;
  if (moment === null || held === null) return null;
  if (moment.undo.isSelection) {
    await control.loop.letGo();
    return held;
  }
  const stop = stopOf(moment);
  if (stop !== null) await control.loop.give(stop);
  return null;
}

const mayAct = (control: Control): boolean => {
  const { isBusy, film, moment, seat } = control.table.get();
  return !control.desk.get().isAnalysing && !isBusy && film === null && moment !== null && seat !== null;
};

/** Takes units together, the first of them to lead; those that cannot be taken up are left. */
export async function takeTogether(control: Control, units: readonly string[]): Promise<void> {
  if (!mayAct(control)) return;
  const held = await freeHand(control);
  const may = takable(control);
  const all = [...new Set([...(held === null || units.includes(held) ? [] : [held]), ...units])];
  const taken = all.filter((unit) => may.has(unit));
  if (taken.length === 0) return control.table.set({ notice: "None of them can be taken up now." });
  control.desk.set({
    group: { units: taken, plan: null },
    why: null,
    fan: null,
    chooser: null,
    inspected: null,
    said: `${taken.length} taken together. Choose where the first is to go.`,
  });
}

/** Adds a unit to those taken together, or leaves it. */
async function toggle(control: Control, unit: string): Promise<void> {
  const units = control.desk.get().group?.units ?? [];
  if (!units.includes(unit)) return takeTogether(control, [...units, unit]);
  const left = units.filter((one) => one !== unit);
  control.desk.set({ group: left.length === 0 ? null : { units: left, plan: null } });
}

/** Asks how they would go if the first went to a hex. */
async function aim(control: Control, to: string): Promise<void> {
  const { seat } = control.table.get();
  const { group } = control.desk.get();
  if (seat === null || group === null) return;
  const plan = await control.app.referee.group({ seat, units: group.units, to });
  if (control.desk.get().group !== group) return;
  if (plan.moves.length === 0) return control.table.set({ notice: NOBODY });
  const going = plan.moves.filter(({ from, to: end }) => from !== end);
  const short = going.filter((move) => move.short > 0).length;
  const said = `${going.length} go, ${short} of them stop short, ${plan.moves.length - going.length} stay. Enter moves them.`;
  control.desk.set({ group: { ...group, plan }, said });
}

/** Those of the same formation that can be taken up with a unit. */
export function matesOf(control: Control, id: string): readonly UnitView[] {
  const may = takable(control);
  const units = control.table.get().moment?.view.units.filter((unit) => may.has(unit.id)) ?? [];
  const unit = units.find((one) => one.id === id);
  const formation = unit === undefined ? "" : formationOf(unit);
  return formation === "" ? [] : units.filter((one) => one.side === unit?.side && formationOf(one) === formation);
}

/** Waits until what the clicks before have led to is done. */
const whenIdle = ({ table }: Control): Promise<void> =>
  new Promise((resolve) => {
    if (!table.get().isBusy) return resolve();
    const stop = table.subscribe(() => {
      if (table.get().isBusy) return;
      stop();
      resolve();
    });
  });

/** Takes a unit with all of its formation that can be taken up, whatever the clicks before have led to. */
export async function takeFormation(control: Control, unit: string): Promise<void> {
  await whenIdle(control);
  const mates = mayAct(control) && control.desk.get().group === null ? matesOf(control, unit) : [];
  if (mates.length > 1) await takeTogether(control, [unit, ...mates.map(({ id }) => id)]);
}

/** A click while units are taken together, or one with shift that takes them. False where it means something else. */
export async function groupClick(control: Control, click: Click, how: Clicked): Promise<boolean> {
  const unit = click.unit ?? click.stack[0] ?? "";
  const { group } = control.desk.get();
  if (!mayAct(control)) return false;
  const isAdding = how.isShift || (how.isTap && group !== null);
  if (isAdding && (takable(control).has(unit) || group?.units.includes(unit))) {
    await toggle(control, unit);
    return true;
  }
  if (group === null || click.hex === null) return group !== null;
  if (group.plan?.to === click.hex) await moveTogether(control);
  else await aim(control, click.hex);
  return true;
}

/** Whether a place lies inside a line that is closed. */
export function isInside([x, y]: Point, line: readonly Point[]): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of line.entries()) {
    const [bx, by] = line[(i + line.length - 1) % line.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Waits for a line round units: whatever is drawn next on the map. */
export function readyLasso(control: Control): void {
  if (!mayAct(control)) return;
  const areEnough = takable(control).size > 1;
  const isAlone = control.table.get().moment?.shown.alone === true;
  const notice = areEnough ? DRAW : isAlone ? ALONE : "There are not two that can be taken up now.";
  if (areEnough) control.desk.set({ lasso: [], inspected: null, said: notice });
  control.table.set({ notice });
}

/** Takes all units inside a line together; the one nearest to their middle leads. */
export async function takeInside(control: Control, sheet: Layout, line: readonly Point[]): Promise<void> {
  control.desk.set({ lasso: null });
  control.table.set({ notice: null });
  const may = takable(control);
  const units = control.table.get().moment?.view.units.filter(({ id, at }) => may.has(id) && sheet.has(at)) ?? [];
  const found = units.filter(({ at }) => isInside(sheet.seat(at), line));
  if (found.length === 0) return control.table.set({ notice: "Nobody inside that line can be taken up now." });
  const places = found.map(({ at }) => sheet.seat(at));
  const middle = [0, 1].map((i) => places.reduce((sum, place) => sum + place[i], 0) / places.length);
  const far = ({ at }: UnitView): number => Math.hypot(sheet.seat(at)[0] - middle[0], sheet.seat(at)[1] - middle[1]);
  const [lead] = [...found].sort((a, b) => far(a) - far(b));
  await takeTogether(control, [lead.id, ...found.map(({ id }) => id)]);
}

/** Makes the moves that are shown: each answer in turn, as if it had been given by hand. Stops where one is refused. */
export async function moveTogether(control: Control): Promise<void> {
  const { moment, seat } = control.table.get();
  const plan = control.desk.get().group?.plan ?? null;
  const answers = plan?.moves.flatMap((move) => move.answers) ?? [];
  if (!mayAct(control) || moment === null || seat === null || answers.length === 0) return;
  const from = moment.entry;
  let notice: string | null = null;
  control.table.set({ isBusy: true, recapFrom: from + 1, takenUp: null });
  try {
    for (const answer of answers) {
      const { pending, entry } = await control.app.referee.pending(null);
      const asked = pending.kind === "decide" ? pending.decisions.find((one) => one.seat === seat) : undefined;
      if (asked === undefined) break;
      const given = await control.deeds.answer(asked, entry, answer);
      if (given.kind === "accepted") continue;
      notice = given.sentence;
      break;
    }
  } finally {
    await control.loop.goOn();
  }
  const now = control.table.get().moment;
  if (now !== null) control.groups.push({ from, to: now.entry, hash: now.hash });
  if (notice !== null) control.table.set({ notice });
}
