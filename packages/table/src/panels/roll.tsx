import type { BoardView } from "@redoubt/mechanics";
import { lazy, Suspense } from "react";
import { OrderOfBattle } from "./order-of-battle.tsx";

const ArmyList = lazy(() => import("../army/army-list.tsx").then((part) => ({ default: part.ArmyList })));

/** The army by corps where a system tells it so, else the order of battle. */
export function Roll({ view, seats }: { readonly view: BoardView; readonly seats: readonly string[] }) {
  if (view.army === undefined) return <OrderOfBattle units={view.units} seats={seats} />;
  return (
    <Suspense fallback={<div className="oob" />}>
      <ArmyList army={view.army} units={view.units} seats={seats} />
    </Suspense>
  );
}
