import { TINTS } from "../terrain/ground.ts";

const tints = Array.from({ length: TINTS }, (_, i) => `.m-e${i + 1}{fill:var(--m-e${i + 1})}`).join("");

// Lines along the shore: from the sixth, farthest out and palest, to the first.
const shores = [1, 2, 3, 4, 5, 6]
  .map((line) => {
    const out = line * 4 + line * line * 0.75;
    const strength = 0.95 - line * 0.13;
    return `.m-shore${line}{fill:none;stroke:var(--m-ripple);stroke-opacity:${strength.toFixed(2)};stroke-linecap:round;stroke-width:${(2 * out + 1).toFixed(1)}}.m-lee${line}{fill:none;stroke-linecap:round;stroke:var(--m-water);stroke-width:${(2 * out - 1).toFixed(1)}}`;
  })
  .join("");

const line = (name: string, colour: string, width: number, more = ""): string =>
  `.${name}{fill:none;stroke:var(--${colour});stroke-width:${width}${more ? `;${more}` : ""}}`;
const fill = (name: string, colour: string, more = ""): string =>
  `.${name}{fill:var(--${colour})${more ? `;${more}` : ""}}`;

const round = "stroke-linecap:round;stroke-linejoin:round";

const ground = [
  fill("m-paper", "m-paper"),
  fill("m-land", "m-paper"),
  fill("m-sea", "m-water"),
  shores,
  ".m-shore{stroke:var(--m-bank);stroke-width:1.8}",
  ".m-tint{stroke:var(--m-gentle);stroke-opacity:.5;stroke-width:.8}",
  tints,
  fill("m-wood", "m-wood", "fill-opacity:.82;stroke:var(--m-leaf);stroke-opacity:.16;stroke-width:2"),
  fill("m-grove", "m-grove", "fill-opacity:.8"),
  fill(
    "m-orchard",
    "m-grove",
    "fill-opacity:.9;stroke:var(--m-vine);stroke-opacity:.35;stroke-width:1;stroke-dasharray:5 3",
  ),
  fill("m-vineyard", "m-vineyard", "stroke:var(--m-vine);stroke-opacity:.3;stroke-width:1.2"),
  fill("m-wet", "m-wet", "fill-opacity:.75"),
  fill("m-wash", "m-shade", "fill-opacity:.03"),
  ".m-wash-green{fill:var(--m-vine);fill-opacity:.03}",
  fill("m-veil", "m-veil", "fill-opacity:.46"),
];

const relief = [
  line("m-light-wide", "m-light", 15, `stroke-opacity:.11;${round}`),
  line("m-light", "m-light", 8, `stroke-opacity:.12;${round}`),
  line("m-shade-wide", "m-shade", 18, `stroke-opacity:.038;${round}`),
  line("m-shade", "m-shade", 9, `stroke-opacity:.05;${round}`),
  line("m-deep-wide", "m-shade", 27, `stroke-opacity:.05;${round}`),
  line("m-deep", "m-shade", 15, `stroke-opacity:.085;${round}`),
  fill("m-gentle", "m-gentle"),
  fill("m-steep", "m-steep"),
  fill("m-cliff", "m-cliff"),
  line("m-lip", "m-steep", 1.3, round),
  ".m-lip-cliff{stroke:var(--m-cliff);stroke-width:3}",
  ".m-lip-escarpment{stroke:var(--m-cliff);stroke-width:2}",
  line("m-crest", "m-steep", 1.1, "stroke-dasharray:7 3"),
  line("m-grid", "m-grid", 0.8, "stroke-opacity:.42;stroke-linejoin:round"),
];

const water = [
  line("m-clear", "m-clear", 17, `stroke-opacity:.62;${round}`),
  ".m-clear-stream{stroke-width:10}.m-clear-canal{stroke-width:10;stroke-opacity:.4}.m-clear-major{stroke-width:24}",
  fill("m-stream", "m-stream"),
  fill("m-bank", "m-bank", "stroke:var(--m-bank);stroke-width:2.6;stroke-linejoin:round"),
  fill("m-flow", "m-water"),
  line("m-ripple", "m-ripple", 0.9, "stroke-dasharray:11 6 5 7"),
  ".m-ripple-major{stroke-width:1.2}",
  line("m-arches", "m-bank", 5.4, "stroke-dasharray:.1 13;stroke-linecap:round"),
  line("m-still", "m-stream", 0.8),
  line("m-reed", "m-stream", 0.9, round),
];

