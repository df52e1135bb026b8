import { instructionKinds } from "./instruction-kinds.ts";
import {
  ALWAYS,
  ASK,
  instructionPlace,
  NEVER,
  scopeOfCommand,
  scopeOfPiece,
  scopeOfSide,
  UNSAID,
  WHEN,
} from "./instructions.ts";
import type { SteppesPlay } from "./state.ts";

/** The reactions that instructions speak of, as people call them. */
export const kindNames = {
  fire: "fire",
  "fall-back": "falling back",
  counterattack: "counterattacks",
  countercharge: "countercharges",
  square: "squares",
  withdraw: "withdrawal before melee",
} as const;

/** What an instruction says, such as "from 30 percent on". */
export function instructionText(value: number): string {
  if (value === NEVER) return "never";
  if (value === ASK) return "ask me";
  return value === ALWAYS ? "always" : `from ${value - WHEN} percent on`;
}

/** The standing instructions of one side, which only it may read. */
export function instructionNotes(g: SteppesPlay, seat: number): readonly string[] {
  const { c, world } = g;
  const scopes: readonly (readonly [scope: number, name: string])[] = [
    [scopeOfSide(world, seat), "everybody"],
    ...world.commands.flatMap(({ seat: owner, name }, command) =>
      owner === seat ? [[scopeOfCommand(world, command), name] as const] : [],
    ),
    ...world.pieces.flatMap(({ name }, piece) =>
      world.seatOf[piece] === seat ? [[scopeOfPiece(piece), name] as const] : [],
    ),
  ];
  return scopes.flatMap(([scope, name]) =>
    instructionKinds.flatMap((kind) => {
      const value = c.instructions[instructionPlace(scope, kind)];
      return value === UNSAID
        ? []
        : [`Standing instruction for ${name}: ${kindNames[kind]} ${instructionText(value)}.`];
    }),
  );
}
