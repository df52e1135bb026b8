import { drawSign, SIGNS, type Sign } from "@redoubt/drawing";
import type { UnitView } from "@redoubt/mechanics";
import type { CounterMarks } from "./counters.tsx";

/** What is marked on counters now: notices at their edges, and rings around them. */
export type CounterSign = Sign | "may-be-chosen" | "in-hand" | "taking-part";

const WORDS: Partial<Readonly<Record<CounterSign, string>>> = {
  acted: "has acted",
  fired: "has fired",
  moved: "has moved",
  "until-rally": "until it rallies",
  "no-command": "without command",
};

const isSign = (pip: string): pip is Sign => (SIGNS as readonly string[]).includes(pip);

/** The signs and rings on the counters of the map, each once, in a fixed order. */
export function counterSigns(
  units: readonly UnitView[],
  { roles, choosable }: CounterMarks,
  isOnMap: (at: string) => boolean,
): readonly CounterSign[] {
  const pips = new Set(units.filter(({ at }) => isOnMap(at)).flatMap(({ face }) => face.pips.filter(isSign)));
  const worn = new Set(roles.values());
  return [
    ...(choosable.size > 0 ? (["may-be-chosen"] as const) : []),
    ...(worn.has("selected") ? (["in-hand"] as const) : []),
    ...(worn.has("picked") ? (["taking-part"] as const) : []),
    ...SIGNS.filter((sign) => pips.has(sign)),
  ];
}

function Ring({ name }: { readonly name: string }) {
  const [outer, inner] = name === "may-be-chosen" ? ["may-case", "may-ring"] : ["ct-ring-case", `ct-ring-${name}`];
  return (
    <svg className="swatch" viewBox="-24 -14 148 128" aria-hidden="true">
      <rect className={outer} x="0" y="0" width="100" height="100" rx="14" />
      <rect className={inner} x="0" y="0" width="100" height="100" rx="14" />
    </svg>
  );
}

/** The legend of what is on counters. */
export function CounterLegend({ signs }: { readonly signs: readonly CounterSign[] }) {
  return signs.map((sign) => (
    <span key={sign} data-mark={sign}>
      {sign === "may-be-chosen" ? (
        <Ring name={sign} />
      ) : sign === "in-hand" ? (
        <Ring name="selected" />
      ) : sign === "taking-part" ? (
        <Ring name="picked" />
      ) : (
        <svg
          className="swatch"
          viewBox="-26 -22 52 44"
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text it is given
          dangerouslySetInnerHTML={{ __html: drawSign(sign) }}
        />
      )}
      {WORDS[sign] ?? sign.replaceAll("-", " ")}
    </span>
  ));
}
