import { memo, useEffect, useMemo, useRef, useState } from "preact/compat";
import { useControl, useTable } from "../session/context.ts";
import type { LogLine } from "../worker/messages.ts";
import { Aim } from "./aim.tsx";
import { Die } from "./dice.tsx";
import { rowWords } from "./ledger-words.ts";
import { RuleChip } from "./rule-chip.tsx";
import { title } from "./words.ts";

const SHOWN = 250;

/** What happened, in sentences and in its order. A line is a moment: a click goes there, and what came later is not told. */
export function LogCard() {
  const control = useControl();
  const lines = useTable((now) => now.lines);
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const recapFrom = useTable((now) => now.recapFrom);
  const entry = useTable((now) => now.moment?.entry ?? 0);
  const [side, setSide] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const film = useTable((now) => now.film);
  const at = film === null || film.kind === "live" ? null : film.at;
  const shown = useMemo(() => linesUpTo(lines, at, side), [lines, at, side]);
  const latest = shown.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line, or another moment, is brought into view
  useEffect(() => {
    // Together with the next frame: here and now it would have the whole page laid out once more.
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [latest, at]);
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
            onChange={(event) => setSide(event.currentTarget.value)}
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
          <Line
            key={line.id}
            line={line}
            seats={seats}
            startsTurn={line.turn !== shown[i - 1]?.turn}
            isShown={at !== null && line.entry === shown.at(-1)?.entry}
          />
        ))}
        {shown.length === 0 && <li className="log-empty">Nothing has happened yet.</li>}
        {at !== null && at < entry && (
          <li className="log-empty" data-testid="log-later">
            The moment shown. What came later is not told until you go there.
          </li>
        )}
      </ol>
    </section>
  );
}

/** The lines up to a moment, of one side or both; the last ones where there are too many to show. */
export function linesUpTo(lines: readonly LogLine[], at: number | null, side: string): readonly LogLine[] {
  return lines.filter((line) => (at === null || line.entry <= at) && (side === "" || line.side === side)).slice(-SHOWN);
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
  readonly isShown: boolean;
}

const Line = memo(function Line({ line, seats, startsTurn, isShown }: LineProps) {
  const control = useControl();
  const light = (isLit: boolean): void =>
    control.desk.set({ lit: isLit ? { hexes: line.hexes, units: line.units } : null });
  const show = (): void => {
    control.desk.set({ lit: null });
    if (control.table.get().thinking === null) void control.films.replay(line.entry);
  };
  return (
    <li
      data-side={line.side ?? ""}
      className={`s${Math.max(-1, seats.indexOf(line.side ?? "")) + 1} tone-${line.tone} ${isShown ? "is-shown" : ""}`}
      aria-current={isShown || undefined}
    >
      {startsTurn && <b className="log-turn">Turn {line.turn}</b>}
      <button
        type="button"
        className="log-line"
        data-testid="log-line"
        data-entry={line.entry}
        onPointerEnter={() => light(true)}
        onPointerLeave={() => light(false)}
        onClick={show}
      >
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
