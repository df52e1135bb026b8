import { type InstructionKind, instructionKinds } from "./instruction-kinds.ts";
import type { SteppesPlay } from "./state.ts";
import type { World } from "./world.ts";

/** Values of c.instructions. */
/** Nothing is said at this scope: the next wider one counts. */
export const UNSAID = 0;
export const NEVER = 1;
export const ASK = 2;
export const ALWAYS = 3;
/** From a chance of so many percent on: this number plus the percent. */
export const WHEN = 10;

/** For whom an instruction holds, by its place in the column: a piece, a command, or a side. */
export const scopeOfPiece = (piece: number): number => piece;
export const scopeOfCommand = (world: World, command: number): number => world.count + command;
export const scopeOfSide = (world: World, seat: number): number => world.count + world.commands.length + seat;

/** Where an instruction stands in the column. */
export const instructionPlace = (scope: number, kind: InstructionKind): number =>
  scope * instructionKinds.length + instructionKinds.indexOf(kind);

/** What is said for a unit: at the narrowest scope where anything is (unit, command, side); ask where nothing is. */
export function instructionFor(g: SteppesPlay, unit: number, kind: InstructionKind): number {
  const { c, world } = g;
  const at = (scope: number): number => c.instructions[instructionPlace(scope, kind)];
  const own = at(scopeOfPiece(unit));
  if (own !== UNSAID) return own;
  const command = world.commandOf[unit];
  const ofCommand = command === 255 ? UNSAID : at(scopeOfCommand(world, command));
  if (ofCommand !== UNSAID) return ofCommand;
  const ofSide = at(scopeOfSide(world, world.seatOf[unit]));
  return ofSide === UNSAID ? ASK : ofSide;
}

/** What a standing instruction comes to in one case. */
export type Standing = "do" | "leave" | "ask";

/** What its owner's instructions say of one reaction of a unit; `percent` works the chance out, and is called only where it counts. */
export function standing(g: SteppesPlay, unit: number, kind: InstructionKind, percent: () => number): Standing {
  const said = instructionFor(g, unit, kind);
  if (said === NEVER) return "leave";
  if (said === ALWAYS) return "do";
  if (said === ASK || said < WHEN) return "ask";
  return percent() >= said - WHEN ? "do" : "leave";
}
