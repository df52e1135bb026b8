import { useState } from "preact/compat";
import { LogCard } from "../panels/log-card.tsx";
import { useControl, useTable } from "../session/context.ts";
import { wear } from "../session/theme.ts";
import css from "./analysis.css?inline";
import { BranchDialog } from "./branch-dialog.tsx";
import { CurvePanel } from "./curve-panel.tsx";
import { leaveAnalysis } from "./opening.ts";
import { StaffCard } from "./staff-card.tsx";
import { Tree } from "./tree.tsx";
import { TurningCard } from "./turning-card.tsx";
import { useStudy } from "./use-analysis.ts";

wear(css);

/** Left of the map: the game, its branches and its log. */
export function AnalysisLeft() {
  return (
    <div className="analysis-left" data-testid="analysis-left">
      <Tree />
      <LogCard />
    </div>
  );
}

/** Below the map and right of it: the curve, the staff and the turning points. */
export function AnalysisRest() {
  useStudy();
  return (
    <>
      <CurvePanel />
      <div className="side analysis-side" data-testid="analysis">
        <Leave />
        <StaffCard />
        <TurningCard />
      </div>
      <BranchDialog />
    </>
  );
}

function Leave() {
  const control = useControl();
  const isOver = useTable((now) => now.moment?.pending.kind === "over");
  return (
    <button
      type="button"
      className="btn analysis-leave"
      data-testid="analysis-close"
      onClick={() => leaveAnalysis(control)}
    >
      {isOver ? "Leave the analysis" : "Back to the game"} <kbd>A</kbd>
    </button>
  );
}

const TABS = ["Curve", "Branches", "Log", "Staff"] as const;

/** On narrow screens all of it in one sheet. */
export function AnalysisSheet() {
  useStudy();
  const [tab, setTab] = useState<(typeof TABS)[number]>("Curve");
  return (
    <>
      <section className="bottom-sheet is-half analysis-sheet" aria-label="Analysis" data-testid="analysis">
        <div className="sheet-body">
          {tab === "Curve" && (
            <>
              <CurvePanel />
              <TurningCard />
            </>
          )}
          {tab === "Branches" && <Tree />}
          {tab === "Log" && <LogCard />}
          {tab === "Staff" && <StaffCard />}
          <Leave />
        </div>
        <div className="sheet-tabs" role="tablist" aria-label="Analysis">
          {TABS.map((one) => (
            <button
              type="button"
              key={one}
              role="tab"
              aria-selected={one === tab}
              className={one === tab ? "on" : ""}
              data-testid={`analysis-${one.toLowerCase()}`}
              onClick={() => setTab(one)}
            >
              {one}
            </button>
          ))}
        </div>
      </section>
      <BranchDialog />
    </>
  );
}
