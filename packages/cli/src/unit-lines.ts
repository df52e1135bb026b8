import type { BoardView, UnitView } from "@redoubt/mechanics";
import { columns } from "./sentences.ts";

function faceText({ face }: UnitView): string {
  const values = face.values.map(({ role, text }) => `${role} ${text}`);
  const steps = face.steps === undefined ? [] : [`${face.steps.now} of ${face.steps.max} steps`];
  const turned = [face.facing === undefined ? "" : `facing ${face.facing}`, face.formation ?? ""].filter(Boolean);
  const more = [...values, ...steps, ...turned, ...face.states, ...face.pips];
  return [face.branch, ...more].filter(Boolean).join(", ");
}

/** The units as a seat sees them, by where they are, one line each. */
export function unitLines(view: BoardView, hex: string | null = null): readonly string[] {
  const units = view.units
    .filter(({ at }) => hex === null || at === hex)
    .sort((a, b) => (a.at === b.at ? a.stack - b.stack : a.at < b.at ? -1 : 1));
  const hasNames = units.some(({ id, name }) => id !== name);
  return columns(
    units.map((unit) => {
      const name = unit.name === unit.id ? "" : unit.name;
      return [unit.at, unit.side, unit.id, ...(hasNames ? [name] : []), faceText(unit)];
    }),
  );
}
