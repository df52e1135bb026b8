import type { Told } from "@redoubt/engine";
import { rowText, type Unit } from "@redoubt/mechanics";
import type { CombatEvent } from "../events/combat.ts";
import type { OnChart } from "../events/happening.ts";
import { hexName } from "../state.ts";
import type { World } from "../world.ts";
import type { Tellers } from "./events.ts";
import { harm, hexes, names, s, told, walked } from "./tell.ts";

/** A roll on a chart: what it was for, the sum, the die with its modifiers, and the cell. */
function rolled(
  w: World,
  what: string,
  sum: string,
  event: OnChart,
  pieces: readonly Unit[],
  places: readonly number[],
): Told {
  const rows = event.ledger.map((row) => rowText(row)).join(", ");
  const text = `${what}: ${sum}, column ${event.column}, die ${event.dice.join(" and ")}${rows === "" ? "" : `, ${rows}`}.`;
  return { ...told(w, "result", text, pieces, places), cell: event.cell, ledger: event.ledger };
}

const causes: Readonly<Record<Extract<CombatEvent, { kind: "eliminated" }>["cause"], string>> = {
  "combat result": "is eliminated",
  "charge Ae": "is eliminated",
  "enemy zone": "has no way but into enemy zones and is eliminated",
  "enemy or ground": "has no way to retreat and is eliminated",
  Depot: "would have to retreat onto a Depot and is eliminated",
  overstacked: "is too many in its hex and is eliminated",
  step: "loses its last step",
  recovery: "does not return any more",
};

const boxes = { uar: "it awaits recovery", peu: "it is lost for good" } as const;

/** What is told of fire, charges, attacks and their results. */
export const combatTellers: Tellers<CombatEvent> = {
  bombarded: (event, w) =>
    rolled(
      w,
      `${names(w, event.units)} bombard${s(event.units)} ${hexName(w, event.hex)}`,
      `${event.attack} points`,
      event,
      event.units,
      [event.hex],
    ),
  charged: (event, w) =>
    rolled(
      w,
      `${names(w, event.units)} charge${s(event.units)} ${hexes(w, event.hexes).join(" and ")}`,
      `${event.attack} against ${event.defence}`,
      event,
      event.units,
      event.hexes,
    ),
  attacked: (event, w) =>
    rolled(
      w,
      `${names(w, event.units)} attack${s(event.units)} ${hexes(w, event.hexes).join(" and ")}`,
      `${event.attack} against ${event.defence}`,
      event,
      event.units,
      event.hexes,
    ),
  "repulse-tried": (event, w) =>
    rolled(
      w,
      `${names(w, event.units)} tr${event.units.length === 1 ? "ies" : "y"} to repulse ${hexes(w, event.hexes).join()}`,
      `${event.attack} against ${event.defence}`,
      event,
      event.units,
      event.hexes,
    ),
  shocked: (event, w) =>
    rolled(
      w,
      "Shock",
      `${names(w, [event.leads[0]])} ${event.sums[0]}, ${names(w, [event.leads[1]])} ${event.sums[1]}`,
      event,
      event.leads,
      [],
    ),
  "nothing-happened": ({ hex }, w) => told(w, "result", `Nothing happens in ${hexName(w, hex)}.`, [], [hex]),
  "shock-followed": ({ hexes: at }, w) =>
    told(w, "note", `It comes to Shock Combat in ${hexes(w, at).join(" and ")}.`, [], at),
  disrupted: ({ unit }, w) => harm(w, `${names(w, [unit])} is disrupted.`, [unit]),
  "step-lost": ({ unit }, w) => harm(w, `${names(w, [unit])} loses a step.`, [unit]),
  "step-owed": ({ hex }, w) =>
    told(w, "result", `One of the strongest units in ${hexName(w, hex)} loses a step.`, [], [hex]),
  "exchange-owed": ({ sp }, w) =>
    told(w, "result", `The attacker must lose units worth at least half of ${sp === 1 ? "1 point" : `${sp} points`}.`),
  "must-retreat": ({ unit, hexes: count }, w) =>
    harm(w, `${names(w, [unit])} must retreat ${count === 1 ? "one hex" : `${count} hexes`}.`, [unit]),
  retreated: ({ unit, path }, w) =>
    walked(w, `${names(w, [unit])} retreats to ${hexName(w, path[path.length - 1])}.`, [unit], path, "retreat"),
  overran: ({ units, hex }, w) =>
    told(w, "result", `${names(w, units)} overrun${s(units)} ${hexName(w, hex)}.`, units, [hex]),
  "box-rolled": ({ unit, dice }, w) => told(w, "result", `The box of ${names(w, [unit])}: ${dice[0]}.`, [unit]),
  eliminated: ({ unit, box, cause }, w) => harm(w, `${names(w, [unit])} ${causes[cause]}: ${boxes[box]}.`, [unit]),
  "leader-rolled": ({ leader, dice }, w) =>
    told(w, "result", `The fate of ${names(w, [leader])}: ${dice[0]}.`, [leader]),
  "leader-killed": ({ leader }, w) => harm(w, `${names(w, [leader])} is killed.`, [leader]),
  "leader-unhurt": ({ leader }, w) => told(w, "note", `${names(w, [leader])} is unhurt.`, [leader]),
  advanced: ({ unit, path }, w) =>
    walked(w, `${names(w, [unit])} advances to ${hexName(w, path[path.length - 1])}.`, [unit], path, "advance"),
  followed: ({ leader, hex }, w) =>
    told(w, "result", `${names(w, [leader])} goes along to ${hexName(w, hex)}.`, [leader], [hex]),
};
