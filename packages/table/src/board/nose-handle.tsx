import { useRef, useState } from "preact/compat";

/** A place that a nose may be drawn to: its angle from the top of the sheet, clockwise, in degrees. */
export interface NosePlace {
  readonly angle: number;
}

// Where the nose of a counter is, from its middle.
const REACH = 42;

/** The place nearest to an angle; null where the angle it has now is nearer than any of them. */
export function nearestPlace<P extends NosePlace>(places: readonly P[], now: number, angle: number): P | null {
  const away = (other: number): number => Math.abs(((((angle - other) % 360) + 540) % 360) - 180);
  const [nearest] = [...places].sort((a, b) => away(a.angle) - away(b.angle));
  return nearest === undefined || away(now) <= away(nearest.angle) ? null : nearest;
}

interface NoseHandleProps<P> {
  readonly at: readonly [number, number];
  /** The angle at which the nose stands. */
  readonly now: number;
  readonly places: readonly P[];
  /** The place that it would snap to, while it is drawn. */
  readonly onDraw: (place: P | null) => void;
  readonly onDrop: (place: P) => void;
}

/** The nose of the unit in hand: drawn round, it snaps to where the unit may face. The ring and its keys do the same. */
export function NoseHandle<P extends NosePlace>({ at: [x, y], now, places, onDraw, onDrop }: NoseHandleProps<P>) {
  const middle = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState<number | null>(null);
  const angleAt = (event: { readonly clientX: number; readonly clientY: number }): number => {
    const box = middle.current?.getBoundingClientRect();
    if (box === undefined) return now;
    return (Math.atan2(event.clientX - box.left, box.top - event.clientY) * 180) / Math.PI;
  };
  const shown = ((drawn ?? now) * Math.PI) / 180;
  return (
    <>
      <span ref={middle} className="nose-middle" style={{ left: x, top: y }} />
      <button
        type="button"
        className={drawn === null ? "nose-handle" : "nose-handle drawn"}
        data-furniture
        data-testid="nose"
        aria-hidden="true"
        tabIndex={-1}
        style={{ left: x + REACH * Math.sin(shown), top: y - REACH * Math.cos(shown) }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrawn(now);
        }}
        onPointerMove={(event) => {
          if (drawn === null) return;
          const angle = angleAt(event);
          setDrawn(angle);
          onDraw(nearestPlace(places, now, angle));
        }}
        onPointerUp={(event) => {
          const place = drawn === null ? null : nearestPlace(places, now, angleAt(event));
          setDrawn(null);
          onDraw(null);
          if (place !== null) onDrop(place);
        }}
        onPointerCancel={() => {
          setDrawn(null);
          onDraw(null);
        }}
      />
    </>
  );
}
