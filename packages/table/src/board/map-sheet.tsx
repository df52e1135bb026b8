import { LAYERS, type Layout, overlayDefs } from "@redoubt/drawing";
import { memo } from "preact/compat";

interface MapSheetProps {
  readonly sheet: Layout;
  readonly layers: Readonly<Record<string, string>>;
}

const MapLayer = memo(function MapLayer({ name, drawn }: { readonly name: string; readonly drawn: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text it is given
  return <g className={`m-layer-${name}`} dangerouslySetInnerHTML={{ __html: drawn }} />;
});

/** The printed sheet: put into the page once, each layer drawn again only when it comes in full. */
export const MapSheet = memo(function MapSheet({ sheet, layers }: MapSheetProps) {
  return (
    <svg
      className="sheet-map"
      width={sheet.width}
      height={sheet.height}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
    >
      {LAYERS.map((layer) => (
        <MapLayer key={layer} name={layer} drawn={layers[layer] ?? ""} />
      ))}
    </svg>
  );
});

interface OverlaySheetProps {
  readonly sheet: Layout;
  /** Each part is replaced by itself when it changes. */
  readonly parts: readonly string[];
  readonly name: "under" | "over";
}

const Part = memo(function Part({ drawn }: { readonly drawn: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text it is given
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />;
});

/** Marks over the map, under or over the counters. */
export function OverlaySheet({ sheet, parts, name }: OverlaySheetProps) {
  return (
    <svg
      className={`sheet-${name}`}
      width={sheet.width}
      height={sheet.height}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      data-testid={`overlay-${name}`}
    >
      {name === "under" && <Part drawn={`<defs>${overlayDefs}</defs>`} />}
      {parts.map((drawn, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have fixed places
        <Part key={i} drawn={drawn} />
      ))}
    </svg>
  );
}
