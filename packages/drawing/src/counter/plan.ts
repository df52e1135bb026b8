import { type CounterDetail, type Face, FORMATIONS, type Formation } from "../face.ts";
import { short } from "../geometry/pen.ts";

// Drawn around 0,0 as a plan of the time draws troops, their front upwards. Foot is solid, horse is cut by a diagonal.
const solid = (d: string): string => `<path class="ct-s" d="${d}"/>`;
const line = (d: string, width = 4.6): string => `<path class="ct-l" stroke-width="${width}" d="${d}"/>`;
const horse = (x: number, y: number, wide: number, high: number): string =>
  line(`M${x} ${y}h${wide}v${high}h${-wide}Z`, 3) + solid(`M${x} ${y + high}V${y}L${x + wide} ${y + high}Z`);
const dots = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => `<circle class="ct-s" cx="${x}" cy="${y}" r="4.3"/>`).join("");
const barrel = (x: number): string => solid(`M${x - 4.4} 7 ${x - 3.2}-20H${x + 3.2}L${x + 4.4} 7Z`);
const wheels = (x: number): string => solid(`M${-x - 3}-5h6v14h-6ZM${x - 3}-5h6v14h-6Z`) + line(`M${-x} 2H${x}`, 3.4);
const ONE_GUN = line("M0 4V20") + wheels(11) + barrel(0);
const TWO_GUNS = line("M-7.5 4V18M7.5 4V18") + wheels(19) + barrel(-7.5) + barrel(7.5);

const FOOT: Readonly<Record<Formation, string>> = {
  line: solid("M-23-5H23V6H-23Z") + line("M0-5V-12"),
  column: solid("M-9-18H9V18H-9Z"),
  "assault-column": solid("M-11-9 0-19 11-9V18H-11Z"),
  "company-column": line("M0-14V-19") + solid([-15, -6, 3, 12].map((y) => `M-14 ${y}h28v6h-28Z`).join("")),
  "march-column": solid("M-6-8 0-20 6-8V18H-6Z"),
  square: `${line("M-14.5-14.5H14.5V14.5H-14.5Z", 7)}<circle class="ct-s" r="3.4"/>`,
  skirmish: dots([
    [-19, -6],
    [-7, -12],
    [6, -11],
    [19, -5],
    [-13, 7],
    [0, 2],
    [13, 8],
  ]),
  dispersed: solid(
    [
      [-18, -8],
      [-1, -13],
      [17, -8],
      [-10, 8],
      [9, 8],
    ]
      .map(([x, y]) => `M${x - 6.5} ${y - 4.5}h13v9h-13Z`)
      .join(""),
  ),
  battery: TWO_GUNS,
  "half-battery": ONE_GUN,
  "fixed-guns": `<g transform="translate(0 4) scale(.9)">${ONE_GUN}</g>${line("M-22-8-12-17H12L22-8")}`,
};

const HORSE: Partial<Readonly<Record<Formation, string>>> = {
  line: horse(-23, -6, 46, 13) + line("M0-6V-13"),
  "march-column": horse(-9.5, -11, 19, 29) + solid("M-11-11 0-20 11-11Z"),
  dispersed: [
    [-18, -8],
    [-1, -13],
    [17, -8],
    [-10, 8],
    [9, 8],
  ]
    .map(([x, y]) => horse(x - 6.5, y - 4.5, 13, 9))
    .join(""),
};

const FRAGMENTS = [
  [-18, -9, 20],
  [4, -13, -35],
  [19, -1, 60],
  [-8, 5, -12],
  [9, 10, 40],
  [-21, 10, 75],
]
  .map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${solid("M-8-2.6H8V2.6H-8Z")}</g>`)
  .join("");

const MOUNTED: ReadonlySet<Face["branch"]> = new Set(["cavalry", "cossack"]);

/** The troops of a counter seen from above, turned to their front; "" where nothing is known of how they stand. */
export function planBlock(face: Face, pointy: boolean): string {
  if (face.formation === undefined) return "";
  if (face.states.includes("routed")) return FRAGMENTS;
  const block = (MOUNTED.has(face.branch) ? HORSE[face.formation] : undefined) ?? FOOT[face.formation];
  const angle = angleOf(face.facing, pointy);
  return angle === undefined || angle === 0 ? block : `<g transform="rotate(${short(angle)})">${block}</g>`;
}

/** The troops of a formation by themselves, by the words that views have for them; "" for words that no drawing knows. */
export function drawPlan(formation: string, branch: string, facing: string | undefined, pointy: boolean): string {
  const isMounted = [...MOUNTED].some((one) => one === branch);
  const known = FORMATIONS.find((one) => one === formation);
  if (known === undefined) return "";
  const block = (isMounted ? HORSE[known] : undefined) ?? FOOT[known];
  return `<g transform="rotate(${short(angleOf(facing, pointy) ?? 0)})">${block}</g>`;
}

const FLAT: Readonly<Record<string, number>> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 };
const POINTY: Readonly<Record<string, number>> = { NE: 30, E: 90, SE: 150, SW: 210, W: 270, NW: 330 };

/** Degrees clockwise from the top of the sheet of a side, or of the corner between two neighbouring sides. */
export function angleOf(facing: string | undefined, pointy: boolean): number | undefined {
  const angles = pointy ? POINTY : FLAT;
  const [first, second, ...more] = (facing ?? "").split("/").map((side): number | undefined => angles[side]);
  if (first === undefined || more.length > 0) return undefined;
  if (facing?.includes("/") !== true) return first;
  if (second === undefined) return undefined;
  const turn = ((((second - first) % 360) + 540) % 360) - 180;
  return Math.abs(turn) === 60 ? (first + turn / 2 + 360) % 360 : undefined;
}

/** How far outside the plate the dart's tip stands: the plate is a square, so farther at its corners. */
const beyond = (dx: number, dy: number): number => Math.min(50 / Math.max(Math.abs(dx), Math.abs(dy)), 62) + 28;

/**
 * The nose: a dart outside the plate that points where the unit faces. It is no triangle of equal sides, which would
 * point three ways at once when turned by 60°.
 */
export function drawNose(face: Face, detail: CounterDetail, pointy: boolean): string {
  const angle = angleOf(face.facing, pointy);
  if (angle === undefined || face.states.includes("routed")) return "";
  const [dx, dy] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)];
  const tip = beyond(dx, dy) + (face.role === "selected" || face.role === "picked" ? 9 : 0);
  const size = detail === "far" ? 1.3 : 1;
  const place = `translate(${short(50 + dx * tip)} ${short(50 + dy * tip)}) rotate(${short(angle)}) scale(${size})`;
  const dart = "M0 0 12 28 0 19.5-12 28Z";
  const chosen = face.role === "selected" ? " is-chosen" : "";
  return `<g class="ct-nose${chosen}" transform="${place}"><path class="ct-nose-case" d="${dart}"/><path class="ct-nose-dart" d="${dart}"/></g>`;
}
