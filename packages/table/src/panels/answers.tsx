import { lazy, Suspense } from "preact/compat";
import { useTable } from "../session/context.ts";

const AnswersCard = lazy(() => import("./answers-card.tsx").then((part) => ({ default: part.AnswersCard })));

/** How the other side's acts were answered, where a system tells it: fetched with the first that was. */
export function Answers({ turn }: { readonly turn: number }) {
  const hasAny = useTable((now) => now.marked.some(({ mark }) => mark?.track === "answers"));
  if (!hasAny) return null;
  return (
    <Suspense fallback={null}>
      <AnswersCard turn={turn} />
    </Suspense>
  );
}
