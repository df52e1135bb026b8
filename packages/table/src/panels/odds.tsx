import { lazy, Suspense } from "preact/compat";
import { useDesk, useTable } from "../session/context.ts";

const OddsCard = lazy(() => import("./odds-card.tsx").then((part) => ({ default: part.OddsCard })));

/** What the dice can do, where any are to fall; fetched with the first of them. */
export function Odds() {
  const preview = useDesk((now) => now.preview);
  const isFilm = useTable((now) => now.film !== null);
  // A fight that the system tells of itself has a card of its own.
  if (preview === null || isFilm || (preview.odds ?? preview.combat) === null || preview.fight !== null) return null;
  return (
    <Suspense fallback={null}>
      <OddsCard preview={preview} />
    </Suspense>
  );
}
