import type { Layout } from "@redoubt/drawing";
import { useEffect } from "preact/compat";
import type { Scope } from "../board/scope.ts";
import { useControl, useDesk } from "../session/context.ts";
import { openRule } from "../session/tools.ts";
import { Anchored } from "./anchored.tsx";
import { RuleChip } from "./rule-chip.tsx";

const MOVED_ON = 40;

/** Why a click was refused: the rule, and that rule in our words. */
export function WhyNotCard({ sheet, scope }: { readonly sheet: Layout; readonly scope: Scope }) {
  const control = useControl();
  const why = useDesk((now) => now.why);
  useEffect(() => {
    if (why === null) return;
    const { x, y, k } = scope.camera();
    // Whoever moves the map looks at something else now.
    return scope.onMove(() => {
      const now = scope.camera();
      if (Math.hypot(now.x - x, now.y - y) * k > MOVED_ON) control.desk.set({ why: null });
    });
  }, [why, scope, control]);
  if (why === null || why.hex === null || !sheet.has(why.hex)) return null;
  return (
    <Anchored
      sheet={sheet}
      scope={scope}
      hex={why.hex}
      className="why card"
      label={`${why.about} is refused`}
      testId="why-not"
    >
      <p className="over">{why.about} is refused</p>
      <h2>{why.title}</h2>
      <p>
        {why.sentence} {why.rule !== null && <RuleChip rule={why.rule} />}
      </p>
      {why.ruleText !== "" && <p className="why-rule">{why.ruleText}</p>}
      <div className="acts">
        {why.rule !== null && (
          <button type="button" className="btn sm" data-testid="read-rule" onClick={() => openRule(control, why.rule)}>
            Read {why.rule}
          </button>
        )}
        {why.readings.slice(0, 3).map((reading) => (
          <RuleChip key={reading} rule={reading} />
        ))}
        <button type="button" className="btn sm quiet" onClick={() => control.desk.set({ why: null })}>
          Close
        </button>
      </div>
    </Anchored>
  );
}

/** What the line of sight tool says. */
export function SightCard() {
  const sight = useDesk((now) => now.sight);
  if (sight === null) return null;
  const { line } = sight;
  const title = line === null ? "Line of sight" : line.clear ? "Clear line" : "Blocked";
  return (
    <div className="sight-card card" data-furniture data-testid="sight-card" role="status">
      <p className="over">{sight.to === null ? `Seen from ${sight.from}` : `${sight.from} to ${sight.to}`}</p>
      <h2>{title}</h2>
      {sight.problem !== null && <p>{sight.problem}</p>}
      {line !== null && (
        <p>
          {line.reason} <RuleChip rule={line.rule} />
        </p>
      )}
      {line !== null && line.blockedBy.length > 0 && <p className="sight-by">At {line.blockedBy.join(", ")}.</p>}
      {line === null && sight.problem === null && <p>Point at a hex. What is not seen is lined over.</p>}
    </div>
  );
}
