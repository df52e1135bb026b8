import { IconButton } from "../panels/icons.tsx";
import { useControl, useDesk } from "../session/context.ts";
import { toggleCounters, toggleSight } from "../session/tools.ts";
import { zoomAt } from "./camera.ts";
import type { Scope } from "./scope.ts";

/** The tools at the map's upper left. */
export function Tools({ scope }: { readonly scope: Scope }) {
  const control = useControl();
  const areHidden = useDesk((now) => now.areCountersHidden);
  const isLooking = useDesk((now) => now.sight !== null);
  const zoom = (factor: number) => {
    const { width, height } = scope.window();
    scope.look(zoomAt(scope.camera(), factor, [width / 2, height / 2]), true);
  };
  return (
    <div className="tools-map" data-furniture role="toolbar" aria-label="Map tools">
      <IconButton icon="plus" label="Closer" keys="+" onClick={() => zoom(1.35)} testId="zoom-in" />
      <IconButton icon="minus" label="Farther" keys="-" onClick={() => zoom(1 / 1.35)} testId="zoom-out" />
      <IconButton icon="fit" label="Whole map" keys="F" onClick={scope.fitAll} testId="fit" />
      <IconButton
        icon="eye"
        label="Line of sight"
        keys="L"
        isOn={isLooking}
        onClick={() => void toggleSight(control)}
        testId="sight"
      />
      <IconButton
        icon="hide"
        label="Hide counters"
        keys="H"
        isOn={areHidden}
        onClick={() => toggleCounters(control)}
        testId="hide"
      />
    </div>
  );
}
