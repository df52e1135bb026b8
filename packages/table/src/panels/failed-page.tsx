import { useControl, useTable } from "../session/context.ts";
import { fileName, saveAsFile } from "../store/file.ts";
import type { NotOpened } from "../worker/messages.ts";

const SENTENCES: Readonly<Record<NotOpened["reason"], string>> = {
  newer: "This save is from a newer version. It is kept as it is.",
  damaged: "This file is damaged and cannot be played on. It is kept as it is.",
  incomplete: "This position leaves out a value that a rule needs. It is kept as it is.",
  "unknown-system": "This game belongs to a system that is not here. It is kept as it is.",
  "not-ours": "This is no file of Redoubt.",
  stopped: "The table could not lay out this game. Whatever is stored of it is kept as it is.",
};

/** A game that cannot be opened: what is wrong, what is safe, a way to keep it. */
export function FailedPage() {
  const control = useControl();
  const failure = useTable((now) => now.failure);
  if (failure === null) return null;
  return (
    <main className="failed card" data-testid="failed" data-reason={failure.reason}>
      <h1>{SENTENCES[failure.reason]}</h1>
      <ul>
        {failure.problems.slice(0, 8).map(({ where, what }) => (
          <li key={where + what}>
            <b>{where}</b>: {what}
          </li>
        ))}
      </ul>
      <div className="acts">
        {control.lastFile !== "" && (
          <button
            type="button"
            className="btn"
            data-testid="save-copy"
            onClick={() => saveAsFile(fileName("kept", new Date()), control.lastFile)}
          >
            Save a copy
          </button>
        )}
        {failure.reason === "stopped" && (
          <button type="button" className="btn" data-testid="try-again" onClick={() => void control.again()}>
            Try again
          </button>
        )}
        <a className="btn pri" href="#battles">
          All battles
        </a>
      </div>
    </main>
  );
}
