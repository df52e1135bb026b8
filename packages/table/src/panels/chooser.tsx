import type { Layout } from "@redoubt/drawing";
import type { Scope } from "../board/scope.ts";
import { useControl, useDesk } from "../session/context.ts";
import { Anchored } from "./anchored.tsx";

/** Several answers could be meant by one click: they are offered beside the hex. */
export function Chooser({ sheet, scope }: { readonly sheet: Layout; readonly scope: Scope }) {
  const control = useControl();
  const chooser = useDesk((now) => now.chooser);
  if (chooser === null || chooser.hex === null || !sheet.has(chooser.hex)) return null;
  return (
    <Anchored
      sheet={sheet}
      scope={scope}
      hex={chooser.hex}
      className="chooser card"
      label="Which one?"
      testId="chooser"
    >
      <p className="over">Which one?</p>
      {chooser.choices.map((choice) => (
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
    </Anchored>
  );
}
