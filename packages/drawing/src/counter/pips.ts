import type { Face, Pip } from "../face.ts";
import { safe } from "../geometry/pen.ts";

// On the right edge, then the left, then higher up: where they cover neither name nor value.
const PLACES: readonly (readonly [number, number])[] = [
  [101, 48],
  [-1, 48],
  [101, 14],
];

/** The notices at a counter's edges. */
export function drawPips(face: Face): string {
  return (face.pips ?? [])
    .slice(0, PLACES.length)
    .map((pip, i) => drawPip(pip, ...PLACES[i]))
    .join("");
}

function drawPip(pip: Pip, x: number, y: number): string {
  const disc = (name: string, inside: string): string =>
    `<g class="ct-pip ct-pip-${name}"><circle cx="${x}" cy="${y}" r="16"/>${inside}</g>`;
  const letter = (text: string): string => `<text x="${x}" y="${y + 9}">${safe(text)}</text>`;
  switch (pip.kind) {
    case "acted":
      return disc("acted", `<path d="M${x - 7} ${y}l5 6 9-11"/>`);
    case "must-act":
      return disc("must-act", letter("!"));
    case "fired":
      return disc("fired", `<path d="M${x} ${y - 9}v18M${x - 7.8} ${y - 4.5}l15.6 9M${x + 7.8} ${y - 4.5}l-15.6 9"/>`);
    case "hidden":
      return disc("hidden", letter("?"));
    case "letter":
      return disc("letter", letter(pip.text));
    case "strength":
      return `<g class="ct-pip ct-pip-strength"><rect x="${x - 22}" y="${y - 16}" width="44" height="32" rx="16"/>${letter(pip.text)}</g>`;
  }
}

const CORNERS = "M-16 14V-16H14M86-16H116V14M116 86V116H86M14 116H-16V86";

/** What is being done with the unit: rings and brackets around its counter. */
export function drawRole(face: Face): string {
  const ring = (name: string, by: number): string => {
    const box = `x="${-by}" y="${-by}" width="${100 + 2 * by}" height="${100 + 2 * by}" rx="${9 + by}"`;
    return `<rect class="ct-ring-case" ${box}/><rect class="ct-ring-${name}" ${box}/>`;
  };
  switch (face.role) {
    case "selected":
      return ring("selected", 9);
    case "picked":
      return ring("picked", 8);
    case "may-be-attacked":
      return `<path class="ct-bracket-case" d="${CORNERS}"/><path class="ct-bracket ct-bracket-may" d="${CORNERS}"/>`;
    case "attacked":
      return `<path class="ct-bracket-case" d="${CORNERS}"/><path class="ct-bracket" d="${CORNERS}M50-27V-9M50 109V127M-27 50H-9M109 50H127"/>`;
    default:
      return "";
  }
}
