import type { Layout } from "@redoubt/drawing";
import type { BoardView } from "@redoubt/mechanics";
import { useEffect, useLayoutEffect, useMemo } from "preact/compat";
import { useControl, useDesk, useSettings } from "../session/context.ts";
import { wear } from "../session/theme.ts";
import css from "./action.css?inline";
import { drawActs } from "./draw-acts.ts";
import { useHappening } from "./use-happening.ts";
import { letWalk } from "./walking.ts";

wear(css);

// What somebody did at the present is shown so long.
const STAYS = 3200;

interface ActionProps {
  readonly sheet: Layout;
  readonly view: BoardView;
  readonly seats: readonly string[];
}

/** What happens, as it happens: blows and whom they hit, who goes and who is lost. Never over a click. */
export function Action({ sheet, view, seats }: ActionProps) {
  const control = useControl();
  const fresh = useDesk((now) => now.fresh);
  const pace = useSettings((now) => now.pace);
  const { lines, acts } = useHappening(sheet, view);
  const drawn = useMemo(() => drawActs(sheet, acts, view.units, seats), [sheet, acts, view, seats]);
  useEffect(() => {
    control.desk.set({ acts: drawn.legend });
    return () => control.desk.set({ acts: [] });
  }, [control, drawn]);
  useEffect(() => {
    if (fresh === null) return;
    const timer = setTimeout(() => control.desk.set({ fresh: null }), STAYS);
    return () => clearTimeout(timer);
  }, [control, fresh]);
  useLayoutEffect(() => letWalk(sheet, acts, pace), [sheet, acts, pace]);
  return (
    <svg
      // A new moment begins anew.
      key={lines[0]?.id}
      className={`sheet-over act-sheet act-${pace}`}
      width={sheet.width}
      height={sheet.height}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      data-testid="action"
      data-acts={[...new Set(acts.map(({ kind }) => kind))].join(" ")}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text it is given */}
      <g dangerouslySetInnerHTML={{ __html: drawn.svg }} />
    </svg>
  );
}
