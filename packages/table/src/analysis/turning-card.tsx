import { useMemo } from "preact/compat";
import { title } from "../panels/words.ts";
import { useControl, useTable } from "../session/context.ts";
import type { LogLine } from "../worker/messages.ts";
import { type Chance, chanceOf, isCertain, type Swing, signed, swingOf, swingWords } from "./chances.ts";
import { EFFORT, nameOf, type Stretch, turningPoints } from "./searching.ts";
import { useAnalysed, useOffered, useTold } from "./use-analysis.ts";

/** What happened in a stretch in one line: what the dice decided before anything else. */
export function lineOf(lines: readonly LogLine[], { from, to }: Stretch): LogLine | null {
  const within = lines.filter(({ entry }) => entry > from.entry && entry <= to.entry);
  const thrown = within.filter(({ dice }) => dice.length > 0);
  const harmful = (list: readonly LogLine[]) => list.find(({ harms }) => harms.length > 0);
  return (
    harmful(thrown) ?? thrown[0] ?? harmful(within) ?? within.find(({ tone }) => tone === "result") ?? within[0] ?? null
  );
}

// Fifty hundredths are as wide as half the bar.
const FULL = 50;

/** A swing as two bars from a centre line: choice solid, dice striped. */
function SwingBar({ swing }: { readonly swing: Swing }) {
  const bar = (value: number) => {
    const wide = Math.min(50, (50 * Math.abs(value)) / FULL);
    return { left: `${value < 0 ? 50 - wide : 50}%`, width: `${wide}%` };
  };
  return (
    <span className="swing" aria-hidden="true">
      <i className="choice" style={bar(swing.choice)} />
      <i className="dice" style={bar(swing.dice)} />
    </span>
  );
}

function Point({ stretch, number }: { readonly stretch: Stretch; readonly number: number }) {
  const control = useControl();
  const tallies = useAnalysed((now) => now.tallies);
  const study = useAnalysed((now) => now.study);
  const lines = useTable((now) => now.lines);
  const { seat } = useTold();
  const { from, to } = stretch;
  const chanceAt = (entry: number, isAnswered: boolean): Chance | null => {
    const tally = tallies[nameOf({ entry, isAnswered })];
    return tally === undefined ? null : chanceOf(tally, seat, !isAnswered && isCertain(study, entry));
  };
  const [before, answered, after] = [chanceAt(from.entry, false), chanceAt(to.entry, true), chanceAt(to.entry, false)];
  const line = useMemo(() => lineOf(lines, stretch), [lines, stretch]);
  if (before === null || after === null) return null;
  const isSplit = !to.hasDice || answered !== null;
  const swing = swingOf(before, answered, after);
  return (
    <li data-testid="turning-point" data-entry={to.entry}>
      <b className="number">{number}</b>
      <div>
        <button type="button" className="log-line" onClick={() => void control.films.replay(to.entry)}>
          Turn {to.turn}: {line?.text ?? "what was decided here"}
        </button>
        {isSplit && <SwingBar swing={swing} />}
        <p className="figures">
          {isSplit && <b className="is-choice">choice {signed(swing.choice)}</b>}
          {isSplit && to.hasDice && <b className="is-dice"> · dice {signed(swing.dice)}</b>} in all{" "}
          {signed(swing.whole)}
          {!swing.isClear && ", not clearly different"}
        </p>
        {isSplit && <p className="swing-words">{swingWords(swing, to.hasDice)}</p>}
      </div>
    </li>
  );
}

/** Where the chance swung most, each swing split into what was chosen and what the dice did. */
export function TurningCard() {
  const study = useAnalysed((now) => now.study);
  const tallies = useAnalysed((now) => now.tallies);
  const { side } = useTold();
  const { curve } = useOffered();
  const found = useMemo(() => (study === null ? [] : turningPoints(study.points, tallies, EFFORT)), [study, tallies]);
  if (!curve) return null;
  return (
    <section className="card turning-card" aria-label="Turning points" data-testid="turning-points">
      <h3>
        Turning points <small>per cent for the {title(side)} side</small>
      </h3>
      {found.length === 0 && (
        <p>Where the chance swings is found by counting closer and closer. Count along the game to find it.</p>
      )}
      <ol>
        {found.map((stretch, i) => (
          <Point key={stretch.to.entry} stretch={stretch} number={i + 1} />
        ))}
      </ol>
      {found.length > 0 && (
        <p className="legend">
          Choice: from before the answers to after them, averaged over the dice. Dice: from there to what fell.
        </p>
      )}
    </section>
  );
}
