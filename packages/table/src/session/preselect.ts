import { TUTOR } from "../guide/tutor.ts";
import type { Control } from "./control.ts";

/** Whether the obvious ones are chosen for whoever puts an attack together; a lesson teaches to choose. */
function isWanted({ app, table }: Control): boolean {
  const { players } = table.get();
  const isAsked = new URLSearchParams(globalThis.location?.search).get("preselect") !== "none";
  return isAsked && app.settings.get().preselects && !players.includes(TUTOR);
}

/** Adds to what is being put together whoever should take part by the odds; each can be left out again, or taken back. */
export async function preselect(control: Control): Promise<void> {
  const { table, app } = control;
  const { moment, seat, isBusy } = table.get();
  if (moment === null || seat === null || isBusy || !isWanted(control)) return;
  const { picked, targets, commits } = moment.shown;
  if (targets.length === 0 || picked.length > 0 || commits.length === 0) return;
  const answers = await app.referee.bestSet({ seat }).catch(() => []);
  for (const text of answers) {
    const choice = table.get().moment?.choices.find((one) => one.text === text);
    if (choice === undefined || choice.rolls) return;
    await control.loop.give(choice);
  }
}
