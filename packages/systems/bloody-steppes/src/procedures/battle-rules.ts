import { done, type Procedure } from "@redoubt/engine";
import { procedure } from "../kit.ts";

/** II.16, II.20, K-177: what a battle's own rules do when an activation ends: who holds what, shaken garrisons, automatic victories. */
export const battleRules: Procedure<object> = procedure<{ end: object }>("battle-rules", {
  end: { does: () => done() },
});
