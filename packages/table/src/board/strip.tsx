import type { MapFile } from "@redoubt/mechanics";
import { memo, useEffect, useRef } from "preact/compat";
import type { ToldMark } from "../lines/told-legend.ts";
import { CounterLegend, type CounterSign } from "./counter-signs.tsx";
import type { Mark } from "./overlays.ts";
import type { Scope } from "./scope.ts";

const WORDS: Readonly<Record<Mark, string>> = {
  "may-stop": "may go and stop",
  "must-stop": "must stop",
  "pass-only": "pass only",
  "may-choose": "may be chosen",
  "may-attack": "may be attacked",
  attacked: "attacked",
  refused: "refused",
  "sight-clear": "clear line",
  "sight-cut": "cut off",
  unseen: "not seen",
  changed: "spoken of",
  "may-fire": "may fire at it",
  watched: "may be answered",
  front: "its front",
  turn: "with a turn",
  back: "backwards",
};

function Swatch({ mark }: { readonly mark: Mark }) {
  const hex = "M7 2h12l6 9-6 9H7L1 11z";
  return (
    <svg className="swatch" viewBox="0 0 26 22" aria-hidden="true">
      {mark === "may-stop" || mark === "may-choose" ? (
        <>
          <path d={hex} fill="url(#rd-dots)" />
          <path d={hex} className="sw-line" />
        </>
      ) : mark === "must-stop" || mark === "watched" ? (
        <>
          <path d={hex} fill="url(#rd-hatch)" />
          <path d={hex} className="sw-line" />
        </>
      ) : mark === "pass-only" ? (
        <rect x="2" y="4" width="22" height="14" rx="7" className="sw-line sw-dash" />
      ) : mark === "refused" ? (
        <>
          <path d={hex} fill="url(#rd-crosses)" />
          <path d={hex} className="sw-red sw-dash" />
        </>
      ) : mark === "unseen" ? (
        <path d={hex} fill="url(#rd-veil)" stroke="currentColor" />
      ) : mark === "sight-clear" || mark === "sight-cut" ? (
        <path d="M2 11h22" className={mark === "sight-cut" ? "sw-ink sw-dots" : "sw-ink"} />
      ) : mark === "turn" || mark === "back" ? (
        <text x="13" y="18" textAnchor="middle" className="sw-text">
          {mark === "turn" ? "↻" : "↓"}
        </text>
      ) : mark === "front" ? (
        <path d="M3 6 13 17 23 6" className="sw-front" />
      ) : mark === "may-fire" ? (
        <path d="M2 11h22" className="sw-red sw-dots" />
      ) : mark === "changed" ? (
        <path d={hex} className="sw-gold" />
      ) : (
        <path
          d="M3 8V3h6M17 3h6v5M23 14v5h-6M9 19H3v-5"
          className={mark === "may-attack" ? "sw-red sw-dash" : "sw-red"}
        />
      )}
    </svg>
  );
}

interface StripProps {
  readonly marks: readonly Mark[];
  readonly signs: readonly CounterSign[];
  readonly told: readonly ToldMark[];
  readonly map: MapFile;
  readonly scope: Scope;
}

/** Names the marks in use now, and only those; north and the scale beside them. */
export const Strip = memo(function Strip({ marks, signs, told, map, scope }: StripProps) {
  const bar = useRef<HTMLElement>(null);
  const text = useRef<HTMLElement>(null);
  const metres = map.scale?.hexMetres;
  useEffect(() => {
    if (metres === undefined) return;
    let shown = 0;
    const place = (): void => {
      if (scope.camera().k === shown) return;
      shown = scope.camera().k;
      // The longest round distance that fits into the bar.
      const pixels = 76 * scope.camera().k;
      const most = (100 / pixels) * metres;
      const ten = 10 ** Math.floor(Math.log10(most));
      const round = most >= 5 * ten ? 5 * ten : most >= 2 * ten ? 2 * ten : ten;
      if (bar.current) bar.current.style.width = `${(round / metres) * pixels}px`;
      if (text.current) text.current.textContent = round >= 1000 ? `${round / 1000} km` : `${round} m`;
    };
    place();
    return scope.onMove(place);
  }, [scope, metres]);
  return (
    <div className="strip" data-furniture role="note" aria-label="Legend">
      <span className="strip-marks">
        {marks.map((mark) => (
          <span key={mark} data-mark={mark}>
            <Swatch mark={mark} />
            {WORDS[mark]}
          </span>
        ))}
        <CounterLegend signs={signs} />
        {told.map(({ look, text }) => (
          <span key={look} data-mark={look}>
            <svg className="swatch" viewBox="0 0 26 22" aria-hidden="true">
              <path
                className={
                  look === "region"
                    ? "tl-region"
                    : `tl ${look
                        .split(" ")
                        .map((one) => `tl-${one}`)
                        .join(" ")}`
                }
                d="M1 11h24"
              />
            </svg>
            {text}
          </span>
        ))}
      </span>
      <span className="strip-end">
        <span>
          <svg className="north" viewBox="0 0 22 22" aria-hidden="true">
            <circle cx="11" cy="11" r="9.500" />
            <path d="M11 3.500 14 13l-3-2-3 2z" />
          </svg>
          {map.north === undefined || map.north === "top" ? "North up" : `North ${map.north}`}
        </span>
        {metres !== undefined && (
          <span className="strip-scale">
            <i className="scale-bar" ref={bar} />
            <b ref={text} />
          </span>
        )}
      </span>
    </div>
  );
});
