import type { ChartPlace } from "@redoubt/mechanics";
import type { App } from "./app.ts";
import type { Control } from "./control.ts";

/** Hides or shows all counters. */
export function toggleCounters(control: Control): void {
  control.desk.set((now) => ({ areCountersHidden: !now.areCountersHidden }));
}

/** Where sight is looked from: the unit in hand, else the hex that is pointed at. */
function eyeOf(control: Control): string | null {
  const { moment } = control.table.get();
  const { hover, cursor, picks } = control.desk.get();
  const inHand = moment?.shown.unit ?? picks[0];
  const at = moment?.view.units.find(({ id }) => id === inHand)?.at;
  return at !== undefined && control.table.get().sheet?.has(at) ? at : (hover ?? cursor);
}

/** Looks from the unit in hand, or the hex pointed at: what is not seen is lined over. */
export async function lookFrom(control: Control): Promise<void> {
  const from = eyeOf(control);
  if (from === null || control.desk.get().sight !== null) return;
  control.desk.set({ sight: { from, unseen: [], to: null, line: null, problem: null }, why: null });
  const { unseen, problem } = await control.app.referee.sightFrom({ hex: from });
  const { sight } = control.desk.get();
  if (sight?.from === from) control.desk.set({ sight: { ...sight, unseen, problem } });
  await lookTo(control, control.desk.get().hover);
}

/** Draws the line to another hex while the tool is in use. */
export async function lookTo(control: Control, to: string | null): Promise<void> {
  const { sight } = control.desk.get();
  if (sight === null || sight.to === to) return;
  control.desk.set({ sight: { ...sight, to, line: null } });
  if (to === null || to === sight.from) return;
  const line = await control.app.referee.sight({ from: sight.from, to });
  const now = control.desk.get().sight;
  if (now?.to !== to) return;
  const said = "clear" in line ? `${sight.from} to ${to}: ${line.reason}` : line[0].what;
  control.desk.set({
    sight: { ...now, line: "clear" in line ? line : null, problem: "clear" in line ? null : line[0].what },
    said,
  });
}

/** Ends looking. */
export function endSight(control: Control): void {
  if (control.desk.get().sight !== null) control.desk.set({ sight: null });
}

/** Begins or ends looking, for those who do not hold a key. */
export async function toggleSight(control: Control): Promise<void> {
  if (control.desk.get().sight !== null) endSight(control);
  else await lookFrom(control);
}

/** Opens the book of rules at cells of a chart. */
export function openChart(control: Control, place: ChartPlace): void {
  control.desk.set({ panel: "rules", rule: place.chart, place });
}

/** Opens the book of rules at a rule. */
export function openRule(control: Control, rule: string | null): void {
  control.desk.set({ panel: "rules", rule });
}

/** Opens or closes the order of battle: beside the map where there is room, else over it. */
export function toggleUnits({ room, settings }: App): void {
  if (room.get().kind === "wide") settings.set((now) => ({ showsUnits: !now.showsUnits }));
  else settings.set((now) => ({ showsDrawer: !now.showsDrawer }));
}
