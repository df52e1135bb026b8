import { RuleChip } from "../panels/rule-chip.tsx";
import { useGo } from "./go.ts";

interface CiteProps {
  readonly at: string;
  readonly kind?: "Rule" | "Reading";
}

/** A case or reading that is named in the book: it leads there. */
export function Cite({ at, kind = "Rule" }: CiteProps) {
  return <RuleChip rule={at} isReading={kind === "Reading"} onOpen={useGo()} />;
}
