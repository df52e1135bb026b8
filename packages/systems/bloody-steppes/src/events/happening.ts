import type { GameEvent } from "@redoubt/engine";
import type { SteppesRule } from "../rule-index.ts";

/** An event of one kind with what it tells. Pieces and hexes are numbers; wording names them. */
export type Happening<K extends string, Fields extends object = object> = GameEvent<SteppesRule> & {
  readonly kind: K;
} & Readonly<Fields>;
