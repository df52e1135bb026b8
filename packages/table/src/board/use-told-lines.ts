import type { Layout } from "@redoubt/drawing";
import type { BoardView } from "@redoubt/mechanics";
import { useEffect, useMemo, useState } from "preact/compat";
import type { Drawn } from "../lines/told-lines.ts";
import { useSettings } from "../session/context.ts";
import { wear } from "../session/theme.ts";

type Draw = typeof import("../lines/told-lines.ts").drawTold;
const nothing: Drawn = { svg: "", legend: [] };

/** What a system tells as lines and outlines on the map, without the layers that are switched off; its drawing is fetched by systems that tell any. */
export function useToldLines(sheet: Layout, view: BoardView, looked: readonly string[]): Drawn {
  const hidden = useSettings((now) => now.hiddenLayers);
  const [draw, setDraw] = useState<Draw | null>(null);
  const isTold = (view.lines ?? []).length + (view.regions ?? []).length > 0;
  useEffect(() => {
    if (isTold)
      void import("../lines/told-lines.ts").then(({ lineCss, drawTold }) => {
        wear(lineCss);
        setDraw(() => drawTold);
      });
  }, [isTold]);
  return useMemo(() => draw?.(sheet, view, looked, hidden.split(" ")) ?? nothing, [draw, sheet, view, looked, hidden]);
}
