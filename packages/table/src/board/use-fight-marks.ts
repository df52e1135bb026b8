import type { Layout } from "@redoubt/drawing";
import { useEffect, useMemo, useState } from "preact/compat";
import type { DrawnFight } from "../lines/fight-marks.ts";
import { useDesk } from "../session/context.ts";
import { chosenReply } from "../session/replying.ts";
import { wear } from "../session/theme.ts";
import type { Moment } from "../worker/messages.ts";

type Drawing = typeof import("../lines/fight-marks.ts");
const nothing: DrawnFight = { under: "", over: "", legend: [] };

/** The fight that the answer in the air leads to, or the act of the enemy that is answered, on the map; fetched with the first of them. */
export function useFightMarks(sheet: Layout, moment: Moment | null): DrawnFight {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const marks = useDesk((now) => now.preview?.fight?.marks ?? null);
  const chosen = useDesk((now) => now.reply);
  const replies = moment?.replies ?? null;
  const isNeeded = marks !== null || replies !== null;
  useEffect(() => {
    if (isNeeded)
      void Promise.all([import("../lines/fight-marks.ts"), import("../lines/told-lines.ts")]).then(([part, lines]) => {
        wear(lines.lineCss);
        wear(part.fightCss);
        setDrawing(part);
      });
  }, [isNeeded]);
  return useMemo(() => {
    if (drawing === null) return nothing;
    if (marks !== null) return drawing.drawFight(sheet, marks);
    return replies === null ? nothing : drawing.drawReply(sheet, replies, chosenReply(replies, chosen));
  }, [drawing, sheet, marks, replies, chosen]);
}
