import type { CommitView } from "@redoubt/engine";
import type { Ending } from "../board/commits.ts";
import { useControl } from "../session/context.ts";
import type { Choice } from "../worker/messages.ts";
import { RuleChip } from "./rule-chip.tsx";
import { capital, sentence } from "./words.ts";

/** The label of a button says what happens: that dice follow, too. */
export const actLabel = ({ label, rolls }: Choice): string => (rolls ? `${label}: roll` : label);

interface EndingsProps {
  readonly endings: readonly Ending[];
  /** The one that the eye should be drawn to; it stands elsewhere. */
  readonly primary: Choice | null;
}

// More than these stand in rows, each with what is to be said of it beside it.
const MOST_WIDE = 2;

/** All that ends the question, whether it can be given now or not. What cannot be given says why. */
export function Endings({ endings, primary }: EndingsProps) {
  const shown = endings.filter(({ choice }) => choice === null || choice.text !== primary?.text);
  return (
    <div className={endings.length > MOST_WIDE ? "endings in-rows" : "endings"}>
      {shown.map(({ commit, choice }) =>
        choice === null ? (
          <ClosedEnding key={commit.answer} commit={commit} />
        ) : (
          <OpenEnding key={commit.answer} commit={commit} choice={choice} />
        ),
      )}
    </div>
  );
}

function OpenEnding({ commit, choice }: { readonly commit: CommitView; readonly choice: Choice }) {
  const control = useControl();
  return (
    <div className="ending">
      <button
        type="button"
        className={commit.grave ? "btn quiet" : "btn"}
        data-testid="ending"
        data-answer={choice.text}
        onClick={() => void control.answering.choose(choice)}
      >
        {actLabel(choice)}
      </button>
      <Follows commit={commit} />
    </div>
  );
}

/** An ending that cannot be given yet: what is missing, by which rule. */
function ClosedEnding({ commit }: { readonly commit: CommitView }) {
  const control = useControl();
  const id = `why-${commit.answer.replaceAll(" ", "-")}`;
  const said = commit.refused?.sentence ?? "It cannot be given now.";
  return (
    <div className="ending closed" data-testid="closed-ending">
      <p id={id}>
        <b>Not yet.</b> {said} {commit.refused !== null && <RuleChip rule={commit.refused.rule} />}
      </p>
      <button
        type="button"
        className="btn"
        data-answer={commit.answer}
        aria-disabled="true"
        aria-describedby={id}
        onClick={() => control.desk.set({ said: `Not yet. ${said}` })}
      >
        {capital(commit.label)}
      </button>
    </div>
  );
}

/** What comes next, in small print beside the button. */
export function Follows({ commit }: { readonly commit: CommitView | undefined }) {
  if (commit === undefined || commit.follows === "") return null;
  return <small className="follows">Next: {commit.follows}</small>;
}

/** Before something is given up for good: what could still be done, and what comes next. */
export function Asking({ commit }: { readonly commit: CommitView }) {
  if (commit.undone.length === 0 && !commit.grave) return null;
  return (
    <div className="note" data-testid="asking">
      {commit.undone.map((phrase) => (
        <p key={phrase}>{sentence(phrase)}</p>
      ))}
      {commit.follows !== "" && <p>Next: {sentence(commit.follows)}</p>}
      {commit.grave && <p>Are you sure?</p>}
    </div>
  );
}
