import { useControl, useTable } from "../session/context.ts";

/** Takes back the last answer, or with shift all back to the last barrier. Always beside the button that acts. */
export function UndoButton() {
  const control = useControl();
  const undo = useTable((now) => now.moment?.undo);
  const steps = undo?.steps ?? 0;
  const hint = undo?.possible ? `Take back one step (Z); all ${steps} with shift` : (undo?.why ?? "");
  return (
    <>
      <button
        type="button"
        className="btn"
        data-testid="undo"
        title={hint}
        aria-keyshortcuts="Z"
        aria-disabled={!undo?.possible || undefined}
        onClick={(event) => void control.loop.undo(event.shiftKey)}
      >
        Undo <kbd>Z</kbd>
      </button>
      {steps > 1 && (
        <button
          type="button"
          className="btn quiet sm"
          data-testid="undo-all"
          onClick={() => void control.loop.undo(true)}
        >
          Undo all {steps}
        </button>
      )}
    </>
  );
}
