import type { Choice, Moment } from "../worker/messages.ts";
import type { Control } from "./control.ts";

/** Whether an answer names a hex in which the other side stands. */
export function aimsAtEnemy({ view, sideToDecide }: Moment, { args }: Choice): boolean {
  const aims = args.filter(({ kind }) => kind === "hex").map(({ name }) => name);
  return view.units.some(({ at, side }) => side !== sideToDecide && aims.includes(at));
}

/** Whether an answer aims at enemies and begins a fight that the system can tell of: its chances are seen first. */
export async function leadsToFight({ app, table }: Control, moment: Moment, choice: Choice): Promise<boolean> {
  const { seat } = table.get();
  if (seat === null || !aimsAtEnemy(moment, choice)) return false;
  const preview = await app.referee.preview({ seat, answer: choice.text }).catch(() => null);
  return preview !== null && preview.fight !== null;
}
