import type { Layout } from "@redoubt/drawing";
import type { BoardView } from "@redoubt/mechanics";
import { useMemo } from "preact/compat";
import { useDesk, useTable } from "../session/context.ts";
import type { LogLine } from "../worker/messages.ts";
import { type Act, actsOf } from "./acts.ts";

const NOTHING: readonly LogLine[] = [];

/** What happens at the moment that is shown: its lines, and what of them is shown on the map. */
export function useHappening(
  sheet: Layout,
  view: BoardView,
): { readonly lines: readonly LogLine[]; readonly acts: readonly Act[] } {
  const film = useTable((now) => now.film);
  const fresh = useDesk((now) => now.fresh);
  const lines = (film === null ? fresh?.lines : film.frame?.lines) ?? NOTHING;
  const before = film === null ? fresh?.before : film.before;
  const acts = useMemo(
    () => (before === undefined ? [] : actsOf(lines, before, view.units, sheet)),
    [lines, before, view, sheet],
  );
  return { lines, acts };
}
