import { useControl, useTable } from "../session/context.ts";
import { wear } from "../session/theme.ts";
import css from "./group.css?inline";
import { formationOf, takable, takeTogether } from "./group.ts";

wear(css);

/** Takes a unit together with its stack, or with all of its formation. Nothing where it has neither. */
export function GroupButtons({ unit: id }: { readonly unit: string }) {
  const control = useControl();
  const moment = useTable((now) => now.moment);
  const may = takable(control);
  const units = moment?.view.units.filter((unit) => may.has(unit.id)) ?? [];
  const unit = units.find((one) => one.id === id);
  if (unit === undefined) return null;
  const stack = units.filter(({ at }) => at === unit.at);
  const formation = formationOf(unit);
  const mates = formation === "" ? [] : units.filter((one) => one.side === unit.side && formationOf(one) === formation);
  const take = (all: typeof units) => void takeTogether(control, [id, ...all.map((one) => one.id)]);
  if (stack.length < 2 && mates.length < 2) return null;
  return (
    <div className="group-more">
      {mates.length > 1 && (
        <button type="button" className="btn sm" data-testid="take-formation" onClick={() => take(mates)}>
          All {mates.length} of {formation}
        </button>
      )}
      {stack.length > 1 && (
        <button type="button" className="btn sm" data-testid="take-stack" onClick={() => take(stack)}>
          Whole stack ({stack.length})
        </button>
      )}
    </div>
  );
}
