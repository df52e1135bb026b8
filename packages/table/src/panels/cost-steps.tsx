import { points } from "@redoubt/drawing";
import type { PathCost } from "@redoubt/mechanics";
import { RuleChip } from "./rule-chip.tsx";

/** What a way costs, step by step. */
export function CostSteps({ cost }: { readonly cost: PathCost }) {
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
        <span>Together</span>
        <span className="n">{points(cost.total / 2)}</span>
        <span />
      </div>
    </div>
  );
}
