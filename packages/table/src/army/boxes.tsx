import type { BoxView, UnitView } from "@redoubt/mechanics";
import { RuleChip } from "../panels/rule-chip.tsx";
import { UnitFace } from "../panels/unit-face.tsx";
import { title } from "../panels/words.ts";

interface BoxesProps {
  readonly boxes: readonly BoxView[];
  readonly byId: ReadonlyMap<string, UnitView>;
  readonly seats: readonly string[];
}

/** The boxes of the eliminated: who may come back by which roll, and who does not. */
export function Boxes({ boxes, byId, seats }: BoxesProps) {
  return boxes.map((box) => (
    <section key={box.id} className={box.isForGood === true ? "box for-good" : "box"} data-testid={`box-${box.id}`}>
      <h3>{box.title}</h3>
      <p>
        {box.note} <RuleChip rule={box.rule} />
      </p>
      {box.sides.map(({ side, text, units }) => (
        <div key={side} className="box-side">
          <h4>
            {title(side)} <span>{text}</span>
          </h4>
          <ul>
            {units.map(({ unit: id, text: roll }) => {
              const unit = byId.get(id);
              return unit === undefined ? null : (
                <li key={id} title={unit.name}>
                  <UnitFace unit={unit} seats={seats} size={34} />
                  <small>{roll}</small>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  ));
}
