import type { BoardView } from "@redoubt/mechanics";
import { useDesk, useTable } from "../session/context.ts";
import type { Moment } from "../worker/messages.ts";
import { UnitFace } from "./unit-face.tsx";
import { whereWords, words } from "./words.ts";

/** Whom the question is about: the unit in hand, or those picked and whom they are against. */
export function InHand({ moment, view }: { readonly moment: Moment; readonly view: BoardView }) {
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const picks = useDesk((now) => now.picks);
  const { unit: taken, picked, targets } = moment.shown;
  const ids = picked.length > 0 ? picked : [taken ?? picks[0] ?? ""];
  const units = ids.flatMap((id) => view.units.filter((unit) => unit.id === id));
  const enemies = view.units.filter(({ at, side }) => targets.includes(at) && side !== moment.sideToDecide);
  if (units.length === 0 && enemies.length === 0) return null;
  const [unit] = units;
  if (units.length === 1 && enemies.length === 0) {
    return (
      <div className="unit">
        <UnitFace unit={unit} seats={seats} size={48} />
        <div>
          <b>{unit.name}</b> {whereWords(unit.at)}
          <small>
            {[unit.face.group ?? unit.face.bandRight, words(unit.face.branch), ...unit.face.states.map(words)]
              .filter(Boolean)
              .join(", ")}
          </small>
        </div>
      </div>
    );
  }
  return (
    <div className="unit unit-row">
      {units.map((one) => (
        <UnitFace key={one.id} unit={one} seats={seats} size={48} />
      ))}
      {enemies.length > 0 && <span className="arrow" role="img" aria-label="against" />}
      {enemies.map((one) => (
        <UnitFace key={one.id} unit={one} seats={seats} size={48} />
      ))}
    </div>
  );
}
