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

/** The standing instructions of one side, which only it may read: for everybody, then commands, then units. */
export function instructionNotes(g: SteppesPlay, seat: number): readonly string[] {
  const { c, world } = g;
  const notes: string[] = [];
  const tell = (scope: number, name: string): void => {
    for (const kind of instructionKinds) {
      const value = c.instructions[instructionPlace(scope, kind)];
      if (value !== UNSAID)
        notes.push(`Standing instruction for ${name}: ${kindNames[kind]} ${instructionText(value)}.`);
    }
  };
  if (c.instructions.every((value) => value === UNSAID)) return notes;
  tell(scopeOfSide(world, seat), "everybody");
  world.commands.forEach(({ seat: owner, name }, command) => {
    if (owner === seat) tell(scopeOfCommand(world, command), name);
  });
  for (const unit of world.unitsOf[seat]) tell(scopeOfPiece(unit), world.pieces[unit].name);
  return notes;
}
