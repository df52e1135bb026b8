import type { ChartPlace } from "@redoubt/mechanics";
import { useControl } from "../session/context.ts";
import { wear } from "../session/theme.ts";
import { openChart } from "../session/tools.ts";
import css from "./chart-link.css?inline";

wear(css);

/** Leads to the chart that a result is read from, with its cells lit. */
export function ChartLink({ place, text }: { readonly place: ChartPlace; readonly text: string }) {
  const control = useControl();
  return (
    <button type="button" className="chart-link" data-testid="chart-link" onClick={() => openChart(control, place)}>
      {text} <span>in the chart</span>
    </button>
  );
}
