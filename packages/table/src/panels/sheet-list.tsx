import type { SheetLine, SheetView } from "@redoubt/mechanics";
import { useControl, useTable } from "../session/context.ts";
import { RuleChip } from "./rule-chip.tsx";
import { Seal } from "./seal.tsx";
import { Dots, Faces, Pictures, StrengthBoxes } from "./sheet-extras.tsx";
import "./sheet-list.css";

interface SheetListProps {
  readonly sheets: readonly SheetView[];
  readonly label: string;
}

/** Sheets of paper, the first and those of the present question unfolded. */
export function SheetList({ sheets, label }: SheetListProps) {
  return (
    <section className="card sheets" aria-label={label} data-testid="sheets">
      {sheets.map((sheet) => (
        <details key={sheet.id} open={sheet.isNow === true || sheet.id === sheets[0].id} data-sheet={sheet.id}>
          <summary>
            {sheet.title} <Head sheet={sheet} />
          </summary>
          <ul>
            {sheet.lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same of different leaders
              <Line key={`${i} ${line.text}`} line={line} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function Head({ sheet }: { readonly sheet: SheetView }) {
  const alerts = sheet.lines.filter(({ tone }) => tone === "alert").length;
  return (
    <small>
      {alerts > 0 && <b className="alert">{alerts}</b>}
      {sheet.isSealed && <Seal />}
    </small>
  );
}

// More cells than this cannot be counted: they become a bar.
const MOST_CELLS = 24;

function Track({ track: { now, max } }: { readonly track: NonNullable<SheetLine["track"]> }) {
  const label = `${now} of ${max}`;
  if (max > MOST_CELLS)
    return <progress className="sheet-track" value={Math.min(now, max)} max={max} aria-label={label} />;
  return (
    <span className="sheet-cells" role="img" aria-label={label}>
      {Array.from({ length: max }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their place alone
        <i key={i} className={`${i < now ? "on" : ""}${i === max - 1 ? " last" : ""}`} />
      ))}
    </span>
  );
}

function Line({ line }: { readonly line: SheetLine }) {
  const control = useControl();
  const sheet = useTable((now) => now.sheet);
  const hexes = (line.hexes ?? []).filter((hex) => sheet?.has(hex) === true);
  const light = (isLit: boolean) =>
    control.desk.set({
      lit: isLit && (line.units ?? []).length + hexes.length > 0 ? { hexes, units: line.units ?? [] } : null,
    });
  const choice = useTable((now) => now.moment?.choices.find(({ text }) => text === line.answer));
  if (line.isHead === true) return <li className="sheet-head">{line.text}</li>;
  const words = (
    <>
      <span className="sheet-text">{line.text}</span>
      {line.aside !== undefined && <span className="sheet-aside">{line.aside}</span>}
      {line.note !== undefined && <small>{line.note}</small>}
    </>
  );
  return (
    <li
      className={`${line.tone ?? ""}${line.isUnder === true ? " under" : ""}${line.state === undefined ? "" : ` step-${line.state}`}`}
      onPointerEnter={() => light(true)}
      onPointerLeave={() => light(false)}
    >
      {line.isPictured === true && <Pictures ids={line.units ?? []} />}
      {hexes.length > 0 ? (
        <button
          type="button"
          className="sheet-go"
          onFocus={() => light(true)}
          onBlur={() => light(false)}
          onClick={() => control.showHexes(hexes)}
        >
          {words}
        </button>
      ) : (
        words
      )}
      {line.rule !== undefined && <RuleChip rule={line.rule} />}
      {line.dots !== undefined && <Dots dots={line.dots} />}
      {line.boxes !== undefined && <StrengthBoxes boxes={line.boxes} />}
      {choice !== undefined && (
        <button
          type="button"
          className="sheet-give"
          data-testid="sheet-answer"
          data-answer={choice.text}
          onClick={() => void control.answering.choose(choice)}
        >
          {line.act ?? "Give"}
        </button>
      )}
      {line.faces !== undefined && <Faces faces={line.faces} />}
      {line.track !== undefined && <Track track={line.track} />}
    </li>
  );
}
