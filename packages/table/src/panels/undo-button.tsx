import { useControl, useTable } from "../session/context.ts";

/** Takes back the last action, or with shift all back to the last barrier. Always beside the button that acts. */
export function UndoButton() {
  const control = useControl();
  const undo = useTable((now) => now.moment?.undo);
  // To let go of a unit takes nothing back.
  const actions = (undo?.actions.length ?? 0) - (undo?.isSelection ? 1 : 0);
  const isPractice = undo?.possible === false && undo.practice;
  const hint = isPractice
    ? "Take back what you did last, dice included, for practice (Z)"
    : undo?.possible
      ? `Take back the last action (Z); all ${actions} with shift`
      : (undo?.why ?? "");
  return (
    <>
      <button
        type="button"
        className="btn"
        data-testid="undo"
        data-practice={isPractice || undefined}
        title={hint}
        aria-keyshortcuts="Z"
        aria-disabled={(!undo?.possible && !isPractice) || undefined}
        onClick={(event) => void control.loop.undo(event.shiftKey)}
      >
        {isPractice ? "Take back" : "Undo"} <kbd>Z</kbd>
      </button>
      {actions > 1 && (
        <button
          type="button"
          className="btn quiet sm"
          data-testid="undo-all"
          onClick={() => void control.loop.undo(true)}
        >
          Undo all {actions}
        </button>
      )}
    </>
  );
}
