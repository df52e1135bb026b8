import { points } from "@redoubt/drawing";
import type { PathCost } from "@redoubt/mechanics";
import { RuleChip } from "./rule-chip.tsx";

/** What a way costs, step by step. */
export function CostSteps({ cost, allowance }: { readonly cost: PathCost; readonly allowance: number | null }) {
  const boxes =
    allowance === null || allowance > 12 ? [] : Array.from({ length: allowance }, (_, i) => i < cost.total / 2);
  return (
    <div className="steps" data-testid="cost">
      {cost.steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way may pass a hex twice; its steps never change places
        <div className="step" key={`${step.hex} ${i}`}>
          <span>{step.hex}</span>
          <span className="n">{points(step.cost / 2)}</span>
          <span className="step-rules">
            {step.rules.slice(0, 2).map((rule) => (
              <RuleChip key={rule} rule={rule} />
            ))}
          </span>
        </div>
      ))}
      <div className="step t">
        <span>
          Together{" "}
          <span className="mp" aria-hidden="true">
            {boxes.map((isFull, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes of a printed allowance stay in place
              <i key={i} className={isFull ? "f" : ""} />
            ))}
          </span>
        </span>
        <span className="n">
          {points(cost.total / 2)}
          {allowance !== null && ` of ${allowance}`}
        </span>
        <span />
      </div>
    </div>
  );
}
