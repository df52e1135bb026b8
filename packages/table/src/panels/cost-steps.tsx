import { points } from "@redoubt/drawing";
import type { PathCost } from "@redoubt/mechanics";
import { RuleChip } from "./rule-chip.tsx";

interface CostStepsProps {
  readonly cost: PathCost;
  /** Half points that the unit has left for it, where that is told. */
  readonly left: number | null;
}

const MOST_BOXES = 12;

/** What a way costs, step by step. */
export function CostSteps({ cost, left }: CostStepsProps) {
  const boxes =
    left === null || left / 2 > MOST_BOXES
      ? []
      : Array.from({ length: Math.ceil(left / 2) }, (_, i) => i < cost.total / 2);
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
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes of what is left stay in place
              <i key={i} className={isFull ? "f" : ""} />
            ))}
          </span>
        </span>
        <span className="n">
          {points(cost.total / 2)}
          {left !== null && ` of ${points(left / 2)}`}
        </span>
        <span />
      </div>
    </div>
  );
}
