import { NATIONS } from "./nation.ts";

const of = (nation: string): string => {
  const paint = (part: string, rule: string): string => `.n-${nation} .${part}{${rule}}`;
  const faded = (part: string, rule: string): string => `.n-${nation}.is-acted .${part}{${rule}}`;
  return [
    paint("ct-face", `fill:var(--${nation})`),
    paint("ct-band", `fill:var(--${nation}-band)`),
    paint("ct-plate", `fill:var(--${nation}-plate)`),
    paint("ct-hatch", `fill:var(--${nation}-hatch)`),
    paint("ct-s", `fill:var(--${nation}-ink)`),
    paint("ct-l", `stroke:var(--${nation}-ink)`),
    paint("ct-k", `fill:var(--${nation})`),
    paint("ct-w", `fill:var(--${nation});stroke:var(--${nation}-ink)`),
    paint("ct-v", `fill:var(--${nation}-ink);stroke:var(--${nation}-plate)`),
    paint("ct-aside", `fill:var(--${nation}-ink);stroke:var(--${nation})`),
    paint("ct-small", `fill:var(--${nation}-ink)`),
    paint("ct-diamond", `stroke:var(--${nation}-ink)`),
    paint("ct-step", `fill:var(--${nation}-ink);stroke:var(--${nation}-ink)`),
    paint("ct-disc", `fill:var(--${nation}-disc)`),
    paint("ct-morale", `fill:var(--${nation}-figure);stroke:none`),
    paint("ct-facing", `fill:var(--${nation}-band)`),
    faded("ct-face", `fill:var(--${nation}-faded)`),
    faded("ct-k", `fill:var(--${nation}-faded)`),
    faded("ct-w", `fill:var(--${nation}-faded)`),
    faded("ct-band", `fill:var(--${nation}-faded-band)`),
    faded("ct-plate", `fill:var(--${nation}-faded-plate)`),
    faded("ct-v", `stroke:var(--${nation}-faded-plate)`),
    faded("ct-morale", "stroke:none"),
  ].join("");
};

const type = "font-family:var(--sans);font-variant-numeric:tabular-nums";
const ring = "fill:none;stroke-linejoin:round";

/** How counters look: colours by nation, shapes by condition. */
export const counterCss: string = [
  ".ct-shadow{fill:#1d1205;fill-opacity:.34}",
  ".ct-edge{fill:none;stroke:#1d150b;stroke-width:2.4;stroke-linejoin:round}",
  `.ct-name{${type};font-weight:800;fill:#fffaf0}`,
  `.ct-parent{${type};font-weight:600;fill:#fffaf0;text-anchor:end}`,
  `.ct-aside{${type};font-weight:700;text-anchor:end;paint-order:stroke;stroke-width:4px;stroke-linejoin:round}`,
  `.ct-v{${type};font-weight:800;text-anchor:middle;paint-order:stroke;stroke-width:3px;stroke-linejoin:round}`,
  ".ct-class{font-family:var(--serif);font-style:italic;font-weight:700}",
  ".ct-entry{text-anchor:start}",
  ".ct-paren{font-weight:400}",
  `.ct-small{${type};font-weight:700}`,
  ".ct-diamond{fill:none;stroke-width:2}",
  ".ct-l{fill:none;stroke-linecap:round;stroke-linejoin:round}",
  ".ct-w{stroke-width:3.4}",
  ".ct-step{stroke-width:1.6}",
  ...NATIONS.map(of),
  ".ct-step.ct-lost{fill:none}",
  ".is-out-of-command .ct-edge{stroke-dasharray:9 5}",
  ".ct-facing{stroke:#fffaf0;stroke-width:3;stroke-linejoin:round}",
  ".is-ghost .ct-body{opacity:.8}",
  ".is-ghost .ct-edge{stroke:#ffffff;stroke-width:4;stroke-dasharray:7 5}",
  `.ct-ring-case{${ring};stroke:var(--casing);stroke-width:15}`,
  `.ct-ring-selected{${ring};stroke:var(--gold);stroke-width:9}`,
  `.ct-ring-picked{${ring};stroke:var(--pick);stroke-width:7;stroke-dasharray:20 9}`,
  ".ct-bracket-case{fill:none;stroke:#fff8e6;stroke-width:13;stroke-linecap:square}",
  ".ct-bracket{fill:none;stroke:#7d1f12;stroke-width:7;stroke-linecap:square}",
  ".ct-bracket-may{stroke-width:5;stroke-dasharray:9 7;stroke-linecap:butt}",
  ".ct-pip circle,.ct-pip rect{fill:var(--pip);stroke:#fffaf0;stroke-width:3}",
  ".ct-pip path{fill:none;stroke:#fffaf0;stroke-width:4.5;stroke-linecap:round;stroke-linejoin:round}",
  `.ct-pip text,.ct-count text{${type};font-weight:800;font-size:25px;fill:#fffaf0;text-anchor:middle}`,
  ".ct-pip-must-act circle{fill:#8c2f1f}",
  ".ct-pip-fired path{stroke-width:3.4}",
  ".ct-pip-strength rect,.ct-count rect{fill:#173a58}",
  ".ct-count rect{stroke:#fffaf0;stroke-width:3}",
].join("\n");
