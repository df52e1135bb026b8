import type { UnitView } from "@redoubt/mechanics";
import { useControl, useTable } from "../session/context.ts";
import { whereWords } from "./words.ts";

/** A unit in any list: where it is, how it stands, and a button that brings it into sight and takes it up where that may be. */
export function useListedUnit(unit: UnitView, isReady: boolean) {
  const control = useControl();
  const isOnMap = useTable((now) => now.sheet?.has(unit.at) ?? false);
  const isSelected = useTable(
    (now) => now.moment?.shown.unit === unit.id || (now.moment?.shown.picked.includes(unit.id) ?? false),
  );
  const light = (isLit: boolean) =>
    control.desk.set({ lit: isLit ? { hexes: isOnMap ? [unit.at] : [], units: [unit.id] } : null });
  const where = isOnMap ? `in ${unit.at}` : whereWords(unit.at);
  const button = {
    type: "button",
    title: `${unit.name}, ${where}`,
    "data-testid": "oob-unit",
    "data-unit": unit.id,
    onPointerEnter: () => light(true),
    onPointerLeave: () => light(false),
    onFocus: () => light(true),
    onBlur: () => light(false),
    onClick: () => {
      if (isOnMap) control.showHexes([unit.at]);
      if (isReady) void control.answering.unit(unit.id);
    },
  } as const;
  return { isOnMap, isSelected, hasActed: unit.face.pips.includes("acted"), where, button };
}
