const line = (name: string, colour: string, width: number, more = "stroke-linejoin:round"): string =>
  `.${name}{fill:none;stroke:var(--${colour});stroke-width:${width};${more}}`;
const round = "stroke-linecap:round;stroke-linejoin:round";
const type = "font-family:var(--sans);font-weight:800;text-anchor:middle;font-variant-numeric:tabular-nums";

/** How overlays look: every line has a casing, every meaning a pattern of its own. */
export const overlayCss: string = [
  ".ov-dot{fill:var(--ov-dot);fill-opacity:.52}",
  line("ov-hatch", "ov-dot", 2.3, "stroke-opacity:.6"),
  line("ov-veil", "ink", 1.3, "stroke-opacity:.42"),
  line("ov-cross", "red", 2.1, "stroke-opacity:.78;stroke-linecap:round"),
  line("ov-edge-case", "ov-c", 6.5, "stroke-linejoin:round;stroke-opacity:.9"),
  line("ov-edge", "ov", 3),
  ".ov-cost{fill:var(--ov-c);stroke:var(--ov);stroke-width:1.4}",
  ".ov-cost-stop{stroke-width:2.6}",
  ".ov-cost-pass{stroke-dasharray:3 2.4}",
  `.ov-cost-text{${type};font-size:15px;fill:var(--ov)}`,
  line("ov-route-case", "ov-c", 11, round),
  line("ov-route", "ov", 6, round),
  ".ov-head,.ov-dart{fill:var(--ov);stroke:var(--ov-c);stroke-width:1.8;stroke-linejoin:round}",
  ".ov-dart{stroke-width:2.4}",
  line("ov-end-case", "ov-c", 8.5),
  line("ov-end", "ov", 4.8),
  line("ov-focus-case", "casing", 8),
  line("ov-focus", "gold", 4),
  line("ov-changed", "gold-d", 3.4, "stroke-linejoin:round;stroke-dasharray:12 5"),
  line("ov-fire-case", "ov-c", 6, "stroke-opacity:.88;stroke-linecap:round"),
  line("ov-fire", "red", 2.7, "stroke-dasharray:.1 6;stroke-linecap:round"),
  ".ov-fire-badge{fill:var(--sheet);stroke:var(--red);stroke-width:1.8}",
  `.ov-fire-text{${type};font-size:14px;fill:var(--red)}`,
  ".ov-bracket-case{fill:none;stroke:var(--ov-c);stroke-width:7;stroke-linecap:square}",
  line("ov-bracket", "red", 3.8, "stroke-linecap:square"),
  ".ov-bracket-may{stroke-width:3;stroke-dasharray:5 4;stroke-linecap:butt}",
  line("ov-refused-case", "ov-c", 8),
  line("ov-refused", "red", 4, "stroke-dasharray:10 6"),
  line("ov-sight-case", "ov-c", 9, round),
  line("ov-sight", "ink", 3.8, round),
  ".ov-sight-cut{stroke-dasharray:.1 8}",
  line("ov-bar-case", "ov-c", 13, round),
  line("ov-bar", "red", 7, round),
  ".ov-rise{stroke:var(--gold-d)}",
  ".ov-block{stroke:var(--red)}",
].join("\n");
