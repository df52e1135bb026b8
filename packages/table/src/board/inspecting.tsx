import type { Layout } from "@redoubt/drawing";
import type { UnitView } from "@redoubt/mechanics";
import { lazy, Suspense, useEffect } from "preact/compat";
import { useControl, useDesk } from "../session/context.ts";
import type { Control } from "../session/control.ts";
import type { Scope } from "./scope.ts";

const InspectCard = lazy(() => import("../panels/inspect-card.tsx").then((part) => ({ default: part.InspectCard })));

// A pointer that rests this long looks at what it is on.
const RESTS = 750;

/** Looks at what is in a hex and keeps it; again at the same closes it. */
export function keepLooking(control: Control, hex: string | null, unit: string | null): void {
  const { inspected } = control.desk.get();
  const isSame = inspected?.isPinned === true && inspected.hex === hex && inspected.unit === unit;
  control.desk.set({ inspected: isSame || hex === null ? null : { hex, unit, isPinned: true }, why: null });
}

/** Looks at what the keyboard or the pointer is on. */
export function lookHere(control: Control): void {
  const { hover, hoverUnit, cursor } = control.desk.get();
  const view = control.table.get().film?.frame?.view ?? control.table.get().moment?.view;
  const hex = hover ?? cursor;
  const top = view?.units.filter(({ at }) => at === hex).sort((a, b) => a.stack - b.stack)[0];
  keepLooking(control, hex, hoverUnit ?? top?.id ?? null);
}

interface InspectingProps {
  readonly sheet: Layout;
  readonly scope: Scope;
  readonly units: readonly UnitView[];
  readonly seats: readonly string[];
}

/** Watches the pointer: where it rests, a card opens beside; when it moves away, the card goes unless it is kept. */
export function Inspecting(props: InspectingProps) {
  const control = useControl();
  const isOpen = useDesk((now) => now.inspected !== null);
  const hover = useDesk((now) => now.hover);
  const hoverUnit = useDesk((now) => now.hoverUnit);
  useEffect(() => {
    const { inspected } = control.desk.get();
    if (inspected?.isPinned === true) return;
    if (inspected !== null) control.desk.set({ inspected: null });
    if (hover === null) return;
    const timer = setTimeout(() => {
      const { fan, chooser, sight, proposal, panel, group, inspected: now } = control.desk.get();
      const { moment, thinking } = control.table.get();
      const isElsewhere = [fan, chooser, sight, proposal, panel, group].some((one) => one !== null);
      // Whoever chooses where a unit goes looks at the way, and whoever puts an attack together at the odds.
      const { unit = null, targets = [] } = moment?.shown ?? {};
      const isChoosing = (unit !== null && hoverUnit === null) || targets.length > 0;
      if (isElsewhere || isChoosing || thinking !== null || now !== null) return;
      control.desk.set({ inspected: { hex: hover, unit: hoverUnit, isPinned: false } });
    }, RESTS);
    return () => clearTimeout(timer);
  }, [control, hover, hoverUnit]);
  return isOpen ? (
    <Suspense fallback={null}>
      <InspectCard {...props} />
    </Suspense>
  ) : null;
}
