import { useEffect, useState } from "preact/compat";
import { BookPage } from "../book/book-page.tsx";
import { Mark } from "../panels/icons.tsx";
import { RuleChip } from "../panels/rule-chip.tsx";
import { sentence, title } from "../panels/words.ts";
import { useControl, useDesk, useTable } from "../session/context.ts";
import { fileName, saveAsFile } from "../store/file.ts";
import type { Report } from "../worker/report.ts";
import { DicePlot } from "./dice-plot.tsx";
import { headline } from "./headline.ts";
import { LossesPlot } from "./losses-plot.tsx";
import { Moments } from "./moments.tsx";

/** After the battle: the verdict with its rule, losses, dice, and the moments that decided it. */
export function ReportPage() {
  const control = useControl();
  const seat = useTable((now) => now.seat);
  const facts = useTable((now) => now.game?.facts);
  const rule = useDesk((now) => now.rule);
  const [report, setReport] = useState<Report | null>(null);
  useEffect(() => {
    void control.app.referee.report({ seat }).then(setReport);
  }, [control, seat]);
  const close = () => control.desk.set({ panel: null });
  if (facts === undefined) return null;
  return (
    <div className="report" data-testid="report">
      <header className="top">
        <a className="mark" href="#battles" aria-label="Redoubt: all battles">
          <Mark />
          <span>Redoubt</span>
        </a>
        <p className="battle">
          {facts.title} <small>{report?.isOver ? "after the battle" : "as it stands"}</small>
        </p>
        <div className="tools report-tools">
          <button type="button" className="btn" onClick={() => void control.films.replay(0).then(close)}>
            Replay from the start
          </button>
          <button
            type="button"
            className="btn"
            data-testid="export"
            onClick={() => saveAsFile(fileName(facts.title, new Date()), control.lastFile)}
          >
            Save the game file
          </button>
          <button type="button" className="btn" data-testid="report-close" onClick={close}>
            Back to the map
          </button>
          <a className="btn pri" href="#battles">
            Play again
          </a>
        </div>
      </header>
      {report === null ? <p className="loading">Counting.</p> : <ReportBody report={report} />}
      {rule !== null && <BookPage system={null} at={rule} onClose={() => control.desk.set({ rule: null })} />}
    </div>
  );
}

function ReportBody({ report }: { readonly report: Report }) {
  return (
    <main>
      <section className="verdict">
        <div>
          <p className="over">
            Verdict <RuleChip rule={report.verdict.rule} />
          </p>
          <h1 data-testid="verdict">{headline(report)}</h1>
          <p className="reason">{sentence(report.verdict.reason)}</p>
          {report.isPractice && (
            <p className="reason" data-testid="practice">
              A practice game: answers were taken back past dice. It counts in no statistics.
            </p>
          )}
          {report.helped.length > 0 && (
            <p className="reason" data-testid="helped">
              With help: the staff or the chances were asked {times(report.helped.length)}, in{" "}
              {turnWords(report.helped)}.
            </p>
          )}
        </div>
        {report.seats.map((side, i) => (
          <ScoreTable key={side} report={report} side={side} seat={i} />
        ))}
      </section>
      <section className="plots">
        <figure className="card">
          <h2>Units lost, turn by turn</h2>
          <LossesPlot report={report} />
        </figure>
        <figure className="card">
          <h2>Dice against expectation</h2>
          <DicePlot report={report} />
        </figure>
      </section>
      {report.moments.length > 0 && <Moments report={report} />}
    </main>
  );
}

const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

/** The turns of a list, each once. */
function turnWords(turns: readonly number[]): string {
  const each = [...new Set(turns)];
  return `${each.length === 1 ? "turn" : "turns"} ${each.join(", ")}`;
}

function ScoreTable({ report, side, seat }: { readonly report: Report; readonly side: string; readonly seat: number }) {
  const lines = report.score.filter((line) => line.side === side);
  if (lines.length === 0) return null;
  return (
    <table className={`score-table s${seat + 1}`}>
      <caption>
        {title(side)} <b>{lines.reduce((sum, line) => sum + line.points, 0)}</b>
      </caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.text}>
            <td>{line.text}</td>
            <td className="n">{line.points}</td>
            <td>
              <RuleChip rule={line.rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
