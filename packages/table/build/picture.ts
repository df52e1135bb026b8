import {
  type Box,
  bakeCss,
  clothOf,
  counterCss,
  countersOf,
  drawSheet,
  layout,
  mapCss,
  type Theme,
} from "@redoubt/drawing";
import { isProblems, startPlay } from "@redoubt/engine";
import type { AnyWargame, MapFile, UnitView } from "@redoubt/mechanics";

const WIDE = 520;
const HIGH = 253;
const ZOOM = 0.854;
const MARGIN = 90;
// No stroke is longer than that.
const STROKE = 40;

/** The part of the sheet where most of both sides stand close together. */
function busiestPart(map: MapFile, units: readonly UnitView[]): Box {
  const sheet = layout(map);
  const placed = units.filter(({ at }) => sheet.has(at)).map(({ at, side }) => ({ side, p: sheet.seat(at) }));
  const { field } = sheet;
  const [width, height] = [Math.min(WIDE, field.width), Math.min(HIGH, field.height)];
  let best = { x: field.x + (field.width - width) / 2, y: field.y + (field.height - height) / 2 };
  let most = -1;
  for (const { p } of placed) {
    const x = Math.min(Math.max(p[0] - width / 2, field.x), field.x + field.width - width);
    const y = Math.min(Math.max(p[1] - height / 2, field.y), field.y + field.height - height);
    const counts = new Map<string, number>();
    for (const { side, p: q } of placed) {
      if (q[0] > x && q[0] < x + width && q[1] > y && q[1] < y + height) counts.set(side, (counts.get(side) ?? 0) + 1);
    }
    const numbers = [...counts.values()].sort((a, b) => a - b);
    const worth = (numbers.length > 1 ? Math.min(numbers[0], 6) * 20 : 0) + Math.min(numbers.at(-1) ?? 0, 12);
    if (worth > most) [most, best] = [worth, { x, y }];
  }
  return { ...best, width, height };
}

/** The same map with only what lies in or near a part of it, so that a picture of that part is small. */
function cutOut(map: MapFile, part: Box): MapFile {
  const sheet = layout(map);
  const near = new Set(
    sheet.hexes.filter((hex) => {
      const [x, y] = sheet.centre(hex);
      const isIn = (at: number, from: number, size: number) => at > from - MARGIN && at < from + size + MARGIN;
      return isIn(x, part.x, part.width) && isIn(y, part.y, part.height);
    }),
  );
  const keep = <T>(record: Readonly<Record<string, T>> | undefined): Record<string, T> =>
    Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => key.split("/").every((hex) => near.has(hex))));
  const roads = (map.roads ?? []).flatMap((road) => {
    const path = "path" in road ? road.path : road;
    return pieces(path, near).map((piece) => ("path" in road ? { ...road, path: piece } : piece));
  });
  const labels = (map.labels ?? []).filter(({ hex }) => near.has(hex));
  return { ...map, hexes: keep(map.hexes), sides: keep(map.sides), roads, labels };
}

function pieces(path: readonly string[], near: ReadonlySet<string>): readonly string[][] {
  const found: string[][] = [[]];
  for (const hex of path) {
    if (near.has(hex)) found.at(-1)?.push(hex);
    else if (found.at(-1)?.length !== 0) found.push([]);
  }
  return found.filter((piece) => piece.length > 1);
}

/** What a battle looks like at its start, in each light, and the nations of each side. */
export interface BattlePicture {
  readonly svg: Readonly<Record<Theme, string>>;
  readonly nations: readonly (readonly string[])[];
}

