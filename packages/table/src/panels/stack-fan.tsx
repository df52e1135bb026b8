import type { Layout, Stack } from "@redoubt/drawing";
import { useEffect } from "preact/compat";
import { highlightsOf } from "../board/highlights.ts";
import type { Scope } from "../board/scope.ts";
import { useControl, useDesk, useTable } from "../session/context.ts";
import { Anchored } from "./anchored.tsx";
import { UnitFace } from "./unit-face.tsx";

interface StackFanProps {
  readonly sheet: Layout;
  readonly scope: Scope;
  readonly stacks: ReadonlyMap<string, Stack>;
  readonly seats: readonly string[];
}

/** The counters of a stack opened beside it, the top one first; digits pick. */
export function StackFan({ sheet, scope, stacks, seats }: StackFanProps) {
  const control = useControl();
  const hex = useDesk((now) => now.fan);
  const picks = useDesk((now) => now.picks);
  const choices = useTable((now) => now.moment?.choices);
  const stack = hex === null ? undefined : stacks.get(hex);
  useEffect(() => {
    if (stack === undefined) return;
    const onKey = (event: KeyboardEvent): void => {
      const unit = stack.units[Number(event.key) - 1];
      if (unit !== undefined) void control.answering.unit(unit.id);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [stack, control]);
  if (hex === null || stack === undefined || !sheet.has(hex)) return null;
  const { units } = highlightsOf(choices ?? [], picks);
  const lit = (id: string | null) => control.desk.set({ lit: id === null ? null : { hexes: [], units: [id] } });
  return (
    <Anchored
      sheet={sheet}
      scope={scope}
      hex={hex}
      className="fan"
      label={`${stack.units.length} units in ${hex}`}
      testId="fan"
    >
      {stack.units.map((unit, i) => (
        <button
          type="button"
          key={unit.id}
          className="fan-unit"
          data-testid="fan-unit"
          data-unit={unit.id}
          aria-disabled={!units.has(unit.id)}
          onPointerEnter={() => lit(unit.id)}
          onPointerLeave={() => lit(null)}
          onClick={() => void control.answering.unit(unit.id)}
        >
          <UnitFace unit={unit} seats={seats} size={68} />
          <span>
            <b>
              {i + 1}. {unit.name}
            </b>
            <small>
              {[i === 0 ? "on top" : "", ...unit.face.states, ...unit.face.pips].filter(Boolean).join(", ")}
            </small>
          </span>
        </button>
      ))}
    </Anchored>
  );
}
