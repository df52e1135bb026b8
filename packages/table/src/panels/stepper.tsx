import { useControl, useTable } from "../session/context.ts";
import type { Control } from "../session/control.ts";
import { nextUnit, takingUp } from "../session/next-unit.ts";
import { IconButton } from "./icons.tsx";

const again = (control: Control): void =>
  void import("../session/same-again.ts").then((part) => part.sameAgain(control));

/** How many can still act, and the way from one to the next. */
export function Stepper() {
  const control = useControl();
  const count = useTable((now) => {
    const isHeld = now.takenUp !== null && now.takenUp.entry === now.moment?.entry;
    const moment = isHeld ? (now.takenUp?.before ?? null) : now.moment;
    return moment === null ? 0 : takingUp(moment).length;
  });
  if (count === 0) return null;
  return (
    <div className="oob-step" data-testid="may-act">
      <IconButton icon="back" label="The one before" onClick={() => void nextUnit(control, -1)} testId="unit-before" />
      <b>
        {count} <span>may act</span>
      </b>
      <IconButton
        icon="forth"
        label="The next one"
        keys="N"
        onClick={() => void nextUnit(control, 1)}
        testId="unit-next"
      />
      <IconButton icon="skip" label="The same again" keys="R" onClick={() => again(control)} testId="same-again" />
    </div>
  );
}
