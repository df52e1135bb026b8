import { lazy, Suspense } from "react";

const LogCard = lazy(() => import("./log-card.tsx").then((part) => ({ default: part.LogCard })));

/** What has happened; it comes once map and decision are there. */
export function Log() {
  return (
    <Suspense fallback={<section className="card log" />}>
      <LogCard />
    </Suspense>
  );
}
