import type { ChartPlace } from "@redoubt/mechanics";
import { useEffect, useState } from "preact/compat";
import { useApp } from "../session/context.ts";
import { wear } from "../session/theme.ts";
import type { RulesBook } from "../worker/rules-book.ts";
import css from "./book.css?inline";
import { OpenBook } from "./open-book.tsx";

wear(css);

interface BookPageProps {
  /** Null is the system of the game on the table. */
  readonly system: string | null;
  /** The case, reading or chart at which it is opened; null is the beginning. */
  readonly at: string | null;
  /** The cells of the chart at which it is opened. */
  readonly place?: ChartPlace | null;
  /** Over the table its top bar stays in sight. */
  readonly isOverTable?: boolean;
  readonly onClose: () => void;
}

/** The rules in our words as a book: charts, chapters, readings, options, and what is given or reconstructed. */
export function BookPage({ system, at, place = null, isOverTable = false, onClose }: BookPageProps) {
  const { referee } = useApp();
  const [told, setTold] = useState<RulesBook | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const tell = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error));
    referee.rules({ system }).then(setTold, tell);
  }, [referee, system]);
  return (
    <div className={isOverTable ? "book-over" : "book-alone"}>
      {problem !== null && <NoRules system={system} problem={problem} onClose={onClose} />}
      {problem === null && told === null && <p className="book-wait">Fetching the rules.</p>}
      {problem === null && told !== null && (
        <OpenBook
          told={told}
          at={at}
          place={place}
          closes={isOverTable ? "Back to the map" : "Close"}
          onClose={onClose}
        />
      )}
    </div>
  );
}

interface NoRulesProps {
  readonly system: string | null;
  readonly problem: string;
  readonly onClose: () => void;
}

/** Rules that are not here, or could not be fetched: what is wrong, and a way back. */
function NoRules({ system, problem, onClose }: NoRulesProps) {
  return (
    <section className="failed card" aria-label="Rules" role="alert" data-testid="no-rules">
      <h1>{system === null ? "The rules could not be fetched." : `There are no rules of “${system}” to show.`}</h1>
      <p>{problem}</p>
      <div className="acts">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
        <a className="btn pri" href="#battles">
          All battles
        </a>
      </div>
    </section>
  );
}
