import { lazy, Suspense } from "react";
import { useDesk, useTable } from "../session/context.ts";

const FightCard = lazy(() => import("./fight-card.tsx").then((part) => ({ default: part.FightCard })));

/** The fight that the answer in the air leads to, where the system tells it. */
export function Fight() {
  const preview = useDesk((now) => now.preview);
  const film = useTable((now) => now.film);
  if (preview === null || preview.fight === null || film !== null) return null;
  return (
    <Suspense fallback={null}>
      <FightCard key={preview.answer} fight={preview.fight} />
    </Suspense>
  );
}
