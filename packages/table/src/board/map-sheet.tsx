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
  readonly drawn: string;
  readonly name: "under" | "over";
}

/** Marks over the map, under or over the counters. */
export const OverlaySheet = memo(function OverlaySheet({ sheet, drawn, name }: OverlaySheetProps) {
  return (
    <svg
      className={`sheet-${name}`}
      width={sheet.width}
      height={sheet.height}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      data-testid={`overlay-${name}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text it is given
      dangerouslySetInnerHTML={{ __html: name === "under" ? `<defs>${overlayDefs}</defs>${drawn}` : drawn }}
    />
  );
});