/** The picture of a battle at its start. */
export function pictureOf(system: AnyWargame, scenario: string): BattlePicture | null {
  const options = Object.fromEntries(system.options.map(({ id, standard }) => [id, standard]));
  const play = startPlay(system, { scenario, options });
  if (isProblems(play)) return null;
  const map = system.map(play.world);
  const { units } = system.view(play, null);
  const part = busiestPart(map, units);
  const sheet = layout(map);
  const counters = countersOf(units, system.seats, sheet.has);
  const nations = system.seats.map((side) => {
    const cloths = units.filter((unit) => unit.side === side).map((unit) => clothOf(unit, system.seats));
    return [...new Set(cloths)].filter((nation) => nation !== "marker");
  });
  const whole = drawSheet(cutOut(map, part), counters, {
    theme: "light",
    part,
    zoom: ZOOM,
    numbers: false,
    lines: "coarse",
  });
  const drawn = trim(whole, part);
  return { svg: { light: slim(drawn, "light"), dark: slim(drawn, "dark") }, nations };
}

// Of so many strokes of a kind every other one is enough at the size of a picture.
const MANY = 150;
// The layers that are made of many short strokes. Those of the relief are too fine to be rounded.
const STROKES = ["relief", "grid", "growth"] as const;
const FINE = /<g class="m-layer-relief">.*?<\/g>/s;

/** The same picture without the strokes that lie outside of it. */
function trim(svg: string, { x, y, width, height }: Box): string {
  const isSeen = (stroke: string): boolean => {
    const [, left = "0", top = "0"] = /^M(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(stroke) ?? [];
    const [dx, dy] = [Number(left) - x, Number(top) - y];
    return dx > -STROKE && dx < width + STROKE && dy > -STROKE && dy < height + STROKE;
  };
  return STROKES.reduce(
    (text, layer) =>
      text.replace(new RegExp(`<g class="m-layer-${layer}">.*?</g>`, "s"), (group) =>
        group.replace(/ d="(M[^"]*)"/g, (_, d: string) => {
          const seen = d.split(/(?=M)/).filter(isSeen);
          const thinned = seen.length > MANY ? seen.filter((_, i) => i % 2 === 0) : seen;
          return ` d="${thinned.join("")}"`;
        }),
      ),
    svg,
  );
}

// A smooth line goes on from what was written before it: rounded, its errors would add up.
const SMOOTH = /(M[^Mq]*q[^Mqt]*t[^a-z"]*)/;

/** Numbers to the half, scales apart: no more can be seen at the size of the picture. */
const blunt = (text: string): string =>
  text
    .split(SMOOTH)
    .map((piece, i) => {
      if (i % 2 === 1) return piece;
      return piece.replace(/(?<![\w#]|scale\()-?\d*\.\d+/g, (number) => String(Math.round(Number(number) * 2) / 2));
    })
    .join("");

// A stroke begins on a whole point: its own shape stays as fine as it is drawn.
const begunWhole = (text: string): string =>
  text.replace(
    /M(-?[\d.]+)[ ,]?(-?[\d.]+)/g,
    (_, x: string, y: string) => `M${Math.round(Number(x))} ${Math.round(Number(y))}`,
  );

const isUsed = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.replace(/:not\([^)]*\)/g, "").matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name));

/** The same picture with no more style than it uses and no finer shapes than the eye can see. */
function slim(svg: string, theme: Theme): string {
  const classes = new Set([...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(" ")));
  const css = bakeCss(`${mapCss}\n${counterCss}`, theme).replace(
    /([^{}]+)(\{[^{}]*\})/g,
    (_, selectors: string, style: string) => {
      const used = selectors
        .trim()
        .split(/,(?![^(]*\))/)
        .filter((selector) => isUsed(selector, classes));
      return used.length === 0 ? "" : `${used.join(",")}${style}`;
    },
  );
  const [fine = ""] = FINE.exec(svg) ?? [];
  const [before = "", after = ""] = svg.replace(/<style>[^<]*<\/style>/, "").split(fine);
  const head = before.indexOf(">") + 1;
  return `${before.slice(0, head)}<style>${css}</style>${begunWhole(blunt(before.slice(head)) + fine + blunt(after))}`;
}
