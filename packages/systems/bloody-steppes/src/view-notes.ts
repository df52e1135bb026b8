import type { MarkerView } from "@redoubt/mechanics";
import { nations, sides } from "./data/order-of-battle.ts";
import { cites } from "./kit.ts";
import { RIDER } from "./piece.ts";
import { DEFENSE, FORCED_MARCH, isOnMap, type SteppesPlay } from "./state.ts";
import { instructionNotes } from "./view-instructions.ts";

/** One who plays alone reads the orders of both sides. */
export const enforces = cites("XV.6");

const sideNames = ["Allies", "Russians"] as const;
const nationNames: Readonly<Record<(typeof nations)[number], string>> = {
  british: "British",
  french: "French",
  turkish: "Turkish",
  russian: "Russian",
};

/** An order as its owner reads it: "Attack towards 3034, 8 hexes to go". */
export function orderText(g: SteppesPlay, order: number, goal: number, left: number): string {
  if (order === DEFENSE) return "Defense";
  const name = order === FORCED_MARCH ? "Forced March" : "Attack";
  return `${name} towards ${g.world.grid.numbers[goal]}, ${left} ${left === 1 ? "hex" : "hexes"} to go`;
}

/** III.22: the orders of one side, which only it may read. */
function orderNotes(g: SteppesPlay, seat: number): readonly string[] {
  const { c, world } = g;
  return world.commands.flatMap((command, place) => {
    if (command.seat !== seat) return [];
    const text = orderText(g, c.orderType[place], c.goal[place], c.left[place]);
    const then = c.arrived[place] === 1 ? "; he has arrived and will defend" : "";
    return [`Order of ${command.name} (${command.id}): ${text}${then}.`];
  });
}

/** III.40: what the riders of one side carry, and to whom. */
export function riderNotes(g: SteppesPlay, seat: number): readonly string[] {
  const { c, world } = g;
  return world.pieces.flatMap(({ name }, piece) => {
    if (world.kindOf[piece] !== RIDER || world.seatOf[piece] !== seat || c.riderTo[piece] === 0) return [];
    const to = world.commands[c.riderTo[piece] - 1];
    const text = orderText(g, c.riderOrder[piece], c.riderGoal[piece], c.riderLeft[piece]);
    return [`${name} rides to ${world.pieces[to.leader]?.name ?? to.name} with: ${text}.`];
  });
}

const places = nations.length + 1;

/** II.6: the cups: one's own by nation, the other's by number alone. */
export function cupNotes(g: SteppesPlay, seat: number | null): readonly string[] {
  const { c, world } = g;
  return sides.map((_, owner) => {
    const cup = c.cup.subarray(owner * places, (owner + 1) * places);
    const ofCommands = world.commands.filter((one, command) => one.seat === owner && c.named[command] === 1);
    const count = cup.reduce((sum, one) => sum + one, 0) + ofCommands.length;
    if (owner !== seat) return `Cup of the ${sideNames[owner]}: ${count} ${count === 1 ? "marker" : "markers"}.`;
    const parts = [
      ...nations.flatMap((nation, place) => (cup[place] > 0 ? [`${cup[place]} ${nationNames[nation]}`] : [])),
      ...ofCommands.map(({ name }) => name),
      ...(cup[nations.length] > 0 ? [`${cup[nations.length]} blank`] : []),
    ];
    return `Your cup: ${parts.join(", ") || "empty"}.`;
  });
}

export function publicNotes(g: SteppesPlay): readonly string[] {
  const { c, world } = g;
  const winner = c.winner[0];
  const active = c.active[0];
  const limit = world.sightLimit[c.turn[0]];
  const named = active > 0 && active <= world.commands.length ? world.commands[active - 1].name : null;
  return [
    ...(winner === 0 ? [] : [`The ${sideNames[winner - 1]} won the initiative of this turn.`]),
    ...(named === null ? [] : [`${named} is active${c.run[0] > 0 ? `, activation ${"I".repeat(c.run[0])}` : ""}.`]),
    ...(active >= 254 ? [`Units of no division of the ${sideNames[active - 254]} are active.`] : []),
    ...(limit === 255 ? [] : [`Nobody sees farther than ${limit} hexes.`]),
  ];
}

/** The sides whose secrets a seat reads: its own; whoever plays alone reads both (XV.6, K-183). */
export const readBy = (g: SteppesPlay, seat: number): readonly number[] =>
  g.world.options.solo === "true" ? [0, 1] : [seat];

/** What a seat may know besides the counters, as sentences; a spectator knows what everybody does. */
export function notesOf(g: SteppesPlay, seat: number | null): readonly string[] {
  const read = seat === null ? [] : readBy(g, seat);
  const own = read.flatMap((side) => [...orderNotes(g, side), ...riderNotes(g, side), ...instructionNotes(g, side)]);
  return [...publicNotes(g), ...cupNotes(g, seat), ...own];
}

/** Who holds the key hexes; for a seat besides the goals of its own leaders (III.20). */
export function markersOf(g: SteppesPlay, seat: number | null): readonly MarkerView[] {
  const { c, world } = g;
  const { numbers } = world.grid;
  const keys = world.keyHexes.flatMap((hex, key): readonly MarkerView[] => {
    const holder = c.keyHolder[key];
    if (holder === 0) return [];
    return [
      { hex: numbers[hex], kind: "control", side: sides[holder - 1], text: `held by the ${sideNames[holder - 1]}` },
    ];
  });
  if (seat === null) return keys;
  const orders = world.commands.flatMap((command, place): readonly MarkerView[] => {
    if (!readBy(g, seat).includes(command.seat) || command.leader < 0 || !isOnMap(g, command.leader)) return [];
    const text = orderText(g, c.orderType[place], c.goal[place], c.left[place]);
    return [
      {
        hex: numbers[c.hexOf[command.leader]],
        kind: "order",
        side: sides[command.seat],
        text: `${command.name}: ${text}`,
      },
    ];
  });
  return [...keys, ...orders];
}
