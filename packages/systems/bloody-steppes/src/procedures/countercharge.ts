import { done, type Procedure } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import { procedure } from "../kit.ts";

/** PLACEHOLDER until the chapter on cold steel is delivered. */
export interface CounterStroke {
  readonly reactor: Unit;
  readonly units: readonly Unit[];
}

export const countercharge: Procedure<CounterStroke, { readonly home: boolean }> = procedure<
  { begin: CounterStroke },
  { readonly home: boolean }
>("countercharge", { begin: { does: () => done({ home: false }) } });
