import { highlightsOf } from "../board/highlights.ts";
import { useControl, useDesk, useTable } from "../session/context.ts";
import type { Moment } from "../worker/messages.ts";
import { OffMapChooser } from "./chooser.tsx";
import { UnitFace } from "./unit-face.tsx";

/** Units that can be chosen but do not stand on the map. */
export function OffMap({ moment }: { readonly moment: Moment }) {
  const control = useControl();
  const sheet = useTable((now) => now.sheet);
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const picks = useDesk((now) => now.picks);
  const { units } = highlightsOf(moment.choices, picks);
  const waiting = moment.view.units.filter((unit) => units.has(unit.id) && !sheet?.has(unit.at));
  if (waiting.length === 0) return null;
  return (
    <div className="off-map" data-testid="off-map">
      <p className="over">Off the map</p>
      <div className="off-map-units">
        {waiting.map((unit) => (
          <button
            type="button"
            key={unit.id}
            className="off-unit"
            data-testid="off-unit"
            data-unit={unit.id}
            title={unit.name}
            onClick={() => void control.answering.unit(unit.id)}
          >
            <UnitFace unit={unit} seats={seats} size={44} />
            <small>{unit.name}</small>
          </button>
        ))}
      </div>
      <OffMapChooser sheet={sheet} />
    </div>
  );
}
