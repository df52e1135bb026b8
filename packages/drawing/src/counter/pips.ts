import type { CounterDetail, Face, Pip, Sign } from "../face.ts";
import { safe } from "../geometry/pen.ts";

// On the right edge, then the left, then higher up and along the head: where they cover neither name nor value.
const PLACES: readonly (readonly [number, number])[] = [
  [101, 48],
  [-1, 48],
  [101, 14],
  [70, -10],
  [30, -10],
];
// Where a nose may stand at the middle of an edge the first stands below it, beside the morale, and the next above.
const BESIDE_NOSE: typeof PLACES = [[103, 71], [103, 20], [-3, 22], ...PLACES.slice(3)];
const FOOT: readonly [number, number] = [50, 104];
// Counters that are too small for figures have their notices larger.
const FAR = 1.5;

/** The notices at a counter's edges; where there is no room for all of them, the last says how many more there are. */
export function drawPips(face: Face, detail: CounterDetail = "table"): string {
  const places = face.formation === undefined ? PLACES : BESIDE_NOSE;
  const scale = detail === "far" ? FAR : 1;
  const tags = face.pips.filter(({ kind }) => kind === "tag");
  const round = face.pips.filter(({ kind }) => kind !== "tag");
  const room = round.length > PLACES.length ? PLACES.length - 1 : round.length;
  const shown = round.slice(0, room);
  const more: readonly Pip[] =
    room < round.length ? [{ kind: "letter", text: `+${Math.min(9, round.length - room)}` }] : [];
  const edge = [...shown, ...more].map((pip, i) => drawPip(pip, ...places[i], scale));
  return [...edge, ...tags.slice(0, 1).map((tag) => drawPip(tag, ...FOOT, scale))].join("");
}

// Around 0,0 in a disc of radius 16.
const MARKS: Partial<Readonly<Record<Sign, string>>> = {
  acted: "M-7 0l5 6 9-11",
  fired: "M0-9v18M-7.8-4.5l15.6 9M7.8-4.5l-15.6 9",
  moved: "M0-12V12M-12 0H12M-8.5-8.5l17 17M8.5-8.5l-17 17",
  "forced-march": "M-8-7l7 7-7 7M0-7l7 7-7 7",
  rallying: "M-6 10V-10H9L5-4.5 9 1H-6",
  "no-command": "M-8 8 8-8",
  "until-rally": "M-6-8H6L-6 8H6Z",
  "out-of-supply": "M-5-7H5C7.5-3 7.5 3 5 7H-5C-7.5 3-7.5-3-5-7ZM-9 9 9-9",
  held: "M-9-5-2 0-9 5M9-5 2 0 9 5",
  repulsed: "M-1-7-8 0-1 7M7-7 0 0 7 7",
  activated: "M-7-7 0 0-7 7M0-7 7 0 0 7",
  slowed: "M-3-7 4 0-3 7",
  ordered: "M9 0H-8M-2-7-9 0-2 7",
  failed: "M-6-6 6 6M6-6-6 6",
  building: "M0-9V1M-4-9H4M-5 1H5V5C5 9 0 10 0 10S-5 9-5 5Z",
};

const DIAMOND = "M0-20 20 0 0 20-20 0Z";
const TAG = "M-27-13H27V13H-27L-20 6.5-27 0-20-6.5Z";

function drawPip(pip: Pip, x: number, y: number, scale: number): string {
  const size = scale === 1 ? "" : ` scale(${scale})`;
  const group = (name: string, shape: string, inside: string): string =>
    `<g class="ct-pip ct-pip-${name}" transform="translate(${x} ${y})${size}">${shape}${inside}</g>`;
  const letter = (text: string, foot = 9): string => `<text y="${foot}">${safe(text)}</text>`;
  const disc = '<circle r="16"/>';
  switch (pip.kind) {
    case "must-act":
      return group(pip.kind, disc, letter("!"));
    case "hidden":
      return group(pip.kind, disc, letter("?"));
    case "assault":
      return group(pip.kind, `<path class="ct-pip-shape" d="${DIAMOND}"/>`, letter("A", 8));
    case "charge":
      return group(pip.kind, `<path class="ct-pip-shape" d="${DIAMOND}"/>`, letter("C", 8));
    case "reaction":
      return group(pip.kind, '<rect x="-15" y="-15" width="30" height="30" rx="4"/>', letter("R"));
    case "letter":
      return group(pip.kind, disc, letter(pip.text));
    case "tag":
      return group(pip.kind, `<path class="ct-pip-shape" d="${TAG}"/>`, letter(pip.text, 7.5));
    case "strength":
      return group(pip.kind, '<rect x="-22" y="-16" width="44" height="32" rx="16"/>', letter(pip.text));
    default:
      return group(pip.kind, disc, `<path d="${MARKS[pip.kind] ?? ""}"/>`);
  }
}

/** The sign of a notice by itself, around 0,0 in a box of 44, for a legend. */
export const drawSign = (kind: Sign): string => drawPip({ kind }, 0, 0, 1);

const CORNERS = "M-16 14V-16H14M86-16H116V14M116 86V116H86M14 116H-16V86";

/** What is being done with the unit: rings and brackets around its counter. */
export function drawRole(face: Face): string {
  const ring = (name: string, by: number): string => {
    const box = `x="${-by}" y="${-by}" width="${100 + 2 * by}" height="${100 + 2 * by}" rx="${(face.shape === "disc" ? 50 : 9) + by}"`;
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
