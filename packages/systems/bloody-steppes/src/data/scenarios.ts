import type { Scenario } from "./scenario.ts";
import { alma } from "./scenarios/alma.ts";
import { balaclava } from "./scenarios/balaclava.ts";
import { greatRedoubt } from "./scenarios/great-redoubt.ts";
import { inkerman } from "./scenarios/inkerman.ts";
import { scarlett } from "./scenarios/scarlett.ts";

/** The battles by the name that positions use for them, the two short ones for learning first. */
export const scenarios = { scarlett, "great-redoubt": greatRedoubt, alma, balaclava, inkerman } as const satisfies Record<string, Scenario>;

/** The id of a battle. */
export type ScenarioId = keyof typeof scenarios;