const man = [
  line("m-bed", "m-road-fill", 4.4, "stroke-opacity:.55"),
  line("m-track", "m-road", 1.7, "stroke-dasharray:6.5 3.4"),
  line("m-road", "m-road", 5.8, "stroke-linejoin:round"),
  line("m-road-fill", "m-road-fill", 3.2, "stroke-linejoin:round"),
  fill("m-deck", "m-road-fill"),
  line("m-wall", "m-steep", 1.9, round),
  line("m-stones", "m-cliff", 3, round),
  fill("m-house", "m-house", "stroke:var(--m-roof);stroke-width:.7"),
  ".m-burnt{fill:var(--m-burnt);stroke:none}",
  fill("m-house-shadow", "m-shade", "fill-opacity:.4"),
  fill("m-tent", "m-tent", "stroke:var(--m-steep);stroke-width:.9;stroke-linejoin:round"),
  fill("m-fort", "m-halo", "fill-opacity:.6;stroke:var(--m-work);stroke-width:3;stroke-linejoin:miter"),
  line("m-parapet", "m-work", 3.8, "stroke-linejoin:miter;stroke-linecap:butt"),
  fill("m-ticks", "m-work"),
  line("m-bastion", "m-work", 2.2, "stroke-linejoin:miter;stroke-linecap:round"),
  ".m-rampart{stroke:var(--m-steep)}",
  line("m-closed", "m-burnt", 0.9, "stroke-opacity:.6"),
  line("m-scree", "m-cliff", 1.1, "stroke-dasharray:1.5 3;stroke-opacity:.7"),
  line("m-zone", "m-work", 1.6, "stroke-dasharray:1.5 4;stroke-linecap:round"),
  fill("m-star", "m-halo", "stroke:var(--m-work);stroke-width:1.7;stroke-linejoin:round"),
  fill("m-entry", "blue"),
  fill("m-exit", "m-work"),
];

const growth = [
  fill("m-crown", "m-crown", "stroke:var(--m-leaf);stroke-width:.85;stroke-linejoin:round"),
  line("m-leaves", "m-leaf", 0.8, "stroke-linecap:round"),
  fill("m-shadow", "m-leaf", "fill-opacity:.38"),
  line("m-vine", "m-vine", 1, round),
  line("m-tuft", "m-vine", 0.85, "stroke-opacity:.6;stroke-linecap:round"),
  line("m-furrow", "m-vine", 0.5, "stroke-opacity:.65"),
];

const type = "text-anchor:middle;paint-order:stroke;stroke:var(--m-halo);stroke-linejoin:round";
const label = (kind: string, size: number, rest: string): string => `.m-l-${kind}{font-size:${size}px;${rest}}`;

const words = [
  `.m-number{font-family:var(--sans);font-weight:500;fill:var(--m-number);${type};stroke-opacity:.7}`,
  `.m-l{font-family:var(--serif);fill:var(--m-label);${type};stroke-width:4px}`,
  label("height", 27, "font-style:italic;letter-spacing:3.4px"),
  label("valley", 26, "font-style:italic;letter-spacing:5px"),
  label("town", 19, "font-weight:700;letter-spacing:.6px"),
  label("water", 20, "font-style:italic;font-weight:600;fill:var(--m-water-label);letter-spacing:4px"),
  label("work", 16.5, "font-weight:700;fill:var(--m-work);letter-spacing:.3px"),
  label("road", 14, "font-style:italic;fill:var(--m-road);letter-spacing:.4px;stroke-width:3px"),
  ".m-l-line{fill:none}",
  label("minor", 16, "font-style:italic"),
  label("place", 16, ""),
  label("exit", 15.5, "font-style:italic"),
];

const frame = [
  fill("m-margin", "sheet"),
  line("m-neat", "ink2", 1.2),
  line("m-border", "ink2", 3.4),
  ".m-title{font-family:var(--serif);font-size:38px;font-weight:700;letter-spacing:5px;fill:var(--ink);text-anchor:middle}",
  ".m-subtitle{font-size:25px;font-weight:400;font-style:italic;letter-spacing:.5px;fill:var(--ink2)}",
  ".m-scale-figure{font-family:var(--sans);font-size:14px;fill:var(--ink2);text-anchor:middle}",
  ".m-scale-word,.m-note{font-family:var(--serif);font-style:italic;font-size:17px;fill:var(--ink2)}",
  ".m-note{text-anchor:end}",
  fill("m-scale-fill", "ink2"),
  line("m-scale-line", "ink2", 1.2),
  line("m-rose", "ink2", 0.9),
  fill("m-ray", "sheet", "stroke:var(--ink2);stroke-width:.8;stroke-linejoin:round"),
  ".m-ray-dark{fill:var(--ink2)}",
  ".m-north{font-family:var(--serif);font-size:15px;font-weight:700;fill:var(--ink);text-anchor:middle}",
];

/** How every part of the map looks. Far out the texture goes first, then the numbers, then the lesser names. */
export const mapCss: string = [
  ...ground,
  ...relief,
  ...water,
  ...man,
  ...growth,
  ...words,
  ...frame,
  ".is-mid .m-wash,.is-mid .m-tuft{display:none}",
  ".is-far .m-l-height,.is-far .m-l-valley{font-size:35px}.is-far .m-l-town,.is-far .m-l-water{font-size:26px}",
  ".is-far .m-l-work,.is-far .m-l-minor,.is-far .m-l-place,.is-far .m-l-exit{font-size:21px}",
  ".is-far .m-number,.is-far .m-l-road,.is-farther .m-l-minor,.is-farther .m-l-place,.is-farther .m-l-exit{display:none}",
].join("\n");
