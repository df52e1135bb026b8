import type { Layout } from "@redoubt/drawing";
import type { BoardView } from "@redoubt/mechanics";
import { useEffect, useMemo, useState } from "preact/compat";
import type { DrawnGroup } from "../group/group-marks.ts";
import { useDesk } from "../session/context.ts";
import { wear } from "../session/theme.ts";

type Drawing = typeof import("../group/group-marks.ts");
const nothing: DrawnGroup = { under: "", over: "", legend: [] };

/** Where units that are taken together would go, on the map; fetched with the first of them. */
export function useGroupMarks(sheet: Layout, view: BoardView, seats: readonly string[]): DrawnGroup {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const plan = useDesk((now) => now.group?.plan ?? null);
  const lasso = useDesk((now) => now.lasso);
  const isNeeded = useDesk((now) => now.group !== null || now.lasso !== null);
  useEffect(() => {
    if (isNeeded)
      void import("../group/group-marks.ts").then((part) => {
        wear(part.groupCss);
        setDrawing(part);
      });
  }, [isNeeded]);
  return useMemo(
    () => (drawing === null || !isNeeded ? nothing : drawing.drawGroup(sheet, view, seats, plan, lasso)),
    [drawing, isNeeded, sheet, view, seats, plan, lasso],
  );
}
