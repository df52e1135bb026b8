import type { Layout } from "@redoubt/drawing";
import type { UnitView } from "@redoubt/mechanics";
import { lazy, Suspense } from "preact/compat";
import { Anchored } from "../panels/anchored.tsx";
import { useControl, useDesk, useTable } from "../session/context.ts";
import type { Moment } from "../worker/messages.ts";
import type { Scope } from "./scope.ts";

const Formations = lazy(() => import("../panels/stance-card.tsx").then((part) => ({ default: part.Formations })));

/** The unit in hand whose formation can be changed now. */
function useFormer(sheet: Layout): { readonly moment: Moment; readonly unit: UnitView } | null {
  const moment = useTable((now) => now.moment);
  const isBusy = useTable((now) => now.isBusy || now.film !== null || now.thinking !== null);
  if (moment === null || isBusy || moment.shown.stances.every(({ isNow, refused }) => isNow || refused !== null))
    return null;
  const unit = moment.view.units.find(({ id }) => id === moment.shown.unit);
  return unit === undefined || !sheet.has(unit.at) ? null : { moment, unit };
}

/** The troops of the unit in hand can be tapped: that fans its formations out. */
export function FormationTap({ sheet }: { readonly sheet: Layout }) {
  const control = useControl();
  const isOpen = useDesk((now) => now.showsForms);
  const former = useFormer(sheet);
  if (former === null) return null;
  const [x, y] = sheet.seat(former.unit.at);
  return (
    <button
      type="button"
      className="form-tap"
      data-furniture
      data-testid="form-tap"
      title="Formations"
      aria-label={`Formations of ${former.unit.name}`}
      aria-expanded={isOpen}
      style={{ left: x, top: y }}
      onClick={() => control.desk.set({ showsForms: !isOpen, fan: null, chooser: null, why: null })}
    />
  );
}

/** The formations of the unit in hand beside it, with their prices. */
export function FormationFan({ sheet, scope }: { readonly sheet: Layout; readonly scope: Scope }) {
  const isOpen = useDesk((now) => now.showsForms);
  const former = useFormer(sheet);
  if (!isOpen || former === null) return null;
  const { unit } = former;
  return (
    <Anchored
      sheet={sheet}
      scope={scope}
      hex={unit.at}
      className="form-fan card"
      label={`Formations of ${unit.name}`}
      testId="form-fan"
    >
      <Suspense fallback={null}>
        <Formations {...former} />
      </Suspense>
    </Anchored>
  );
}
