import { useContext } from "react";
import { ControlContext } from "../session/context.ts";
import { openRule } from "../session/tools.ts";

const isReading = (id: string): boolean => /^[A-Z]-\d+$/.test(id);

/** A rule or reading that is cited; it opens the rules panel there. */
export function RuleChip({ rule }: { readonly rule: string }) {
  const control = useContext(ControlContext);
  const kind = isReading(rule) ? "Reading" : "Rule";
  return (
    <button
      type="button"
      className={isReading(rule) ? "rule rd" : "rule"}
      aria-label={`${kind} ${rule}`}
      title={`${kind} ${rule}`}
      data-testid="rule-chip"
      onClick={(event) => {
        event.stopPropagation();
        if (control !== null) openRule(control, rule);
      }}
    >
      {rule}
    </button>
  );
}
