import { Scrubber } from "../panels/film-controls.tsx";
import { IconButton } from "../panels/icons.tsx";
import { title } from "../panels/words.ts";
import { useControl, useTable } from "../session/context.ts";
import { chanceWords } from "./chances.ts";
import { Curve } from "./curve.tsx";
import { useAnalysed, useAnalysis, useChance, useOffered, useShownEntry, useTold } from "./use-analysis.ts";

/** How the figures are made, for whoever wants to know. */
function HowMade() {
  return (
    <details className="how-made">
      <summary>How these figures are made</summary>
      <p>
        From each moment the game is played out to its end many times with imagined dice. Both sides answer as the
        veteran does when it plays a plan out in its head: by its eye, without slips and without weighing new plans. A
        draw counts half. The band holds nine of ten such counts; where two bands overlap we say that they are not
        clearly different. It is the chance between two such players, not between you and your opponent. While a game
        with secrets goes on, whatever your side cannot know is dealt anew for every one of them; once it is over, they
        begin with everything as it was.
      </p>
    </details>
  );
}

/** Begins, stops and goes on with the counting, and tells how far it has come. */
function Progress() {
  const analysis = useAnalysis();
  const offered = useOffered();
  const isRunning = useAnalysed((now) => now.isRunning && now.ways.length === 0);
  const wanted = useAnalysed((now) => now.wanted);
  const done = useAnalysed((now) => now.done);
  const total = useAnalysed((now) => now.total);
  const hasStudy = useAnalysed((now) => now.study !== null);
  const entry = useShownEntry();
  if (!offered.staff || !hasStudy) return null;
  const isDone = total > 0 && done >= total;
  const label = isRunning ? "Pause" : done > 0 && !isDone ? "Go on" : "Count";
  return (
    <div className="progress">
      {total > 0 && (wanted !== null || done > 0) && (
        <span data-testid="counted">
          {done} of {total} <progress max={total} value={done} aria-label="Games counted" />
        </span>
      )}
      {offered.curve && !(isDone && wanted !== null && wanted !== "curve") && (
        <button
          type="button"
          className="btn sm"
          data-testid="count-curve"
          aria-disabled={isDone || undefined}
          onClick={() => (isRunning ? analysis.stop() : void analysis.count("curve"))}
        >
          {isDone ? "Counted" : label}
        </button>
      )}
      {!isRunning && (
        <button type="button" className="btn sm" data-testid="count-moment" onClick={() => void analysis.count(entry)}>
          This moment
        </button>
      )}
      {!offered.curve && isRunning && (
        <button type="button" className="btn sm" data-testid="count-stop" onClick={analysis.stop}>
          Pause
        </button>
      )}
    </div>
  );
}

/** Goes through the game: to its ends, one event back or on, or anywhere. */
function Steps() {
  const control = useControl();
  const film = useTable((now) => now.film);
  const last = useTable((now) => now.moment?.entry ?? 0);
  if (film === null) return null;
  return (
    <div className="curve-steps" data-testid="analysis-steps">
      <IconButton
        icon="back"
        label="One back"
        keys=","
        onClick={() => void control.films.step(-1)}
        testId="step-back"
      />
      <IconButton
        icon={film.isRunning ? "pause" : "play"}
        label={film.isRunning ? "Pause" : "Play"}
        keys="Space"
        onClick={() => control.films.run(!film.isRunning)}
        testId="step-play"
      />
      <IconButton icon="forth" label="One on" keys="." onClick={() => void control.films.step(1)} testId="step-forth" />
      <Scrubber film={film} />
      <button
        type="button"
        className="btn sm"
        data-testid="step-last"
        aria-disabled={film.at >= last || undefined}
        onClick={() => void control.films.replay()}
      >
        To the present
      </button>
    </div>
  );
}

/** The curve with its figures and the way through the game. */
export function CurvePanel() {
  const { side } = useTold();
  const offered = useOffered();
  const problem = useAnalysed((now) => now.problem);
  const isRead = useAnalysed((now) => now.study !== null);
  const chance = useChance(useShownEntry());
  return (
    <section className="curve-panel" aria-label="Chance of winning" data-testid="curve-panel">
      <header>
        <h2>Chance that the {title(side)} side wins</h2>
        <b className="chance-now" data-testid="chance-now">
          {chance === null ? "" : chanceWords(chance)}
        </b>
        <Progress />
      </header>
      {problem !== null && (
        <p className="note" role="alert">
          {problem}
        </p>
      )}
      {!offered.staff && <p className="note">{offered.why}</p>}
      {!isRead && problem === null && <p className="note">Reading the game.</p>}
      {offered.curve && <Curve />}
      {offered.staff && !offered.curve && (
        <p className="note">
          While the game goes on the chance is told for one moment at a time, from what your side knows, and the report
          says that you asked. The whole curve is drawn when the game is over.
        </p>
      )}
      <Steps />
      {offered.staff && <HowMade />}
    </section>
  );
}
