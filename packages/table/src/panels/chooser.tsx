import type { Layout } from "@redoubt/drawing";
import type { Scope } from "../board/scope.ts";
import { useControl, useDesk } from "../session/context.ts";
import type { Choice } from "../worker/messages.ts";
import { Anchored } from "./anchored.tsx";

/** Answers that a click could mean, by name. */
function Named({ choices }: { readonly choices: readonly Choice[] }) {
  const control = useControl();
  return (
    <>
      <p className="over">{choices.length > 1 ? "Which one?" : "Do this?"}</p>
      {choices.map((choice) => (
        <button
          type="button"
          key={choice.text}
          className="btn sm"
          data-testid="choice"
          data-answer={choice.text}
          onClick={() => void control.answering.choose(choice)}
        >
          {choice.label}
        </button>
      ))}
    </>
  );
}

/** What a click on the map could mean is offered beside the hex. */
export function Chooser({ sheet, scope }: { readonly sheet: Layout; readonly scope: Scope }) {
  const chooser = useDesk((now) => now.chooser);
  if (chooser === null || chooser.hex === null || !sheet.has(chooser.hex)) return null;
  return (
    <Anchored sheet={sheet} scope={scope} hex={chooser.hex} className="chooser card" label="Answers" testId="chooser">
      <Named choices={chooser.choices} />
    </Anchored>
  );
}

/** What a click on a unit off the map could mean is offered where that unit is listed. */
export function OffMapChooser({ sheet }: { readonly sheet: Layout | null }) {
  const chooser = useDesk((now) => now.chooser);
  if (chooser === null || (chooser.hex !== null && sheet?.has(chooser.hex))) return null;
  return (
    <section className="chooser inline" aria-label="Answers" data-testid="chooser">
      <Named choices={chooser.choices} />
    </section>
  );
}
