import type { Options } from "@redoubt/engine";
import type { SeatPlayer } from "./state.ts";

/** What is to be put on a table that is not a stored game: ordered on the start page, carried out by the table. */
export type Order =
  | {
      readonly kind: "begin";
      readonly system: string;
      readonly scenario: string;
      readonly players: readonly SeatPlayer[];
      readonly options: Options;
    }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "lesson" };

/** The orders that no table has carried out yet, by the game that they are for. */
export interface Orders {
  readonly place: (game: string, order: Order) => void;
  /** The order for a game, which is then carried out; null if there is none. */
  readonly take: (game: string) => Order | null;
}

/** An empty book of orders. */
export function createOrders(): Orders {
  const placed = new Map<string, Order>();
  return {
    place: (game, order) => void placed.set(game, order),
    take(game) {
      const order = placed.get(game) ?? null;
      placed.delete(game);
      return order;
    },
  };
}
