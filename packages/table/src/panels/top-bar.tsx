import type { BoardView } from "@redoubt/mechanics";
import { lazy, Suspense } from "preact/compat";
import { leaveAnalysis, openAnalysis } from "../analysis/opening.ts";
import { useApp, useControl, useDesk, useRoom, useSettings, useTable } from "../session/context.ts";
import { isDark } from "../session/theme.ts";
import { toggleUnits } from "../session/tools.ts";
import type { Facts } from "../worker/messages.ts";
import { IconButton, Mark } from "./icons.tsx";
import { RuleChip } from "./rule-chip.tsx";
import { TurnMarks } from "./turn-marks.tsx";
import { longDate, phaseName, title } from "./words.ts";

// Turns of most games are numbers; hours are fetched by those that have them.
const DayTrack = lazy(() => import("../day/day-track.tsx").then((part) => ({ default: part.DayTrack })));

interface BarProps {
  readonly facts: Facts;
  readonly view: BoardView;
}

/** The head of the table: battle, turn track, score, tools. */
export function TopBar({ facts, view }: BarProps) {
  const control = useControl();
  const { settings } = useApp();
  const theme = useSettings((now) => now.theme);
  const app = useApp();
  const room = useRoom();
  const showsUnits = useSettings((now) => (room === "wide" ? now.showsUnits : now.showsDrawer));
  const isAnalysing = useDesk((now) => now.isAnalysing);
  const canUndo = useTable((now) => now.moment?.undo.possible ?? false);
  const canRecap = useTable((now) => now.moment !== null && now.lines.some((line) => line.entry >= now.recapFrom));
  const isLamp = isDark(theme);
  // While the unit in hand has a meaning for the key, only with shift.
  const winKey = useTable((now) => (Object.hasOwn(now.moment?.shown.keys ?? {}, "w") ? "Shift W" : "W"));
  return (
    <header className="top">
      <a className="mark" href="#battles" aria-label="Redoubt: all battles" data-testid="home">
        <Mark />
        <span>Redoubt</span>
      </a>
      <h1 className="battle">
        {facts.title} <small>{longDate(facts.date)}</small>
      </h1>
      <p className="phone-where">
        Turn {view.turn} · {title(view.active)} {phaseName(view)}
      </p>
      {view.day === undefined ? (
        <TurnTrack view={view} />
      ) : (
        <Suspense fallback={<TurnTrack view={view} />}>
          <DayTrack turn={view.turn} day={view.day} />
        </Suspense>
      )}
      <Score view={view} seats={facts.seats} />
      <div className="tools">
        <button
          type="button"
          className="btn win"
          title={`How do I win? (${winKey})`}
          aria-keyshortcuts={winKey.replace(" ", "+")}
          data-testid="how-to-win"
          onClick={() => control.desk.set({ panel: "briefing" })}
        >
          How do I win? <kbd>{winKey}</kbd>
        </button>
        <IconButton
          icon="undo"
          label="Undo"
          keys="Z"
          isDisabled={!canUndo || isAnalysing}
          onClick={() => !isAnalysing && void control.loop.undo(false)}
          testId="undo-top"
        />
        <IconButton icon="play" label="Recap" isDisabled={!canRecap} onClick={() => void control.films.recap()} />
        <IconButton
          icon="chart"
          label="Analysis board"
          keys="A"
          isOn={isAnalysing}
          onClick={() => (isAnalysing ? leaveAnalysis(control) : openAnalysis(control))}
          testId="analysis-open"
        />
        <IconButton
          icon="units"
          label="Order of battle"
          keys="U"
          isOn={showsUnits}
          onClick={() => toggleUnits(app)}
          testId="units-toggle"
        />
        <IconButton
          icon="book"
          label="Rules"
          keys="?"
          onClick={() => control.desk.set({ panel: "rules", rule: null })}
          testId="rules-open"
        />
        <IconButton
          icon={isLamp ? "sun" : "moon"}
          label={isLamp ? "Daylight" : "Lamp light"}
          onClick={() => settings.set({ theme: isLamp ? "light" : "dark" })}
          testId="theme"
        />
        <IconButton icon="menu" label="Menu" onClick={() => control.desk.set({ panel: "menu" })} testId="menu" />
      </div>
    </header>
  );
}

// What a window without room for all shows: the turn before this one and the three after it.
const isFar = (turn: number, now: number): boolean => turn < now - 1 || turn > now + 3;

function TurnTrack({ view: { turn: now, turns: count } }: { readonly view: BoardView }) {
  const turns = Array.from({ length: count }, (_, i) => i + 1);
  return (
    <ol className="turns" aria-label={`Turn ${now} of ${count}`} data-testid="turns">
      <li className="turns-word">Turn</li>
      {turns.map((turn) => (
        <li
          key={turn}
          className={`${turn === now ? "now" : turn < now ? "past" : ""}${isFar(turn, now) ? " far" : ""}`}
          aria-current={turn === now ? "step" : undefined}
        >
          {turn}
        </li>
      ))}
      {count > 5 && <li className="turns-word of">of {count}</li>}
    </ol>
  );
}

function Score({ view, seats }: { readonly view: BoardView; readonly seats: readonly string[] }) {
  const sums = seats.map((side) => {
    const lines = view.score.filter((line) => line.side === side);
    return { side, lines, points: lines.reduce((sum, line) => sum + line.points, 0) };
  });
  const told = sums.filter(({ side, lines }) => view.scoring?.includes(side) ?? lines.length > 0);
  if (told.length === 0) return <span className="score" />;
  const hint = told
    .flatMap(({ side, lines }) => lines.map((line) => `${title(side)} ${line.points}: ${line.text}`))
    .join("\n");
  return (
    <div className="score" title={hint} data-testid="score">
      {told.map(({ side, points }, i) => (
        <span key={side}>
          {i > 0 && <i aria-hidden="true">·</i>}
          <small>{title(side)}</small> {points}
        </span>
      ))}
      {view.score.length > 0 && <RuleChip rule={view.score[0].rule} />}
    </div>
  );
}

/** The phases of the turn, the present one marked. */
export function PhaseBar({ view }: { readonly view: BoardView }) {
  const phases = view.track ?? view.phases.map((phase) => ({ phase, name: title(phase) }));
  const now = phases.findIndex(({ phase }) => phase === view.phase);
  return (
    <nav className="phases" aria-label="Phases">
      <b>{view.active}</b>
      <ol>
        {phases.map(({ phase, name }, i) => (
          <li
            key={phase}
            className={i === now ? "now" : i < now ? "past" : ""}
            aria-current={i === now ? "step" : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      <TurnMarks turn={view.turn} />
      <span className="phase-notes">{view.bar ?? view.notes.join(" ")}</span>
    </nav>
  );
}
