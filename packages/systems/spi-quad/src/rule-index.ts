import { almaRules } from "./data/rules-alma.ts";
import { balaclavaRules } from "./data/rules-balaclava.ts";
import { standardRules } from "./data/rules-standard.ts";

/** Every case of the Standard Rules ("5.11"), of Alma ("A16.1") and of Balaclava ("B18.2"), with our title and paraphrase. */
export const ruleIndex = { ...standardRules, ...almaRules, ...balaclavaRules } as const;

/** The number of a case; a wrong one does not compile. */
export type QuadRule = keyof typeof ruleIndex;
