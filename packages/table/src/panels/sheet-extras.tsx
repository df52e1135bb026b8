import type { SheetLine } from "@redoubt/mechanics";
import { useTable } from "../session/context.ts";
import { UnitFace } from "./unit-face.tsx";

/** The counters that a line is about. */
export function Pictures({ ids }: { readonly ids: readonly string[] }) {
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const units = useTable((now) => now.moment?.view.units ?? []);
  return units
    .filter(({ id }) => ids.includes(id))
    .map((unit) => <UnitFace key={unit.id} unit={unit} seats={seats} size={34} />);
}

/** Points as dots: full ones are given. */
export function Dots({ dots: { given, max } }: { readonly dots: NonNullable<SheetLine["dots"]> }) {
  return (
    <span className="sheet-dots" role="img" aria-label={`${given} of ${max} given`}>
      {Array.from({ length: max }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are told apart by their place alone
        <i key={i} className={i < given ? "on" : ""} />
      ))}
    </span>
  );
}

/** Strength as boxes: those that are lost are crossed off. */
export function StrengthBoxes({ boxes: { left, max } }: { readonly boxes: NonNullable<SheetLine["boxes"]> }) {
  return (
    <span className="sheet-boxes" role="img" aria-label={`${left} of ${max} left`}>
      {Array.from({ length: max }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes are told apart by their place alone
        <i key={i} className={i < left ? "" : "lost"} />
      ))}
    </span>
  );
}

/** What the faces of a die would bring, as one bar. */
export function Faces({ faces }: { readonly faces: NonNullable<SheetLine["faces"]> }) {
  const shown = faces.filter(({ count }) => count > 0);
  return (
    <span className="sheet-faces">
      {shown.map(({ text, count }) => (
        <i key={text} className={`face-${faces.findIndex((one) => one.text === text)}`} style={{ flexGrow: count }}>
          {text} {count}
        </i>
      ))}
    </span>
  );
}
