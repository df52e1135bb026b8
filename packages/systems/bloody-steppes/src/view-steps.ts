import type { SheetLine, SheetView } from "@redoubt/mechanics";
import { cites } from "./kit.ts";
import { phases, type SteppesPlay } from "./state.ts";

/** The steps of the command phase in their order. */
export const enforces = cites("II.4");

const steps = [
  "Reinforcements and leaders come",
  "Orders by voice",
  "Riders, 4 to 10 hexes",
  "Riders under way ride on",
  "Riders arrive",
  "Riders beyond 10 hexes set out",
  "Riders come back",
  "Corps and wings try",
  "Mark routed units to rally",
  "Highest commanders ride",
  "Fill the cups",
  "Initiative",
] as const;

/** The steps that each of the two sheets of the phase asks about; the others are done by themselves. */
const asked: Readonly<Record<string, readonly number[]>> = { sheets: [2, 3, 6, 8], stations: [9, 10] };

/** II.4, K-139: the twelve steps of the command phase, those that are asked now among them; none in other phases. */
export function stepsSheet(g: SteppesPlay): readonly SheetView[] {
  const now = asked[g.state.frames?.step.name ?? ""];
  if (phases[g.c.phase[0]] !== "command" || now === undefined) return [];
  const first = now[0];
  const lines = steps.map((text, i): SheetLine => {
    const step = i + 1;
    const line = { text: `${step}. ${text}`, rule: "II.4" };
    if (now.includes(step)) return { ...line, tone: "alert", aside: "now" };
    return step < first ? { ...line, tone: "done", aside: "✓" } : line;
  });
  return [{ id: "steps", title: "Command phase", lines }];
}
