import type { Control } from "../session/control.ts";

/** Lays the game on the analysis board, at the moment that is shown. Not while the other side acts. */
export function openAnalysis(control: Control): void {
  const { thinking, moment, film, curtain } = control.table.get();
  if (moment === null || thinking !== null || curtain !== null) return;
  control.answering.letGo();
  control.desk.set({ isAnalysing: true, panel: null, inspected: null });
  void control.films.replay(film === null || film.kind === "live" ? moment.entry : film.at);
}

/** Lays the game on the analysis board and has a branch named that begins at the moment shown. */
export async function playOnFromHere(control: Control): Promise<void> {
  openAnalysis(control);
  const [{ analysisOf }, { offeredIn }] = await Promise.all([import("./analysis.ts"), import("./offered.ts")]);
  if (!control.desk.get().isAnalysing || !offeredIn(control.table.get()).branch) return;
  const analysis = analysisOf(control);
  await analysis.open();
  analysis.name([]);
}

/** Back to the game as it stands. */
export function leaveAnalysis(control: Control): void {
  control.analysis?.stop();
  control.desk.set({ isAnalysing: false, lit: null });
  control.films.close();
}

/** The keys of the analysis board; false where a key has no meaning there. */
export function analysisKey(control: Control, key: string): boolean {
  if (key === "a") {
    if (control.desk.get().isAnalysing) leaveAnalysis(control);
    else openAnalysis(control);
    return true;
  }
  if (!control.desk.get().isAnalysing) return false;
  if (key === "b") document.querySelector<HTMLElement>('[data-testid="branch-here"]')?.click();
  if (key === "s") document.querySelector<HTMLElement>('[data-testid="ask-staff"]')?.click();
  return true;
}
