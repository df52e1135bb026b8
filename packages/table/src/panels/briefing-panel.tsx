import type { SideScore, TurnSpan, VictoryScale } from "@redoubt/mechanics";
import { useEffect, useState } from "preact/compat";
import { useApp, useControl, useSettings, useTable } from "../session/context.ts";
import { wear } from "../session/theme.ts";
import css from "../style/second.css?inline";
import type { BriefingView } from "../worker/messages.ts";
import { RuleChip } from "./rule-chip.tsx";
import { ToldRows } from "./told-rows.tsx";
import { title } from "./words.ts";

wear(css);

/** What wins, what is special and who comes when: before the first move, and whenever somebody asks how to win. */
export function BriefingPanel() {
  const control = useControl();
  const seat = useTable((now) => now.seat);
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const film = useTable((now) => now.film);
  const entry = film?.at ?? null;
  const isFirst = useTable((now) => (now.moment?.entry ?? 0) === 0);
  const moment = useTable((now) => now.moment);
  const [briefing, setBriefing] = useState<BriefingView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every answer it is told anew
  useEffect(() => {
    const tell = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error));
    control.app.referee.briefing({ seat, entry }).then(setBriefing, tell);
  }, [control, seat, entry, moment]);
  const close = () => control.desk.set({ panel: null, lit: null });
  return (
    <section className="briefing" aria-label="Briefing" data-testid="briefing">
      {briefing === null ? (
        <p className="loading">{problem ?? "Drawing up the briefing."}</p>
      ) : (
        <Pages briefing={briefing} side={seat === null ? "" : seats[seat]} isFirst={isFirst} />
      )}
      <footer className="acts">
        {/* biome-ignore lint/a11y/noAutofocus: whoever reads this goes on with Enter */}
        <button type="button" className="btn pri" data-testid="briefing-close" autoFocus onClick={close}>
          {isFirst ? `Begin turn ${briefing?.turn ?? 1}` : "Back to the battle"} <kbd>Enter</kbd>
        </button>
        <span>
          Back here at any time with <kbd>W</kbd>.
        </span>
        {isFirst && <BeforeEach />}
      </footer>
    </section>
  );
}

function BeforeEach() {
  const { settings } = useApp();
  const isOn = useSettings((now) => now.showsBriefing);
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => settings.set({ showsBriefing: event.currentTarget.checked })}
      />{" "}
      Show before each battle
    </label>
  );
}

interface PagesProps {
  readonly briefing: BriefingView;
  readonly side: string;
  readonly isFirst: boolean;
}

function Pages({ briefing, side, isFirst }: PagesProps) {
  const { aim, text, rule, standing, scale, scores, spans, special, phases, turns, turn } = briefing;
  const own = scores.filter((one) => one.side === side);
  return (
    <div className="briefing-pages">
      <div className="briefing-main">
        <p className="over">{[isFirst ? "Briefing" : "How do I win?", title(side)].filter(Boolean).join(" · ")}</p>
        <h1>{aim}</h1>
        <p className="briefing-text">
          {text} <RuleChip rule={rule} />
        </p>
        <section className="card">
          <h2>Who wins</h2>
          <p data-testid="standing">{standing}</p>
          {scale !== null && <Scale scale={scale} />}
        </section>
        <div className="briefing-scores">
          {[...own, ...scores.filter((one) => !own.includes(one))].map((one) => (
            <Score key={one.side} score={one} isOwn={own.includes(one)} />
          ))}
        </div>
        {spans.length > 0 && <Spans spans={spans} turns={turns} turn={turn} />}
        {phases.length > 0 && (
          <section className="card">
            <h2>A turn</h2>
            <ol className="briefing-phases">
              {phases.map((phase, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: phases of one name come twice and stay in order
                <li key={i}>
                  <b>{phase.label}</b>
                  {phase.text !== "" && <span>{phase.text} </span>}
                  {phase.rule !== undefined && <RuleChip rule={phase.rule} />}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      {special.length > 0 && (
        <aside className="card">
          <h2>Special in this battle</h2>
          <ToldRows rows={special} label="Special rules" />
        </aside>
      )}
    </div>
  );
}

function Score({ score, isOwn }: { readonly score: SideScore; readonly isOwn: boolean }) {
  return (
    <section className="card" data-testid="side-score" data-side={score.side}>
      <h2>
        {isOwn ? "Your points" : title(score.side)} <b>{score.points}</b>
      </h2>
      {score.rows.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <ToldRows rows={score.rows} label={`What ${score.side} scores`} />
      )}
    </section>
  );
}

function Scale({ scale: { bands, start, now, label } }: { readonly scale: VictoryScale }) {
  const parts = bands.reduce((sum, band) => sum + band.parts, 0);
  const seats = useTable((state) => state.game?.facts.seats ?? []);
  const share = (part: number): string => `${(100 * part) / parts}%`;
  return (
    <div className="win-scale" role="img" aria-label={`${label} now. ${bands.map((band) => band.label).join("; ")}`}>
      <i className="win-now" style={{ left: share(now) }}>
        {now === start ? "start" : "now"} {label.replace(/^-/, "−")}
      </i>
      <div className="win-bands">
        {bands.map((band) => (
          <i
            key={band.label}
            className={band.side === null ? "draw" : `s${seats.indexOf(band.side) + 1}`}
            style={{ width: share(band.parts) }}
          />
        ))}
      </div>
      <div className="win-words">
        {bands.map((band) => (
          <span key={band.label} style={{ width: share(band.parts) }}>
            {band.label}
          </span>
        ))}
      </div>
    </div>
  );
}

interface SpansProps {
  readonly spans: readonly TurnSpan[];
  readonly turns: number;
  readonly turn: number;
}

// More turns than this are told by their numbers at both ends alone.
const MOST_NUMBERS = 16;

/** Who waits until when, and who comes, along the turns of the battle. */
function Spans({ spans, turns, turn }: SpansProps) {
  const control = useControl();
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const light = (span: TurnSpan | null) =>
    control.desk.set({ lit: span === null ? null : { hexes: span.hexes ?? [], units: span.units ?? [] } });
  const columns = { gridTemplateColumns: `repeat(${turns}, minmax(0, 1fr))` };
  return (
    <section className="card" data-testid="spans">
      <h2>Who waits until when</h2>
      {turns <= MOST_NUMBERS && (
        <ol className="span-turns" style={columns} aria-hidden="true">
          {Array.from({ length: turns }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are told apart by their number
            <li key={i} className={i + 1 === turn ? "now" : ""}>
              {i + 1}
            </li>
          ))}
        </ol>
      )}
      <ul className="span-rows" style={columns}>
        {spans.map((span) => (
          <li
            key={`${span.text} ${span.from}`}
            className={`span-${span.kind} ${span.side === null ? "" : `s${seats.indexOf(span.side) + 1}`}`}
            style={{ gridColumn: `${span.from} / ${Math.max(span.from, span.to) + 1}` }}
            onPointerEnter={() => light(span)}
            onPointerLeave={() => light(null)}
          >
            <span>
              <span className="sr">
                Turn {span.from}
                {span.to > span.from && ` to ${span.to}`}:{" "}
              </span>
              {span.text}
            </span>{" "}
            <RuleChip rule={span.rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
