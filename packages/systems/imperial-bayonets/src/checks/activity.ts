import type { Unit } from "@redoubt/mechanics";
import { ACTIVE, type BayonetsPlay, IN_COMMAND, OOC_ACTIVATION } from "../state.ts";

/** The bit that makes a unit active now: in command, or of the force that acts out of command (6.0a, 8.0h). */
export const activeBit = ({ c }: BayonetsPlay): number => (c.phase[0] === OOC_ACTIVATION ? ACTIVE : IN_COMMAND);

/** Whether a unit may act now. */
export const isActive = (g: BayonetsPlay, unit: Unit): boolean => (g.c.status[unit] & activeBit(g)) !== 0;
