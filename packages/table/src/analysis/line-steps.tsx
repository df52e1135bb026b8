import { RuleChip } from "../panels/rule-chip.tsx";
import { useControl } from "../session/context.ts";
import { wear } from "../session/theme.ts";
import type { AdviceStep, ToldLine } from "../worker/analyst-calls.ts";
import type { Chance } from "./chances.ts";
import css from "./line-steps.css?inline";
import type { Way } from "./ways.ts";

wear(css);

// More than this is not read at a glance.
const STEPS = 7;

const UNTIL: Readonly<Record<ToldLine["until"], string>> = {
  dice: "Then the dice decide.",
  other: "Then the other side decides.",
  over: "Then the game is over.",
  long: "It goes on like this.",
};

/** A chance and its interval on the one scale from 0 to 100. */
export function ChanceBar({ chance, kind }: { readonly chance: Chance; readonly kind: Way["kind"] }) {
  return (
    <span className={`chance-bar is-${kind}`} aria-hidden="true">
      <i className="range" style={{ left: `${chance.low}%`, width: `${chance.high - chance.low}%` }} />
      <i className="mean" style={{ left: `${chance.percent}%` }} />
    </span>
  );
}

/** Answers one after another, in words; the map lights up what a step is about. */
export function Steps({ steps, until }: Pick<ToldLine, "steps" | "until">) {
  const control = useControl();
  const light = (step: AdviceStep | null): void =>
    control.desk.set({ lit: step === null ? litBy(steps) : litBy([step]) });
  return (
    <ol className="advice-steps" data-testid="advice-steps">
      {steps.slice(0, STEPS).map((step, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stay in the order they are given
          key={i}
          onPointerEnter={() => light(step)}
          onPointerLeave={() => light(null)}
        >
          {step.text} <RuleChip rule={step.rule} />
        </li>
      ))}
      <li className="until">
        {steps.length > STEPS && `And ${steps.length - STEPS} more. `}
        {UNTIL[until]}
      </li>
    </ol>
  );
}

/** Everything that some steps are about, for the map. */
export const litBy = (steps: readonly AdviceStep[]) => ({
  hexes: steps.flatMap(({ hexes, path }) => [...hexes.slice(-1), ...path.slice(-1)]),
  units: steps.flatMap(({ units, path }) => (path.length > 1 ? units.slice(0, 1) : units)),
  paths: steps.map(({ path }) => path).filter((path) => path.length > 1),
});
