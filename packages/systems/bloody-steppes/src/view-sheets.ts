import type { SheetView } from "@redoubt/mechanics";
import { instructionKinds } from "./instruction-kinds.ts";
import { ALWAYS, ASK, instructionPlace, scopeOfSide } from "./instructions.ts";
import { DEFENSE, isOnMap, phases, type SteppesPlay } from "./state.ts";
import { instructionNotes } from "./view-instructions.ts";
import { cupNotes, orderText, publicNotes, readBy, riderNotes } from "./view-notes.ts";
import { stepsSheet } from "./view-steps.ts";
import { strengthSheet } from "./view-strength.ts";

const without = (prefix: string, text: string): string => (text.startsWith(prefix) ? text.slice(prefix.length) : text);

/** III.19 to III.22: one line for each commander: his order, and what is owed. */
function orderSheet(g: SteppesPlay, side: number): SheetView {
  const { c, world } = g;
  const lines = world.commands.flatMap((command, place) => {
    if (command.seat !== side) return [];
    const leader = world.pieces[command.leader];
    const isHere = command.leader >= 0 && isOnMap(g, command.leader);
    const order = orderText(g, c.orderType[place], c.goal[place], c.left[place]);
    const isOwed = c.orderType[place] !== DEFENSE && c.left[place] > 0 && isHere;
    return [
      {
        text: `${command.name}: ${order}`,
        ...(c.arrived[place] === 1 ? { note: "He has arrived and will defend." } : {}),
        ...(isOwed ? { note: `${leader?.name ?? command.name} must still ride.` } : {}),
        ...(leader === undefined ? {} : { units: [leader.id] }),
        ...(isHere ? { hexes: [world.grid.numbers[c.hexOf[command.leader]]] } : {}),
        rule: "III.19",
      },
    ];
  });
  return { id: "orders", title: "Orders", isSealed: true, lines };
}

/** What a side's instructions say to begin with, as one line, and all that was said apart from it. */
function instructionSheet(g: SteppesPlay, side: number): SheetView {
  const asked = instructionKinds.filter((kind) => {
    const value = g.c.instructions[instructionPlace(scopeOfSide(g.world, side), kind)];
    return value < ALWAYS && value !== 1 && (value === 0 || value === ASK);
  });
  const told = instructionNotes(g, side).map((text) => ({ text: without("Standing instruction for ", text) }));
  const rest = asked.length === 0 ? [] : [{ text: `You are asked about the rest: ${asked.join(", ")}.` }];
  return { id: "instructions", title: "Standing instructions", isSealed: true, lines: [...told, ...rest] };
}

/** The sheets beside the map: what is secret only for whom it belongs to. */
export function sheetsOf(g: SteppesPlay, seat: number | null): readonly SheetView[] {
  const cups: SheetView = { id: "cups", title: "Cups", lines: cupNotes(g, seat).map((text) => ({ text })) };
  const steps = stepsSheet(g);
  if (seat === null) return [...steps, ...strengthSheet(g), cups];
  const own = readBy(g, seat).flatMap((side): readonly SheetView[] => {
    const riders = riderNotes(g, side).map((text) => ({ text, rule: "III.40" }));
    return [
      orderSheet(g, side),
      ...(riders.length === 0 ? [] : [{ id: "riders", title: "Riders", isSealed: true as const, lines: riders }]),
      instructionSheet(g, side),
    ];
  });
  return [...steps, ...own, ...strengthSheet(g), cups].filter(({ lines }) => lines.length > 0);
}

/** II.6: the one line above the map: while orders are written, that they are; then the cups. */
export function barOf(g: SteppesPlay, seat: number | null): string {
  const phase = phases[g.c.phase[0]];
  if (phase === "command") return "Both sides write at once; what carries the seal is seen by you alone.";
  if (phase === "reorganization") return publicNotes(g).join(" ");
  const [first, second] = cupNotes(g, seat);
  return seat === 1 ? `${second} ${first}` : `${first} ${second}`;
}
