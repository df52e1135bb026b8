import { clothOf, LAYERS, type Layout } from "@redoubt/drawing";
import type { UnitView } from "@redoubt/mechanics";
import { memo, type PointerEvent, useEffect, useRef } from "preact/compat";
import type { MapLayers } from "../worker/messages.ts";
import { centreOn, seen } from "./camera.ts";
import type { Scope } from "./scope.ts";

interface MiniMapProps {
  readonly sheet: Layout;
  readonly ground: MapLayers;
  readonly units: readonly UnitView[];
  readonly seats: readonly string[];
  readonly scope: Scope;
  /** Whether it stands at the foot of the list of units, out of the way of the map. */
  readonly isDocked: boolean;
}

const WIDEST = 168;
const HIGHEST = 132;

const Ground = memo(function Ground({ ground }: { readonly ground: MapLayers }) {
  const drawn = LAYERS.map((layer) => `<g class="m-layer-${layer}">${ground[layer] ?? ""}</g>`).join("");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text it is given
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />;
});

/** The whole field, small: every counter as a dot, and the part that is looked at. */
export function MiniMap({ sheet, ground, units, seats, scope, isDocked }: MiniMapProps) {
  const frame = useRef<HTMLElement>(null);
  const { field } = sheet;
  const wide = Math.round(Math.min(WIDEST, (HIGHEST * field.width) / field.height));
  useEffect(() => {
    // Only this frame moves with the camera: the drawing under it is never painted again for it.
    const place = (): void => {
      if (frame.current === null) return;
      const box = seen(scope.camera(), scope.window());
      const k = wide / field.width;
      const [x, y] = [(box.x - field.x) * k, (box.y - field.y) * k];
      frame.current.style.transform = `translate3d(${x}px, ${y}px, 0)`;
      frame.current.style.width = `${box.width * k}px`;
      frame.current.style.height = `${box.height * k}px`;
    };
    place();
    return scope.onMove(place);
  }, [scope, field, wide]);
  const look = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = field.x + ((event.clientX - box.left) / box.width) * field.width;
    const y = field.y + ((event.clientY - box.top) / box.height) * field.height;
    scope.look(centreOn(scope.camera(), [x, y], scope.window()));
  };
  return (
    <div className={isDocked ? "mini is-docked" : "mini"} data-furniture style={{ width: wide }}>
      <svg
        viewBox={`${field.x} ${field.y} ${field.width} ${field.height}`}
        onPointerDown={look}
        onPointerMove={look}
        role="img"
        aria-label="The whole field; click to look there"
      >
        <Ground ground={ground} />
        {units.map((unit) => {
          if (!sheet.has(unit.at)) return null;
          const [x, y] = sheet.seat(unit.at);
          return (
            <rect
              key={unit.id}
              className={`mini-unit n-${clothOf(unit, seats)}`}
              x={x - 19}
              y={y - 19}
              width="38"
              height="38"
            />
          );
        })}
      </svg>
      <i className="mini-case" ref={frame} />
    </div>
  );
}
