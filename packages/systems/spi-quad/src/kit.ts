import { kit, type Procedure } from "@redoubt/engine";
import type { QuadEvent } from "./event.ts";
import type { QuadRule } from "./rule-index.ts";
import type { QuadColumns } from "./state.ts";
import type { World } from "./world.ts";

const { procedure: typed } = kit<World, QuadColumns, QuadRule, QuadEvent>();

/** The procedure maker: every step has the same locals. */
export const procedure = <L extends object, S extends string>(
  name: string,
  written: Parameters<typeof typed<Record<S, L>, unknown, S>>[1],
  aliases: Readonly<Record<string, S>> = {},
): Procedure<L> => typed<Record<S, L>, unknown, S>(name, written, aliases);

/** Names the cases that a file enforces by its shape. */
export const cites = <const R extends readonly QuadRule[]>(...rules: R): R => rules;
