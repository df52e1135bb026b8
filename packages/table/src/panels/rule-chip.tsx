import { useContext } from "preact/compat";
import { ControlContext } from "../session/context.ts";
import { openRule } from "../session/tools.ts";

interface RuleChipProps {
  readonly rule: string;
  /** Told by who knows; else the game on the table knows its readings. */
  readonly isReading?: boolean;
  /** How the open book leads there. */
  readonly onOpen?: (rule: string) => void;
}

/** A rule or reading that is cited; it opens the book of rules there. */
export function RuleChip({ rule, isReading: isKnown, onOpen }: RuleChipProps) {
  const control = useContext(ControlContext);
  const isReading = isKnown ?? control?.table.get().game?.facts.readings.includes(rule) ?? false;
  // What people agreed on has no rule.
  if (rule === "") return null;
  const kind = isReading ? "Reading" : "Rule";
  return (
    <button
      type="button"
      className={isReading ? "rule rd" : "rule"}
      aria-label={`${kind} ${rule}`}
      title={`${kind} ${rule}`}
      data-testid="rule-chip"
      onClick={(event) => {
        event.stopPropagation();
        if (onOpen !== undefined) onOpen(rule);
        else if (control !== null) openRule(control, rule);
      }}
    >
      {rule}
    </button>
  );
}
