import type { Telling } from "@redoubt/mechanics";
import type { SteppesPlay } from "../state.ts";
import { briefing } from "./briefing.ts";
import { inspectHex } from "./hex.ts";
import { inspectUnit } from "./unit.ts";

/** What Bloody Steppes tells people to read. */
export const telling = { briefing, unit: inspectUnit, hex: inspectHex } satisfies Telling<SteppesPlay>;
