import { pointsText } from "@redoubt/mechanics";
import type { Bridge } from "../crossing.ts";
import type { ManeuverEvent } from "../events/maneuver.ts";
import { hexName } from "../state.ts";
import type { Tellers } from "./events.ts";
import { harm, names, s, told, walked } from "./tell.ts";

const bridgeWords: Readonly<Record<Bridge, string>> = {
  intact: "The bridge is repaired",
  destroyed: "The bridge is destroyed",
  thrown: "A bridge is thrown",
  none: "The portable bridge is gone",
};

/** What is told of movement, works, bridges and Repulses. */
export const maneuverTellers: Tellers<ManeuverEvent> = {
  moved: ({ units, path }, w) =>
    walked(w, `${names(w, units)} move${s(units)} to ${hexName(w, path[path.length - 1])}.`, units, path),
  entered: ({ units, hex, cost }, w) =>
    told(w, "result", `${names(w, units)} come${s(units)} in at ${hexName(w, hex)} for ${pointsText(cost)}.`, units, [
      hex,
    ]),
  "march-begun": ({ unit }, w) => told(w, "result", `${names(w, [unit])} enters Road March.`, [unit]),
  "march-ended": ({ unit }, w) => told(w, "result", `${names(w, [unit])} leaves Road March.`, [unit]),
  "march-broken": ({ unit }, w) => harm(w, `${names(w, [unit])} is caught on the march.`, [unit]),
  shaken: ({ unit }, w) => harm(w, `${names(w, [unit])} is demoralized until Rally.`, [unit]),
  captured: ({ piece, hex }, w) => harm(w, `${names(w, [piece])} is captured in ${hexName(w, hex)}.`, [piece], [hex]),
  digging: ({ unit, hex }, w) =>
    told(w, "result", `${names(w, [unit])} builds a position in ${hexName(w, hex)}.`, [unit], [hex]),
  "dig-rolled": ({ hex, dice, less }, w) =>
    told(
      w,
      "result",
      `Construction in ${hexName(w, hex)}: ${dice.join(", ")}${less > 0 ? `, −${less}` : ""}.`,
      [],
      [hex],
    ),
  "position-built": ({ hex }, w) => told(w, "result", `The position in ${hexName(w, hex)} is finished.`, [], [hex]),
  "construction-kept": ({ hex }, w) => told(w, "result", `Work in ${hexName(w, hex)} goes on.`, [], [hex]),
  "construction-gone": ({ hex }, w) => told(w, "result", `Work in ${hexName(w, hex)} is given up.`, [], [hex]),
  "position-gone": ({ hex }, w) => told(w, "result", `The position in ${hexName(w, hex)} is abandoned.`, [], [hex]),
  "bridge-rolled": ({ unit, from, to, dice }, w) =>
    told(
      w,
      "result",
      `${names(w, [unit])} works on ${hexName(w, from)}/${hexName(w, to)}: ${dice[0]}.`,
      [unit],
      [from, to],
    ),
  "bridge-changed": ({ from, to, now }, w) =>
    told(w, "result", `${bridgeWords[now]} at ${hexName(w, from)}/${hexName(w, to)}.`, [], [from, to]),
  "bridge-unchanged": ({ from, to }, w) =>
    told(w, "result", `Nothing is done at ${hexName(w, from)}/${hexName(w, to)}.`, [], [from, to]),
  prepared: ({ unit, target }, w) =>
    told(w, "result", `${names(w, [unit])} prepares to charge ${hexName(w, target)}.`, [unit], [target]),
  "repulse-failed": ({ units, hex }, w) =>
    harm(w, `${names(w, units)} must fight ${hexName(w, hex)} in the Combat Phase.`, units, [hex]),
  marked: ({ units }, w) => harm(w, `${names(w, units)} get${s(units)} a Repulse marker.`, units),
};
