import { clothOf } from "@redoubt/drawing";
import type { UnitView } from "@redoubt/mechanics";
import type { CSSProperties } from "preact/compat";

/** The colour of each seat, that of its first counters, as custom properties for log and plots. */
export function seatColours(units: readonly UnitView[], seats: readonly string[]): CSSProperties {
  const colours = seats.map((side, i) => {
    const first = units.find((unit) => unit.side === side);
    const nation = first === undefined ? (i === 0 ? "british" : "russian") : clothOf(first, seats);
    return [`--seat-${i + 1}`, `var(--side-${nation})`];
  });
  // Custom properties are no part of the typed style object.
  return Object.fromEntries(colours) as CSSProperties;
}
