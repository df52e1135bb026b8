import type { Layout } from "@redoubt/drawing";
import type { Pace } from "../session/settings.ts";
import type { Act } from "./acts.ts";

/** How long a beat lasts, in thousandths of a second; the style sheet has the same. */
export const BEAT: Readonly<Record<Pace, number>> = { calm: 500, brisk: 210, fast: 70, instant: 0 };

// Of a counter that goes at a brisk pace, a hex and the whole way.
const HEX = 120;
const WAY = 600;

/** Lets counters go hex by hex along their ways instead of straight to the end; answers what stops them there. */
export function letWalk(sheet: Layout, acts: readonly Act[], pace: Pace): () => void {
  const slower = BEAT[pace] / BEAT.brisk;
  const walks = acts.flatMap((act) => {
    if (!("path" in act)) return [];
    const places = act.path.map((hex) => sheet.seat(hex));
    const end = places[places.length - 1];
    return act.units.flatMap((unit) => {
      const counter = document.querySelector<HTMLElement>(`.counter[data-unit="${CSS.escape(unit)}"]`);
      if (counter === null) return [];
      const rest = counter.style.transform;
      const steps = places.map(([x, y]) => ({ transform: `translate(${x - end[0]}px, ${y - end[1]}px) ${rest}` }));
      const duration = Math.min(WAY, HEX * (places.length - 1)) * slower;
      return [counter.animate(steps, { duration, delay: act.beat * BEAT[pace], fill: "backwards" })];
    });
  });
  return () => {
    for (const walk of walks) walk.cancel();
  };
}
