import type { Telling } from "@redoubt/mechanics";
import type { RetributionPlay } from "../state.ts";
import { briefing } from "./briefing.ts";
import { inspectHex, inspectUnit } from "./looking.ts";

/** What Bloody Retribution tells people to read. */
export const telling = { briefing, unit: inspectUnit, hex: inspectHex } satisfies Telling<RetributionPlay>;
