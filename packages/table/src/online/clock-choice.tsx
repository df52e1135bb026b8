import type { ClockTerms } from "@redoubt/protocol";
import { useState } from "preact/compat";
import { DAY, HOUR, MINUTE, ownClock, SECOND, span } from "./times.ts";
import { CLOCKS } from "./words.ts";

const OWN = "own";
type Unit = "s" | "min" | "h" | "d";
const UNITS: Readonly<Record<Unit, { readonly name: string; readonly length: number }>> = {
  s: { name: "seconds", length: SECOND },
  min: { name: "minutes", length: MINUTE },
  h: { name: "hours", length: HOUR },
  d: { name: "days", length: DAY },
};
const LONGEST = 365 * DAY;

interface Amount {
  readonly count: number;
  readonly unit: Unit;
}

const timeOf = ({ count, unit }: Amount): number =>
  Math.min(LONGEST, Math.max(0, Math.round(count * UNITS[unit].length)));

interface AmountProps {
  readonly label: string;
  readonly amount: Amount;
  readonly onChange: (amount: Amount) => void;
}

function AmountField({ label, amount, onChange }: AmountProps) {
  return (
    <span className="amount">
      <input
        type="number"
        min={0}
        max={999}
        value={amount.count}
        aria-label={label}
        data-testid={`clock-${label.toLowerCase().replaceAll(" ", "-")}`}
        onChange={({ currentTarget }) =>
          onChange({ ...amount, count: Math.min(999, Math.max(0, Number(currentTarget.value))) })
        }
      />
      <select
        value={amount.unit}
        aria-label={`${label}: unit`}
        onChange={({ currentTarget }) =>
          onChange({
            ...amount,
            unit: (Object.keys(UNITS) as Unit[]).find((one) => one === currentTarget.value) ?? "h",
          })
        }
      >
        {(Object.keys(UNITS) as Unit[]).map((unit) => (
          <option key={unit} value={unit}>
            {UNITS[unit].name}
          </option>
        ))}
      </select>
    </span>
  );
}

interface ClockChoiceProps {
  readonly clock: ClockTerms | null;
  readonly onChange: (clock: ClockTerms | null) => void;
}

/** Which clock a new game has: one of those that are offered, or three times chosen freely. */
export function ClockChoice({ clock, onChange }: ClockChoiceProps) {
  const [id, setId] = useState(CLOCKS[0].id);
  const [own, setOwn] = useState<{ readonly bank: Amount; readonly increment: Amount; readonly cap: Amount }>({
    bank: { count: 3, unit: "d" },
    increment: { count: 12, unit: "h" },
    cap: { count: 5, unit: "d" },
  });
  const tell = (next: typeof own): void => {
    setOwn(next);
    onChange(ownClock(timeOf(next.bank), timeOf(next.increment), timeOf(next.cap)));
  };
  return (
    <>
      <label className="choice">
        <span>Clock</span>
        <select
          value={id}
          data-testid="new-clock"
          onChange={({ currentTarget }) => {
            setId(currentTarget.value);
            if (currentTarget.value === OWN) tell(own);
            else onChange(CLOCKS.find((one) => one.id === currentTarget.value)?.clock ?? null);
          }}
        >
          {CLOCKS.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
          <option value={OWN}>Your own times</option>
        </select>
      </label>
      {id === OWN && (
        <p className="choice own-clock">
          <AmountField label="To begin with" amount={own.bank} onChange={(bank) => tell({ ...own, bank })} /> and{" "}
          <AmountField label="Each turn" amount={own.increment} onChange={(increment) => tell({ ...own, increment })} />{" "}
          a turn, at most <AmountField label="At most" amount={own.cap} onChange={(cap) => tell({ ...own, cap })} />
        </p>
      )}
      <p className="small" data-testid="clock-words">
        {clock === null
          ? "Nobody is pressed for time."
          : `You begin with ${span(clock.bank)}; each of your turns gives ${span(clock.increment)} back, never above ${span(clock.cap)}. Out of time: your opponent may claim the game, wait, or let the computer play on.`}
      </p>
    </>
  );
}
