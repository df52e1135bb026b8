import { done, type Procedure } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import type { Run } from "../checks/assault.ts";
import { procedure } from "../kit.ts";

/** PLACEHOLDER until the chapter on cold steel is delivered. */
export interface Attack {
  readonly units: readonly Unit[];
  readonly hex: Hex;
  readonly run: Run;
}

export const attack: Procedure<Attack, { readonly moved: boolean }> = procedure<
  { begin: Attack },
  { readonly moved: boolean }
>("attack", { begin: { does: () => done({ moved: false }) } });
