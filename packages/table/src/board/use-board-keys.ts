import type { Layout } from "@redoubt/drawing";
import { useRef } from "preact/compat";
import { useControl } from "../session/context.ts";
import { panBy } from "./camera.ts";
import { isArrow, nextOf, step } from "./cursor.ts";
import { hexWords } from "./hex-words.ts";
import { highlightsOf } from "./highlights.ts";
import type { Scope } from "./scope.ts";
import { clickOrGroup } from "./together.ts";

const PAN = 120;

/** The keys of the map: arrows move the cursor, Enter chooses, N and B go through the choices, shift and arrows pan. */
export function useBoardKeys(sheet: Layout, scope: Scope): (event: KeyboardEvent) => void {
  const control = useControl();
  const line = useRef<readonly [number, number] | null>(null);

  const goTo = (hex: string): void => {
    const { moment, game } = control.table.get();
    const { picks } = control.desk.get();
    scope.show([sheet.centre(hex)]);
    const choices = moment === null ? null : highlightsOf(moment.choices, picks);
    const labels = choices?.hexes.get(hex)?.map(({ label }) => label) ?? [];
    const there = moment?.view.units.filter(({ at, id }) => at === hex && choices?.units.has(id)) ?? [];
    const more = [...labels, ...there.map(({ name }) => `${name} may be chosen`)].join(", ");
    const view = control.table.get().film?.frame?.view ?? moment?.view;
    const said = game === null || view === undefined ? "" : hexWords(game.map, hex, view.units, view.markers, more);
    control.desk.set({ cursor: hex, said });
    control.answering.point(null, null);
    void control.answering.look();
  };

  const start = (): string => {
    const { hover, cursor } = control.desk.get();
    const { moment } = control.table.get();
    const unit = moment?.view.units.find(({ id }) => id === moment.shown.unit);
    return (
      cursor ??
      hover ??
      (unit !== undefined && sheet.has(unit.at) ? unit.at : sheet.hexes[Math.floor(sheet.hexes.length / 2)])
    );
  };

  const goThrough = (by: 1 | -1): void => {
    const { moment } = control.table.get();
    if (moment === null) return;
    const { hexes, units } = highlightsOf(moment.choices, control.desk.get().picks);
    const places = moment.view.units.filter(({ id }) => units.has(id)).map(({ at }) => at);
    const next = nextOf([...new Set([...hexes.keys(), ...places])].filter(sheet.has), control.desk.get().cursor, by);
    if (next !== null) goTo(next);
  };

  const enter = (isShift: boolean): void => {
    const { cursor, proposal } = control.desk.get();
    if (proposal !== null) return void control.answering.confirm();
    if (cursor === null) return void control.answering.stop();
    const view = control.table.get().moment?.view;
    const stack = (view?.units ?? []).filter(({ at }) => at === cursor).sort((a, b) => a.stack - b.stack);
    const click = { hex: cursor, unit: stack[0]?.id ?? null, stack: stack.map(({ id }) => id) };
    clickOrGroup(control, click, { isTap: false, isShift });
  };

  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return;
    const { key } = event;
    const told = control.table.get().moment?.shown.keys ?? {};
    if (isArrow(key)) {
      event.preventDefault();
      if (event.shiftKey) {
        const by = { ArrowUp: [0, PAN], ArrowDown: [0, -PAN], ArrowLeft: [PAN, 0], ArrowRight: [-PAN, 0] }[key];
        scope.look(panBy(scope.camera(), by[0], by[1]), true);
        return;
      }
      const from = start();
      line.current ??= sheet.centre(from);
      const isAcross = key === "ArrowLeft" || key === "ArrowRight";
      const to = control.desk.get().cursor === null ? from : step(sheet, from, key, line.current);
      goTo(to);
      const [x, y] = sheet.centre(to);
      line.current = isAcross ? [x, line.current[1]] : [line.current[0], y];
      if (Math.abs(line.current[1] - y) > 45 || Math.abs(line.current[0] - x) > 45) line.current = [x, y];
    } else if (key === "Enter" || key === " ") {
      event.preventDefault();
      enter(event.shiftKey);
    } else if (Object.hasOwn(told, key)) return;
    else if (key === "n" || key === "N") goThrough(1);
    else if (key === "b" || key === "B") goThrough(-1);
  };
}
