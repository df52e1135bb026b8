import { useTable } from "../session/context.ts";

/** What fell in this turn, in the order in which it fell: activations, and blanks. */
export function TurnMarks({ turn }: { readonly turn: number }) {
  const marked = useTable((now) => now.marked);
  const marks = marked.filter((line) => line.mark?.track === "turn" && line.turn === turn);
  if (marks.length === 0) return null;
  return (
    <ol className="turn-marks" aria-label="This turn so far" data-testid="turn-marks">
      {marks.map(({ id, mark }, i) => (
        <li
          key={id}
          className={`${mark?.kind ?? ""}${i === marks.length - 1 ? " last" : ""}`}
          aria-current={i === marks.length - 1 ? "step" : undefined}
        >
          <i aria-hidden="true" className={mark?.nation ? `cloth cloth-${mark.nation}` : "cloth"}>
            {mark?.nation ? mark.nation.charAt(0).toUpperCase() : "–"}
          </i>
          {mark?.text}
        </li>
      ))}
    </ol>
  );
}
