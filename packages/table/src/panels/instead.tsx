import { useControl, useTable } from "../session/context.ts";
import type { Moment } from "../worker/messages.ts";
import { ChoiceRows } from "./choice-rows.tsx";

/** What else could be done with a unit that was only taken in hand; it is let go of for that. */
export function Instead({ moment }: { readonly moment: Moment }) {
  const control = useControl();
  const takenUp = useTable((now) => now.takenUp);
  if (takenUp === null || takenUp.entry !== moment.entry) return null;
  const { unit } = moment.shown;
  const others = takenUp.before.choices.filter(
    ({ selects, args }) => !selects && args.length === 1 && args[0].name === unit,
  );
  if (others.length === 0) return null;
  return (
    <div className="instead" data-testid="instead">
      <p className="over">Or instead</p>
      <ChoiceRows choices={others} onChoose={(choice) => void control.answering.choose(choice)} />
    </div>
  );
}
