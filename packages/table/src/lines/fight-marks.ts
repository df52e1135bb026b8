import { drawFire, type Layout, type Point, regionPath } from "@redoubt/drawing";
import type { FightMarks, Replies, Reply } from "@redoubt/mechanics";
import css from "./fight-marks.css?inline";
import type { ToldMark } from "./told-legend.ts";
import { along, at, pill } from "./told-lines.ts";

/** How the marks look: worn by the page that draws them. */
export { css as fightCss };

/** What is drawn of a fight, under the counters and over them, and what it means. */
export interface DrawnFight {
  readonly under: string;
  readonly over: string;
  readonly legend: readonly ToldMark[];
}

/** A sign in a circle. */
const disc = (place: Point, kind: string, text: string): string =>
  `<g class="fm-disc ${kind}" transform="translate(${at(place)})"><circle r="12"/><text y="5">${text}</text></g>`;

const lineOf = (places: readonly Point[]): string =>
  places.map((place, i) => `${i === 0 ? "M" : "L"}${at(place)}`).join("");

/** The way by which the enemy came, each hex of it numbered, and the shot or stroke that would answer it. */
export function drawReply(sheet: Layout, { path }: Replies<string>, { sign, line }: Reply<string>): DrawnFight {
  const hexes = path.filter(sheet.has);
  const places = hexes.map((hex) => sheet.seat(hex));
  const d = lineOf(places);
  const discs = places.map((place, i): string => {
    if (i === 0) return "";
    // Beside the counter that stands at the end.
    const [x, y] = place;
    return disc(i === places.length - 1 ? [x + 34, y - 26] : place, "fm-act", String(i));
  });
  const isAimed = (sign === "fire" || sign === "steel") && sheet.has(line.from) && sheet.has(line.to);
  const shot = isAimed ? drawFire(sheet, [{ from: line.from, to: line.to, strength: line.text }]) : null;
  const came = places.length > 1;
  return {
    under: (came ? `<path class="tl-case" d="${d}"/><path class="tl tl-act" d="${d}"/>` : "") + (shot?.under ?? ""),
    over: discs.join("") + (shot?.over ?? ""),
    legend: [
      ...(came ? [{ look: "act", text: "it came" }] : []),
      ...(isAimed ? [{ look: "shot", text: sign === "fire" ? "your fire" : "your stroke" }] : []),
    ],
  };
}

/** An arc from one place to another, bent to the left of the way, and where its words stand. */
function arc(from: Point, to: Point): { readonly d: string; readonly top: Point } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bend: Point = [from[0] + dx / 2 + dy * 0.55, from[1] + dy / 2 - dx * 0.55];
  return { d: `M${at(from)}Q${at(bend)} ${at(to)}`, top: along(along(from, to, 0.5), bend, 0.75) };
}

/** A fight on the map: from where it is fought, where each check falls, and who may come to meet it. */
export function drawFight(sheet: Layout, { contact, checks, counter }: FightMarks): DrawnFight {
  const outlined = contact.filter(sheet.has);
  const letters = checks.filter(({ hex, towards }) => sheet.has(hex) && sheet.has(towards));
  const edgeOf = ({ hex, towards }: FightMarks["checks"][number]): string => [hex, towards].sort().join();
  const discs = letters.map((check) => {
    const { text, hex, towards } = check;
    const beside = letters.filter((one) => edgeOf(one) === edgeOf(check));
    const [a, b] = [sheet.seat(hex), sheet.seat(towards)];
    const [x, y] = along(a, b, 0.5);
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    // Those at one edge stand beside each other along it.
    const by = (beside.indexOf(check) - (beside.length - 1) / 2) * 26;
    return disc([x - ((b[1] - a[1]) / far) * by, y + ((b[0] - a[0]) / far) * by], "fm-check", text);
  });
  const meets = counter !== null && sheet.has(counter.from) && sheet.has(counter.to);
  const bow = meets ? arc(sheet.seat(counter.from), sheet.seat(counter.to)) : null;
  return {
    under:
      outlined.length === 0
        ? ""
        : `<path class="tl-region-case" d="${regionPath(sheet, outlined)}"/><path class="tl tl-contact" d="${regionPath(sheet, outlined)}"/>`,
    over:
      (bow === null
        ? ""
        : `<defs><marker id="fm-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.500" markerHeight="4.500" orient="auto"><path class="fm-head" d="M0 0 10 5 0 10Z"/></marker></defs><path class="tl-case" d="${bow.d}"/><path class="tl tl-counter" d="${bow.d}" marker-end="url(#fm-head)"/>${pill(bow.top, "stop", counter?.text ?? "")}`) +
      discs.join(""),
    legend: [
      ...(outlined.length > 0 ? [{ look: "contact", text: "contact" }] : []),
      ...(discs.length > 0
        ? [{ look: "check", text: `${letters.map(({ text }) => text).join(", ")}: where each check falls` }]
        : []),
      ...(bow === null ? [] : [{ look: "counter", text: "countercharge" }]),
    ],
  };
}
