import { greyOf, mix } from "./colour.ts";

/** Whose counter it is, by the colour of its face; "pavlov" is the Russian column with grey counters. */
export const NATIONS = ["british", "french", "turkish", "sardinian", "russian", "pavlov", "marker"] as const;

/** One of the colours of counters. */
export type Nation = (typeof NATIONS)[number];

type Cloth = { readonly face: string; readonly band: string; readonly ink: string; readonly light: boolean };

const CREAM = "#fffaf0";
const DARK_CLOTH = (face: string, band: string): Cloth => ({ face, band, ink: CREAM, light: false });
const LIGHT_CLOTH = (face: string, band: string, ink: string): Cloth => ({ face, band, ink, light: true });

const TURKISH = DARK_CLOTH("#75530f", "#553b06");
const SARDINIAN = DARK_CLOTH("#1f5c5c", "#124141");
const MARKER: Cloth = { face: "#2a2622", band: "#171411", ink: "#ffe9b8", light: false };

const BY_DAY: Readonly<Record<Nation, Cloth>> = {
  british: DARK_CLOTH("#a4352a", "#7c2219"),
  french: DARK_CLOTH("#2d4d80", "#1d3560"),
  turkish: TURKISH,
  sardinian: SARDINIAN,
  russian: LIGHT_CLOTH("#ccd5b7", "#3e5630", "#1a2410"),
  pavlov: LIGHT_CLOTH("#d9d6cf", "#55524e", "#1f1d1a"),
  marker: MARKER,
};

const BY_LAMP: Readonly<Record<Nation, Cloth>> = {
  british: DARK_CLOTH("#b0402f", "#84281c"),
  french: DARK_CLOTH("#3f639c", "#27457a"),
  turkish: TURKISH,
  sardinian: SARDINIAN,
  russian: LIGHT_CLOTH("#b9c3a2", "#33482a", "#1a2410"),
  pavlov: LIGHT_CLOTH("#c4c1ba", "#4a4743", "#1f1d1a"),
  marker: MARKER,
};

/** A counter that has acted keeps half its colour. */
const faded = (colour: string): string => mix(colour, greyOf(colour), 0.55);

function tokensOf(nation: Nation, cloth: Cloth): Record<string, string> {
  const plate = cloth.light ? mix(cloth.face, "#ffffff", 0.5) : mix(cloth.face, "#000000", 0.17);
  const disc = cloth.light ? mix(cloth.band, cloth.ink, 0.35) : cloth.ink;
  return {
    [nation]: cloth.face,
    [`${nation}-band`]: cloth.band,
    [`${nation}-plate`]: plate,
    [`${nation}-ink`]: cloth.ink,
    [`${nation}-disc`]: disc,
    [`${nation}-figure`]: cloth.light ? CREAM : cloth.band,
    [`${nation}-hatch`]: mix(cloth.face, cloth.ink, cloth.light ? 0.22 : 0.26),
    [`${nation}-faded`]: faded(cloth.face),
    [`${nation}-faded-band`]: faded(cloth.band),
    [`${nation}-faded-plate`]: faded(plate),
  };
}

/** The colours of all counters, as tokens. */
export function nationTokens(theme: "light" | "dark"): Record<string, string> {
  const cloths = theme === "light" ? BY_DAY : BY_LAMP;
  return Object.assign({}, ...NATIONS.map((nation) => tokensOf(nation, cloths[nation])));
}
