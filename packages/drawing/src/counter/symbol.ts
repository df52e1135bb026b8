import type { Branch } from "../face.ts";

// Drawn around 0,0 in a field 60 wide and 38 high. ct-s is filled with ink, ct-l a line of ink, ct-k knocked out to the face.
const solid = (d: string): string => `<path class="ct-s" d="${d}"/>`;
const line = (d: string, width = 4): string => `<path class="ct-l" stroke-width="${width}" d="${d}"/>`;
const knock = (d: string): string => `<path class="ct-k" d="${d}"/>`;
const wheel = (x: number, y: number, r: number): string =>
  `<circle class="ct-w" cx="${x}" cy="${y}" r="${r}"/>${line(`M${x} ${y - r}V${y + r}M${x - r} ${y}H${x + r}M${x - r * 0.7} ${y - r * 0.7}l${r * 1.4} ${r * 1.4}M${x + r * 0.7} ${y - r * 0.7}l${-r * 1.4} ${r * 1.4}`, 1.7)}<circle class="ct-s" cx="${x}" cy="${y}" r="${r * 0.27}"/>`;

const BARREL = "M-19-7.5Q-18-9-15-9L25-14.5 28-13 28.5-7 25.5-6-14 2.5Q-18 3-19 .5L-22.5-1.5-22.5-5Z";
const gun = solid(BARREL) + line("M-2 0-27 15", 4.6) + wheel(0, 5, 11.5);
const BELTS = "M-25-15-19-19 25 13 19 17ZM25-15 19-19-25 13-19 17Z";
const SABRE = "M-16 12.5C2 10.5 18 0 27-17 24.5 4 6 17.5-13 17Z";
const HILT = "M-22.5 17.5-11.5 10.5M-13.5 19.5C-17 9.5-20.5 8-24.5 12.5-27 17-22 21-13.5 19.5";

const SYMBOLS: Readonly<Record<Branch, string>> = {
  infantry:
    solid(BELTS) +
    knock("M0-9.5a8.5 8.5 0 0 1 0 17a8.5 8.5 0 0 1 0-17Z") +
    `<ellipse class="ct-s" cx="0" cy="-1" rx="5.5" ry="6.5"/>` +
    knock("M0-4.2a2 3.2 0 0 1 0 6.4a2 3.2 0 0 1 0-6.4Z"),
  cavalry: solid(SABRE) + line(HILT, 3.8),
  artillery: gun,
  "horse-artillery": `<g transform="translate(-6 -2) scale(.84)">${gun}</g>${line("M17.5 15C9.5 6.5 14 -3 22.5-3S35.5 6.5 27.5 15M14.5 15.5h5.5M25 15.5h5.5", 4.2)}`,
  "redoubt-gun": `<g transform="translate(0 -6) scale(.82)">${gun}</g>${solid("M-32 19V13H-22L-18 8H-7L-3 13H3L7 8H18L22 13H32V19Z")}`,
  zouave:
    solid("M-14 15-9.5-14Q0-17 9.5-14L14 15Q0 19-14 15Z") +
    line("M0-15C9-21 18-14 17.5-4", 3.4) +
    solid("M14.5-5h6l1.8 13h-9.6z") +
    knock("M-13.5 8.5Q0 12 13.5 8.5L14 11.5Q0 15-14 11.5Z"),
  rifles:
    line("M-23-12C-22 15 18 19 20-8", 5) +
    solid("M11-10 31-16 24 3Z") +
    solid("M-28-15-19-17-18-11-27-9Z") +
    line("M-13 4Q0-14 13 1", 2.6),
  piquet: line("M-19 17 6-18M0 18V-19M19 17-6-18", 3.8) + line("M-8-7.5H8", 3.8),
  cossack: line("M-24 17 25-17", 4) + solid("M18-19 31-19 24-8Z") + solid("M-2 1 10-7.5 16 3 4 10Z"),
  headquarters: line("M-14 19V-18", 4) + solid("M-12-18H22L14-9 22 0H-12Z"),
  leader: solid("M0-19 5.5-6.5 19-5.5 8.5 3.5 12 17 0 9.5-12 17-8.5 3.5-19-5.5-5.5-6.5Z"),
  supply:
    solid("M-22-5H14V9H-22Z") +
    solid("M14-1H24L27 9H14Z") +
    knock("M-22-1H14V1H-22Z") +
    wheel(-13, 11, 6.5) +
    wheel(14, 11, 6.5),
  bombardment:
    `<circle class="ct-s" cx="-3" cy="4" r="13.5"/>` +
    line("M6-6C9-13 14-15 19-11.5", 3.6) +
    line("M19-18l1.5 4M25-14l-4 1.5M24.5-7l-3.5-2.5", 2.6),
  battery: `<g transform="translate(0 -7) scale(.72)">${gun}</g>${line("M-25 18H25M-25 12V18M-8 12V18M8 12V18M25 12V18", 3.4)}`,
};

/** The symbol of a branch, around 0,0. */
export const symbolOf = (branch: Branch): string => SYMBOLS[branch];
