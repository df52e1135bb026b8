// Bands of corps, dark enough for light letters on each of them; the first is 1.
const BANDS = [
  "#3e5630",
  "#6d2436",
  "#2b4468",
  "#6b4710",
  "#16294d",
  "#4c2358",
  "#0d4a52",
  "#0f3b3b",
  "#553b06",
  "#7c2219",
] as const;

// Symbols of divisions on light and on dark cloth; the first is the nation's own ink.
const ON_LIGHT = ["#a03c10", "#1f4f8f", "#6a2b80", "#7a5200"] as const;
const ON_DARK = ["#ffc27a", "#a9d8ff", "#f3b7e6", "#ffe98a"] as const;

const paint = (selector: string, colour: string): string =>
  `${selector} .ct-s{fill:${colour}}${selector} .ct-l,${selector} .ct-w{stroke:${colour}}`;

/** Corps by the colour of the band, divisions by that of the symbol; both stand in letters too. */
export const corpsCss: readonly string[] = [
  ...BANDS.map((colour, i) => `.ct.band-${i + 1} :is(.ct-band,.ct-under,.ct-head,.ct-rim){fill:${colour}}`),
  ...ON_DARK.map((colour, i) => paint(`.ct.hue-${i + 2}`, colour)),
  ...ON_LIGHT.map((colour, i) => paint(`.ct:is(.n-russian,.n-pavlov).hue-${i + 2}`, colour)),
  ".ct-star{fill:#1d150b}",
  ":is(.n-french,.n-british,.n-turkish,.n-sardinian) .ct-star{fill:#fffaf0}",
];
