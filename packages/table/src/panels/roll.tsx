import type { BoardView } from "@redoubt/mechanics";
import { lazy, Suspense } from "preact/compat";

const ArmyList = lazy(() => import("../army/army-list.tsx").then((part) => ({ default: part.ArmyList })));

const OrderOfBattle = lazy(() => import("./order-of-battle.tsx").then((part) => ({ default: part.OrderOfBattle })));

/** The army by corps where a system tells it so, else the order of battle. */
export function Roll({ view, seats }: { readonly view: BoardView; readonly seats: readonly string[] }) {
  return (
    <Suspense fallback={<div className="oob" />}>
      {view.army === undefined ? (
        <OrderOfBattle units={view.units} seats={seats} />
      ) : (
        <ArmyList army={view.army} units={view.units} seats={seats} />
      )}
    </Suspense>
  );
}
