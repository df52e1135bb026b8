import { isLeftovers, leftoversOf } from "../active.ts";
import type { CommandEvent } from "../events/command.ts";
import { DEFENSE, FORCED_MARCH, phases } from "../state.ts";
import type { World } from "../world.ts";
import { hexOf, nameOf, namesOf, note, result, sequence, sideNames, type Tellings, verb } from "./told.ts";

const phaseNames: Readonly<Record<(typeof phases)[number], string>> = {
  command: "command phase",
  activation: "activation phase",
  reorganization: "reorganization phase",
};

/** A command by its place. */
const commandName = (w: World, command: number): string => w.commands[command]?.name ?? "nobody";

/** The activation of c.active: a command, or the units of no command of a side (K-147). */
const activeName = (w: World, active: number): string =>
  isLeftovers(active) ? `the ${sideNames[active - leftoversOf(0)]} of no division` : commandName(w, active - 1);

/** Who comes by an entry, by the leaders among them. */
const arrivals = (w: World, entry: number): string => {
  const pieces = w.entries[entry]?.pieces ?? [];
  const leaders = pieces.filter((piece) => w.commands.some(({ leader }) => leader === piece));
  return namesOf(w, leaders.length > 0 ? leaders : pieces.slice(0, 1));
};

/** An order as it is written: "Attack towards 3034, 8 hexes". */
const orderName = (w: World, order: number, goal: number, left: number): string => {
  if (order === DEFENSE) return "Defense";
  return `${order === FORCED_MARCH ? "Forced March" : "Attack"} towards ${hexOf(w, goal)}, ${left} ${left === 1 ? "hex" : "hexes"}`;
};

const markerName = (w: World, marker: number): string => {
  const nation = w.nations[marker];
  return nation === undefined ? "a blank" : `a ${nation.charAt(0).toUpperCase()}${nation.slice(1)} marker`;
};

/** Chapters II, III and XV. */
export const commandTellings: Tellings<CommandEvent> = {
  "turn-began": (w, { turn }) => sequence(w, `Turn ${turn} begins.`),
  "phase-began": (w, { phase }) => sequence(w, `The ${phaseNames[phases[phase]]} begins.`),
  arrived: (w, { pieces }) => sequence(w, `${namesOf(w, pieces)} ${verb(pieces, "arrives", "arrive")}.`, { pieces }),
  "delay-rolled": (w, { entry, dice }) => note(w, `Coming of ${arrivals(w, entry)}: ${dice[0]}.`),
  "entry-delayed": (w, { entry }) => result(w, `${arrivals(w, entry)} will come a turn later.`),
  "automatic-victory": (w, { seat }) => result(w, `The ${sideNames[seat]} have won at once.`),
  "order-given": (w, { command, order, goal, left }) =>
    result(w, `New order of ${commandName(w, command)}: ${orderName(w, order, goal, left)}.`),
  "order-tried": (w, { piece, command, dice, needed, isPassed }) =>
    note(
      w,
      `${nameOf(w, piece)} tries to change the order of ${commandName(w, command)}: ${dice[0]} against ${needed}: ${isPassed ? "he may" : "in vain"}.`,
      { pieces: [piece] },
    ),
  "try-ended": (w, { piece, isPassed, isForOrder }) => {
    const name = nameOf(w, piece);
    if (isForOrder)
      return result(w, isPassed ? `${name} may change his order.` : `${name} keeps to his order.`, { pieces: [piece] });
    const side = sideNames[w.seatOf[piece]];
    const text = isPassed ? `The ${side} keep the initiative with ${name}.` : `The ${side} lose the initiative.`;
    return result(w, text, { pieces: [piece] });
  },
  "rider-sent": (w, { piece, hex }) =>
    sequence(w, `${nameOf(w, piece)} sets out from ${hexOf(w, hex)}.`, { pieces: [piece], hexes: [hex] }),
  "rider-rode": (w, { piece, path }) =>
    sequence(w, `${nameOf(w, piece)} rides to ${hexOf(w, path[path.length - 1])}.`, { pieces: [piece], path }),
  "rider-delivered": (w, { piece }) => sequence(w, `${nameOf(w, piece)} has delivered his order.`, { pieces: [piece] }),
  "rider-returned": (w, { piece }) => sequence(w, `${nameOf(w, piece)} is back.`, { pieces: [piece] }),
  "routed-marked": (w, { pieces }) =>
    sequence(w, `${namesOf(w, pieces)} ${verb(pieces, "is", "are")} to rally.`, { pieces }),
  "commander-rode": (w, { piece, path }) =>
    sequence(w, `${nameOf(w, piece)} rides to ${hexOf(w, path[path.length - 1])}.`, { pieces: [piece], path }),
  "cups-filled": (w, { markers }) =>
    sequence(w, `The cups are filled: ${markers[0]} Allied and ${markers[1]} Russian markers, blanks to match.`),
  "initiative-rolled": (w, { dice, totals, winner }) => {
    const outcome = winner === null ? "again" : `the ${sideNames[winner]} have the initiative`;
    return note(w, `Initiative: Allies ${dice[0]} (${totals[0]}), Russians ${dice[1]} (${totals[1]}): ${outcome}.`);
  },
  "marker-taken": (w, { seat, marker, isDrawn }) => {
    const told = `The ${sideNames[seat]} ${isDrawn ? "draw" : "take"} ${markerName(w, marker)}.`;
    // What a marker activates is marked by the activation; a blank has none. What chance brings is part of the odds of a draw.
    const tell = isDrawn ? result : sequence;
    if (w.nations[marker] !== undefined) return tell(w, told);
    return tell(w, told, { mark: { track: "turn", kind: "blank", text: "blank" } });
  },
  yielded: (w, { seat }) => result(w, `The ${sideNames[seat]} yield the initiative.`),
  "sustain-tried": (w, { piece, dice, needed, isPassed }) =>
    note(
      w,
      `${nameOf(w, piece)} tries to keep the initiative: ${dice[0]} against ${needed}: ${isPassed ? "kept" : "lost"}.`,
      { pieces: [piece] },
    ),
  activated: (w, { command, ordinal }) =>
    sequence(w, `The activation of ${commandName(w, command)} begins${ordinal === 2 ? ", the second in a row" : ""}.`, {
      mark: {
        track: "turn",
        kind: "marker",
        text: commandName(w, command).replace(/ (Division|brigade|Brigade)$/, ""),
        nation: w.nations[w.commands[command]?.marker ?? -1] ?? "",
      },
    }),
  "leftovers-activated": (w, { seat }) => sequence(w, `The ${sideNames[seat]} of no division act.`),
  "out-of-command": (w, { pieces }) =>
    result(w, `${namesOf(w, pieces)} ${verb(pieces, "is", "are")} out of command.`, { pieces, harms: pieces }),
  "activation-ended": (w, { active }) => sequence(w, `The activation of ${activeName(w, active)} is over.`),
  "game-ended": (w, { turn }) => result(w, `The game ends after turn ${turn}.`),
};
