import type { UnitView } from "@redoubt/mechanics";
import { drawLasso } from "../board/together.ts";
import { useControl, useTable } from "../session/context.ts";
import { wear } from "../session/theme.ts";
import css from "./group.css?inline";
import { formationOf, matesOf, takable, takeTogether } from "./group.ts";

wear(css);

/** Takes a unit together with its stack, with all of its formation, or with whoever a line is drawn round. */
export function GroupButtons({ unit: id }: { readonly unit: string }) {
  const control = useControl();
  const moment = useTable((now) => now.moment);
  const may = takable(control);
  const units = moment?.view.units.filter((unit) => may.has(unit.id)) ?? [];
  const unit = units.find((one) => one.id === id);
  if (unit === undefined || units.length < 2) return null;
  const stack = units.filter(({ at }) => at === unit.at);
  const mates = matesOf(control, id);
  const take = (all: readonly UnitView[]) => void takeTogether(control, [id, ...all.map((one) => one.id)]);
  return (
    <div className="group-more">
      {mates.length > 1 && (
        <button type="button" className="btn sm" data-testid="take-formation" onClick={() => take(mates)}>
          All {mates.length} of {formationOf(unit)}
        </button>
      )}
      {stack.length > 1 && (
        <button type="button" className="btn sm" data-testid="take-stack" onClick={() => take(stack)}>
          Whole stack ({stack.length})
        </button>
      )}
      <button type="button" className="btn sm" data-testid="draw-lasso" onClick={() => drawLasso(control)}>
        Draw round them <kbd>G</kbd>
      </button>
    </div>
  );
}
