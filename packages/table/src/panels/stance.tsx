import { lazy, type ReactNode, Suspense } from "preact/compat";
import type { Moment } from "../worker/messages.ts";

const StanceCard = lazy(() => import("./stance-card.tsx").then((part) => ({ default: part.StanceCard })));

/** The answers that the dial and the formations give. */
export const stanceAnswers = ({ shown }: Moment): ReadonlySet<string> =>
  new Set([...shown.turns, ...shown.stances].map(({ answer }) => answer));

interface StanceProps {
  readonly moment: Moment;
  /** What stands there until the part is fetched. */
  readonly children: ReactNode;
}

/** The dial and the formations of the unit in hand, fetched with the first that has them. */
export function Stance({ moment, children }: StanceProps) {
  const unit = moment.view.units.find(({ id }) => id === moment.shown.unit);
  if (unit === undefined || stanceAnswers(moment).size === 0) return null;
  return (
    <Suspense fallback={children}>
      <StanceCard moment={moment} unit={unit} />
    </Suspense>
  );
}
