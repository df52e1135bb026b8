import type { CommandEvent } from "../events/command.ts";
import { hexName } from "../state.ts";
import type { Tellers } from "./events.ts";
import { are, harm, names, told } from "./tell.ts";

/** What is told of supply, Recovery, orders, command and initiative. */
export const commandTellers: Tellers<CommandEvent> = {
  "supply-lost": ({ units }, w) => harm(w, `${names(w, units)} ${are(units)} out of supply.`, units),
  "supply-found": ({ units }, w) => told(w, "result", `${names(w, units)} ${are(units)} in supply again.`, units),
  sponsored: ({ leader }, w) =>
    told(w, "result", `${names(w, [leader])} sponsors Recovery and commands nobody on this turn.`, [leader]),
  "recovery-rolled": ({ unit, dice, rating }, w) =>
    told(w, "result", `Recovery of ${names(w, [unit])}: ${dice[0]} against ${rating}.`, [unit]),
  recovered: ({ unit, hex }, w) =>
    told(w, "result", `${names(w, [unit])} returns to ${hexName(w, hex)}, reduced.`, [unit], [hex]),
  "not-recovered": ({ unit }, w) => told(w, "result", `${names(w, [unit])} goes on waiting.`, [unit]),
  "corps-broken": ({ corps }, w) => harm(w, `${w.corps[corps].name} is demoralized.`, w.corps[corps].units),
  "corps-cured": ({ corps }, w) => told(w, "result", `${w.corps[corps].name} is no longer demoralized.`),
  "order-written": ({ units, to }, w) =>
    told(w, "note", `March Order to ${hexName(w, to)}: ${names(w, units)}.`, units, [to]),
  "order-shown": ({ units, to }, w) =>
    told(w, "result", `A March Order to ${hexName(w, to)} is shown: ${names(w, units)}.`, units, [to]),
  "order-left": ({ unit }, w) => told(w, "note", `${names(w, [unit])} leaves its March Order.`, [unit]),
  commanded: ({ leader, officer, units }, w) => {
    const who = leader === officer ? "his own troops" : names(w, [officer]);
    const also = units.length === 0 ? "" : `: ${names(w, units)}`;
    return told(w, "result", `${names(w, [leader])} puts ${who} in command${also}.`, [leader, officer, ...units]);
  },
  "force-commanded": ({ leader, hex, units }, w) =>
    told(
      w,
      "result",
      `${names(w, [leader])} puts ${names(w, units)} in ${hexName(w, hex)} in command.`,
      [leader, ...units],
      [hex],
    ),
  "kept-in-command": ({ units }, w) =>
    told(w, "result", `${names(w, units)} ${are(units)} in command with the head of the column.`, units),
  "officer-checked": ({ leader, dice, rating }, w) =>
    told(w, "result", `${names(w, [leader])} checks: ${dice[0]} against ${rating}.`, [leader]),
  "force-checked": ({ unit, hex, dice, rating }, w) =>
    told(w, "result", `${names(w, [unit])} in ${hexName(w, hex)} checks: ${dice[0]} against ${rating}.`, [unit], [hex]),
  freed: ({ units, isSlowed }, w) => {
    if (units.length === 0) return told(w, "result", "Nobody is within range to act.");
    const how = isSlowed ? "may act, with a shorter move" : "may act";
    return told(w, "result", `${names(w, units)} ${how}.`, units);
  },
  locked: ({ units }, w) =>
    units.length === 0
      ? told(w, "result", "Nobody within range is barred.")
      : harm(w, `${names(w, units)} may not act.`, units),
  activated: ({ units, hex }, w) =>
    told(w, "sequence", `${names(w, units)} in ${hexName(w, hex)} act${units.length === 1 ? "s" : ""}.`, units, [hex]),
};
