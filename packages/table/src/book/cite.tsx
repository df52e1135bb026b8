import { useGo } from "./go.ts";

interface CiteProps {
  readonly at: string;
  readonly kind?: "Rule" | "Reading";
}

/** A case or reading that is named in the book: it leads there. */
export function Cite({ at, kind = "Rule" }: CiteProps) {
  const go = useGo();
  return (
    <button
      type="button"
      className={kind === "Reading" ? "rule rd" : "rule"}
      aria-label={`${kind} ${at}`}
      data-testid="book-cite"
      onClick={() => go(at)}
    >
      {at}
    </button>
  );
}
