import { LAYERS, type Layout, overlayDefs } from "@redoubt/drawing";
import { memo } from "react";

interface MapSheetProps {
  readonly sheet: Layout;
  readonly layers: Readonly<Record<string, string>>;
}

/** The printed sheet: put into the page once, never drawn again by us. */
export const MapSheet = memo(function MapSheet({ sheet, layers }: MapSheetProps) {
  const drawn = LAYERS.map((layer) => `<g class="m-layer-${layer}">${layers[layer] ?? ""}</g>`).join("");
  return (
    <svg
      className="sheet-map"
      width={sheet.width}
      height={sheet.height}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text it is given
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
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
