/** What a standing instruction may answer: reactions (VI) and the withdrawal before a melee (XII.16). */
export const instructionKinds = ["fire", "fall-back", "counterattack", "countercharge", "square", "withdraw"] as const;
/** One kind of question that a standing instruction may answer. */
export type InstructionKind = (typeof instructionKinds)[number];
