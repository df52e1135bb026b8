import type { Battle } from "../world.ts";
import { alma } from "./alma.ts";
import { balaclava } from "./balaclava.ts";
import type { ExclusiveRules } from "./exclusive.ts";
import { noBattle } from "./none.ts";

/** The Exclusive Rules of a battle; the Standard Rules alone for none. */
export const rulesOf = (battle: Battle): ExclusiveRules => (battle === null ? noBattle : { alma, balaclava }[battle]);
