import { lazy, Suspense } from "preact/compat";
import { useDesk, useTable } from "../session/context.ts";

const RiskCard = lazy(() => import("./risk-card.tsx").then((part) => ({ default: part.RiskCard })));

/** What the way that is pointed at may meet, where the system tells it. */
export function Risks() {
  const preview = useDesk((now) => now.preview);
  const view = useTable((now) => now.moment?.view);
  const film = useTable((now) => now.film);
  const risks = preview?.risks ?? null;
  if (
    preview === null ||
    risks === null ||
    risks.risks.length + (risks.follows?.length ?? 0) === 0 ||
    view === undefined ||
    film !== null
  )
    return null;
  return (
    <Suspense fallback={null}>
      <RiskCard risks={risks} path={preview.path} view={view} />
    </Suspense>
  );
}
