import { useEffect, useState } from "preact/compat";
import { createCaller } from "../client/caller.ts";
import { hireWorker } from "../client/hire.ts";
import { api } from "../online/api.ts";
import { title } from "../panels/words.ts";
import { observable, useObservable } from "../session/observable.ts";
import { wear } from "../session/theme.ts";
import type { AnalystCalls } from "../worker/analyst-calls.ts";
import css from "./analysis.css?inline";
import { counting } from "./counting.ts";
import { CurveDrawing } from "./curve-drawing.tsx";
import { browserTallies, fitting } from "./kept.ts";
import { type AnalysisState, blank } from "./known.ts";

wear(css);

// A narrow screen gets a narrow drawing, so that its letters stay readable.
const NARROW = 760;

/** The counting along a finished game of a server; what the analysis board counted of it is taken along. */
function openCounting(id: string) {
  const { calls, dismiss } = createCaller<AnalystCalls>("analyst", hireWorker);
  const keeper = browserTallies();
  const state = observable<AnalysisState>(blank);
  const work = counting(state, calls, () => id, keeper);
  const takeUp = async (): Promise<void> => {
    if (state.get().study !== null) return;
    const study = await calls.study({ file: await api.file(id) });
    state.set({ study, tallies: fitting(await keeper.get(id), study.points) });
  };
  return {
    state,
    stop: work.stop,
    close() {
      work.stop();
      dismiss();
    },
    async count(): Promise<void> {
      state.set({ isRunning: true, problem: null });
      try {
        await takeUp();
        await work.run("curve", null);
      } catch (error) {
        state.set({ isRunning: false, problem: error instanceof Error ? error.message : String(error) });
      }
    },
  };
}

interface ResultCurveProps {
  readonly id: string;
  readonly seats: readonly string[];
  /** The seat of whoever looks; null for a stranger. */
  readonly own: string | null;
}

/** The chance of winning along a finished game, counted on this machine when it is wanted. */
export function ResultCurve({ id, seats, own }: ResultCurveProps) {
  const [work] = useState(() => openCounting(id));
  useEffect(() => work.close, [work]);
  const { study, tallies, isRunning, done, total, problem } = useObservable(work.state, (now) => now);
  const seat = Math.max(0, seats.indexOf(own ?? ""));
  const isDone = total > 0 && done >= total;
  return (
    <section className="card new-game" aria-label="Chance to win" data-testid="chance-card">
      <h2>Chance to win</h2>
      {study !== null && (
        <CurveDrawing
          study={study}
          tallies={tallies}
          seat={seat}
          shown={null}
          wide={innerWidth < NARROW ? 340 : 560}
          onGoTo={() => {
            location.hash = `#online=${id}`;
          }}
        />
      )}
      <p className="small">
        {title(seats[seat])}, turn by turn, counted after the game: the rest is played out again and again from moments
        along it. The analysis board of the game tells more.
      </p>
      <div className="acts">
        {!isDone && (
          <button
            type="button"
            className="btn"
            data-testid="count-chances"
            onClick={() => (isRunning ? work.stop() : void work.count())}
          >
            {isRunning ? "Pause" : done > 0 ? "Go on" : "Count it on this machine"}
          </button>
        )}
        {total > 0 && (
          <span className="progress">
            {done} of {total} <progress max={total} value={done} aria-label="Games counted" />
          </span>
        )}
      </div>
      {problem !== null && (
        <p className="note" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
