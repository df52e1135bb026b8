import { COUNTER, drawCounter, type FaceRole, faceOf } from "@redoubt/drawing";
import type { UnitView } from "@redoubt/mechanics";
import { memo } from "preact/compat";

interface UnitFaceProps {
  readonly unit: UnitView;
  readonly seats: readonly string[];
  readonly size: number;
  readonly role?: FaceRole;
}

/** Every moment comes with new units; most of them look as before. */
const looksAlike = (a: UnitFaceProps, b: UnitFaceProps): boolean =>
  a.size === b.size &&
  a.role === b.role &&
  a.seats === b.seats &&
  JSON.stringify(faceOf(a.unit, a.seats)) === JSON.stringify(faceOf(b.unit, b.seats));

/** A counter by itself, in a panel. */
export const UnitFace = memo(function UnitFace({ unit, seats, size, role }: UnitFaceProps) {
  const detail = size < 30 ? "far" : size <= 80 ? "table" : "near";
  const face = faceOf(unit, seats, role === undefined ? {} : { role });
  const svg = drawCounter(face, { at: [COUNTER / 2, COUNTER / 2], detail });
  // Noses, notices and rings stand outside the plate.
  const edge = face.facing !== undefined ? 18 : face.pips.length > 0 ? 9 : role === undefined ? 3 : 8;
  const box = COUNTER + 2 * edge;
  return (
    <svg
      className="unit-face"
      width={size}
      height={size}
      viewBox={`${-edge} ${-edge} ${box} ${box}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text it is given
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}, looksAlike);
