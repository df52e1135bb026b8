import { nationTokens } from "./nation.ts";

/** The two lights a sheet can be read by. */
export type Theme = "light" | "dark";

const TYPE = {
  serif:
    '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",P052,"URW Palladio L",Georgia,"Liberation Serif",serif',
  sans: '"Segoe UI",Seravek,"Open Sans","Noto Sans",Ubuntu,Calibri,"DejaVu Sans",system-ui,sans-serif',
} as const;

const LIGHT: Readonly<Record<string, string>> = {
  desk: "#e6dabd",
  paper: "#f4ecd8",
  sheet: "#fbf7ea",
  inset: "#f2e8d0",
  ink: "#241c12",
  ink2: "#4e412b",
  ink3: "#675840",
  line: "#d6c7a4",
  line2: "#a8946a",
  blue: "#1c3f5e",
  red: "#8c2f1f",
  gold: "#f0b429",
  "gold-d": "#7a5406",
  on: "#fffaf0",
  ov: "#173a58",
  "ov-c": "#fffdf4",
  "ov-dot": "#1c3f5e",
  pick: "#9fd0f5",
  casing: "#14100a",
  nose: "#1d150b",
  "nose-case": "#fffdf4",
  pip: "#2b2418",
  "m-paper": "#f3ead2",
  "m-e1": "#eee1c2",
  "m-e2": "#e8d7b1",
  "m-e3": "#e1cca1",
  "m-e4": "#d9c091",
  "m-e5": "#d3b788",
  "m-e6": "#ccae7d",
  "m-e7": "#c6a674",
  "m-e8": "#c09e6b",
  "m-wash": "#a9823f",
  "m-gentle": "#77582f",
  "m-steep": "#4a3214",
  "m-cliff": "#281a0a",
  "m-shade": "#5f4119",
  "m-light": "#fffbee",
  "m-grid": "#5a4a30",
  "m-number": "#3d3017",
  "m-water": "#a9c6cc",
  "m-bank": "#2d5a72",
  "m-ripple": "#6996a6",
  "m-stream": "#3f7590",
  "m-clear": "#dde3d8",
  "m-wet": "#cfdcd0",
  "m-road": "#5b4225",
  "m-road-fill": "#fbf3dc",
  "m-wood": "#cdd0a0",
  "m-grove": "#dcdcb2",
  "m-crown": "#93a46c",
  "m-leaf": "#3c4d27",
  "m-vineyard": "#dfdca6",
  "m-vine": "#66752f",
  "m-house": "#5a3a2a",
  "m-roof": "#8f6a54",
  "m-burnt": "#7d2a1a",
  "m-work": "#8c2f1f",
  "m-tent": "#fbf5e4",
  "m-label": "#33230f",
  "m-halo": "#f6eed8",
  "m-water-label": "#1d4a63",
  "m-veil": "#f3ead2",
};

const DARK: Readonly<Record<string, string>> = {
  desk: "#14120f",
  paper: "#1d1a15",
  sheet: "#26221b",
  inset: "#1f1b15",
  ink: "#f3e9d2",
  ink2: "#d4c6a6",
  ink3: "#b3a483",
  line: "#453c2d",
  line2: "#766748",
  blue: "#8fbbe0",
  red: "#f0a48c",
  gold: "#f5c044",
  "gold-d": "#f5cf7a",
  on: "#14120f",
  ov: "#a8d4f5",
  "ov-c": "#0d1116",
  "ov-dot": "#bfe0f8",
  pick: "#9fd0f5",
  casing: "#14100a",
  nose: "#fff3d6",
  "nose-case": "#0d0b08",
  pip: "#2b2418",
  "m-paper": "#2c2821",
  "m-e1": "#332d24",
  "m-e2": "#3a3328",
  "m-e3": "#41392c",
  "m-e4": "#494030",
  "m-e5": "#504534",
  "m-e6": "#564a38",
  "m-e7": "#5c503c",
  "m-e8": "#625540",
  "m-wash": "#8d7447",
  "m-gentle": "#94815b",
  "m-steep": "#c2ab7c",
  "m-cliff": "#e0cb9c",
  "m-shade": "#0c0a07",
  "m-light": "#c9b58a",
  "m-grid": "#c9b78e",
  "m-number": "#e3d7ba",
  "m-water": "#2f5a70",
  "m-bank": "#7fb0c6",
  "m-ripple": "#5a8ca3",
  "m-stream": "#74a9c2",
  "m-clear": "#22323a",
  "m-wet": "#26363a",
  "m-road": "#b89a68",
  "m-road-fill": "#2b261d",
  "m-wood": "#34391f",
  "m-grove": "#343623",
  "m-crown": "#55632f",
  "m-leaf": "#a2b277",
  "m-vineyard": "#3b3b22",
  "m-vine": "#8f9c55",
  "m-house": "#b58d72",
  "m-roof": "#4d3526",
  "m-burnt": "#d17a62",
  "m-work": "#ef927a",
  "m-tent": "#d8ccb0",
  "m-label": "#f1e4c6",
  "m-halo": "#221e18",
  "m-water-label": "#a9d2e6",
  "m-veil": "#1d1a15",
};

/** Every colour and type face of the drawing, by the name it has as a CSS custom property. */
export const TOKENS: Readonly<Record<Theme, Readonly<Record<string, string>>>> = {
  light: { ...TYPE, ...LIGHT, ...nationTokens("light") },
  dark: { ...TYPE, ...DARK, ...nationTokens("dark") },
};

const declarations = (theme: Theme): string =>
  Object.entries(TOKENS[theme])
    .map(([name, value]) => `--${name}:${value};`)
    .join("");

/** The tokens as custom properties: by day, and by lamp where data-theme or the reader's system says so. */
export const themeCss: string =
  `:root{${declarations("light")}}` +
  `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${declarations("dark")}}}` +
  `[data-theme="dark"]{${declarations("dark")}}`;

/** A style sheet with the tokens of one theme written into it, for programs that know no custom properties. */
export const bakeCss = (css: string, theme: Theme): string =>
  css.replaceAll(/var\(--([a-z0-9-]+)\)/g, (_, name: string) => TOKENS[theme][name] ?? "inherit");
