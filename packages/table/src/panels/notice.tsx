import { useEffect } from "preact/compat";
import { useControl, useTable } from "../session/context.ts";

const STAYS = 7000;

/** A short sentence about something that just did not work: gone after a while, or with the next click. */
export function Notice() {
  const control = useControl();
  const notice = useTable((now) => now.notice);
  useEffect(() => {
    if (notice === null) return;
    const forget = (): void => control.table.set((now) => (now.notice === notice ? { notice: null } : {}));
    const timer = setTimeout(forget, STAYS);
    addEventListener("pointerdown", forget);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", forget);
    };
  }, [notice, control]);
  return notice === null ? null : (
    <p className="note" role="status" data-testid="notice">
      {notice}
    </p>
  );
}
