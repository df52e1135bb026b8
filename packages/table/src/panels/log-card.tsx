import { memo, useEffect, useMemo, useRef, useState } from "react";
import { useControl, useTable } from "../session/context.ts";
import type { LogLine } from "../worker/messages.ts";
import { Aim } from "./aim.tsx";
import { Die } from "./dice.tsx";
import { rowWords } from "./ledger-words.ts";
import { RuleChip } from "./rule-chip.tsx";
import { title } from "./words.ts";

const SHOWN = 250;

/** What happened, in sentences, the latest first. */
export function LogCard() {
  const control = useControl();
  const lines = useTable((now) => now.lines);
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const recapFrom = useTable((now) => now.recapFrom);
  const entry = useTable((now) => now.moment?.entry ?? 0);
  const [side, setSide] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const shown = useMemo(
    () =>
      lines
        .filter((line) => side === "" || line.side === side)
        .slice(-SHOWN)
        .reverse(),
    [lines, side],
  );
  const latest = shown[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line brings the list back to its top
  useEffect(() => {
    // Together with the next frame: here and now it would have the whole page laid out once more.
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: 0 }));
    return () => cancelAnimationFrame(frame);
  }, [latest]);
  const canRecap = recapFrom <= entry && lines.some((line) => line.entry >= recapFrom);
  return (
    <section className="card log" aria-label="Log" data-testid="log">
      <h3>
        Log
        <span className="log-tools">
          {canRecap && (
            <button
              type="button"
              className="btn quiet sm"
              data-testid="recap"
              onClick={() => void control.films.recap()}
            >
              Recap
            </button>
          )}
          <select
            value={side}
            aria-label="Whose acts"
            data-testid="log-filter"
            onChange={(event) => setSide(event.target.value)}
          >
            <option value="">Both sides</option>
            {seats.map((seat) => (
              <option key={seat} value={seat}>
                {title(seat)}
              </option>
            ))}
          </select>
        </span>
      </h3>
      <Aim />
      <ol ref={list}>
        {shown.map((line, i) => (
          <Line key={line.id} line={line} seats={seats} startsTurn={line.turn !== shown[i - 1]?.turn} />
        ))}
        {shown.length === 0 && <li className="log-empty">Nothing has happened yet.</li>}
      </ol>
    </section>
  );
}

/** What was added to the die or the column, row by row, where somebody wants to know. */
function HowItCame({ line }: { readonly line: LogLine }) {
  return (
    <details className="log-how" data-testid="log-how">
      <summary>What was added</summary>
      <table className="led">
        <tbody>
          {line.ledger.map((row) => (
            <tr key={`${row.rule} ${row.note}`}>
              <td>{row.note}</td>
              <td>{rowWords(row.value)}</td>
              <td>
                <RuleChip rule={row.rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly seats: readonly string[];
  readonly startsTurn: boolean;
}

const Line = memo(function Line({ line, seats, startsTurn }: LineProps) {
  const control = useControl();
  const show = (): void => {
    const view = control.table.get().moment?.view;
    const places = line.units.map((id) => view?.units.find((unit) => unit.id === id)?.at ?? "");
    const hexes = line.hexes.length > 0 ? line.hexes : places;
    control.desk.set({ lit: { hexes: line.hexes, units: line.units } });
    control.showHexes(hexes);
  };
  return (
    <li
      data-side={line.side ?? ""}
      className={`s${Math.max(-1, seats.indexOf(line.side ?? "")) + 1} tone-${line.tone}`}
    >
      {startsTurn && <b className="log-turn">Turn {line.turn}</b>}
      <button type="button" className="log-line" onClick={show}>
        {line.text}
        {line.dice.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice stay in the order they fell
          <Die key={i} face={face} />
        ))}
      </button>{" "}
      <RuleChip rule={line.rule} />
      {line.ledger.length > 0 && <HowItCame line={line} />}
    </li>
  );
});
