import type { Layout } from "@redoubt/drawing";
import type { MarkerView } from "@redoubt/mechanics";
import { drawFurniture } from "./hex-furniture.ts";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Flags, batteries and other markers on the map: small, at the foot of the hex, where no number stands. */
export function drawMarkers(sheet: Layout, markers: readonly MarkerView[], seats: readonly string[]): string {
  const byHex = new Map<string, number>();
  return markers
    .filter(({ hex }) => sheet.has(hex))
    .map((marker) => {
      const furniture = drawFurniture(sheet, marker);
      if (furniture !== null) return furniture;
      const place = byHex.get(marker.hex) ?? 0;
      byHex.set(marker.hex, place + 1);
      const [x, y] = sheet.centre(marker.hex);
      const seat = marker.side === null ? -1 : seats.indexOf(marker.side);
      const at = `translate(${x - 30 + place * 20} ${y + 8})`;
      return `<g class="marker marker-${marker.kind} s${seat + 1}" transform="${at}"><title>${escaped(marker.text)}</title>${signOf(marker.kind)}</g>`;
    })
    .join("");
}

function signOf(kind: string): string {
  if (kind === "control")
    return '<path class="mk-case" d="M2 26V0l20 6-20 8"/><path class="mk-pole" d="M2 26V0"/><path class="mk-flag" d="M2 0l20 6-20 8z"/>';
  if (kind === "battery")
    return '<path class="mk-case" d="M0 16 18 6l4 6-14 8z"/><path class="mk-gun" d="M0 16 18 6l3 5-14 8z"/><circle class="mk-wheel" cx="7" cy="19" r="6"/>';
  if (kind === "exit")
    return '<path class="mk-case" d="M0 4h12v-6l12 12-12 12v-6H0z"/><path class="mk-flag" d="M0 4h12v-6l12 12-12 12v-6H0z"/>';
  return '<rect class="mk-case" width="20" height="20" rx="4"/><rect class="mk-flag" width="20" height="20" rx="4"/>';
}
