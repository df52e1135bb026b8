import { useTable } from "../session/context.ts";
import type { LogLine } from "../worker/messages.ts";
import "./tactics-style.ts";

const WORDS: Readonly<Record<string, string>> = {
  none: "no choice, not asked",
  instruction: "by instruction",
  asked: "asked",
};

const count = (lines: readonly LogLine[], kind: string): number =>
  lines.filter(({ mark }) => mark?.kind === kind).length;

/** How this side has answered the other's acts: those since its last activation one by one, those of the turn as counts. */
export function AnswersCard({ turn }: { readonly turn: number }) {
  const marked = useTable((now) => now.marked);
  const last = marked.findLastIndex(({ mark }) => mark?.track === "turn");
  const isAnswer = ({ mark }: LogLine): boolean => mark?.track === "answers";
  const recent = marked.slice(last + 1).filter(isAnswer);
  const all = marked.filter((line) => isAnswer(line) && line.turn === turn);
  if (all.length === 0) return null;
  return (
    <section className="card answers" aria-label="Your answers" data-testid="answers">
      <h3>
        Their activation{" "}
        <small>
          {count(recent, "asked")} asked of {recent.length} {recent.length === 1 ? "window" : "windows"}
        </small>
      </h3>
      {recent.length > 0 && (
        <ol className="answer-line">
          {recent.slice(-MOST).map(({ id, mark, text }) => (
            <li key={id} className={mark?.kind ?? ""} title={text}>
              <i aria-hidden="true" />
              <span>{mark?.text}</span>
              <span className="sr">: {WORDS[mark?.kind ?? ""]}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="answer-key">
        <span className="instruction">
          <i aria-hidden="true" /> by instruction
        </span>
        <span className="none">
          <i aria-hidden="true" /> no choice
        </span>
        <span className="asked">
          <i aria-hidden="true" /> asked
        </span>
      </p>
      <p data-testid="answer-counts">
        This turn: {all.length} {all.length === 1 ? "window" : "windows"}, {count(all, "none")} without a choice,{" "}
        {count(all, "instruction")} by instruction, <b>{count(all, "asked")} asked</b>.
      </p>
    </section>
  );
}

// As many as stand beside each other.
const MOST = 8;
