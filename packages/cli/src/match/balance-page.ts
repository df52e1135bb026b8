import { type Balance, meanText } from "./balance.ts";
import type { GameRecord } from "./game-record.ts";
import { shareText } from "./tally.ts";

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** Bars with their numbers as SVG text. */
export function barsSvg(title: string, bars: readonly (readonly [label: string, value: number])[]): string {
  const most = Math.max(1, ...bars.map(([, value]) => value));
  const rows = bars.map(([label, value], i) => {
    const y = 34 + i * 26;
    const width = Math.round((320 * value) / most);
    const shown = Number.isInteger(value) ? String(value) : value.toFixed(1);
    return (
      `<text x="250" y="${y + 14}" text-anchor="end">${escaped(label)}</text>` +
      `<rect x="260" y="${y}" width="${width}" height="18" fill="#7a3b2e"/>` +
      `<text x="${268 + width}" y="${y + 14}">${shown}</text>`
    );
  });
  const height = 44 + bars.length * 26;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 ${height}" width="660" height="${height}" ` +
    `font-family="Georgia, serif" font-size="14" role="img" aria-label="${escaped(title)}">` +
    `<text x="10" y="20" font-size="16" font-weight="bold">${escaped(title)}</text>${rows.join("")}</svg>`
  );
}

/** A page with the plots of a series of games between equals. */
export function balancePage(
  title: string,
  balance: Balance,
  games: readonly GameRecord[],
  seats: readonly string[],
): string {
  const plots = [
    barsSvg("Who won", [
      ...seats.map((seat, i): [string, number] => [seat, balance.wins[i]]),
      ["drawn", balance.draws],
    ]),
    barsSvg("Levels of victory", Object.entries(balance.levels)),
    barsSvg("Turn on which the game ended", Object.entries(balance.lengths)),
    barsSvg(
      "Units lost on average",
      seats.map((seat, i) => [seat, balance.losses[i]]),
    ),
  ];
  const lines = seats.map((seat, i) => `<li>${escaped(seat)} scores ${shareText(balance.score[i])}</li>`);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    `<title>${escaped(title)}</title><style>body{font:16px Georgia,serif;max-width:46rem;margin:2rem auto}</style>`,
    `<h1>${escaped(title)}</h1><p>${games.length} games between equals; a win counts 1, a draw ½, with 95% intervals.</p>`,
    `<ul>${lines.join("")}<li>${shareText(balance.decisive)} of the games were decided</li>`,
    balance.margin === null
      ? ""
      : `<li>${escaped(seats[0])} ahead at the end by ${meanText(balance.margin)} points</li>`,
    `<li>Ahead as the second turn began, ${escaped(seats[0])} scores ${shareText(balance.ahead)}; behind, ${shareText(balance.behind)}</li></ul>`,
    ...plots,
    "</html>\n",
  ].join("\n");
}
