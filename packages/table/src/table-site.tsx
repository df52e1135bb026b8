import { useEffect, useRef, useState } from "preact/compat";
import { openedAhead } from "./client/hire.ts";
import { Loading } from "./panels/loading.tsx";
import { TablePage } from "./panels/table-page.tsx";
import { type App, newGameId } from "./session/app.ts";
import { type Control, layTable, leaveTable } from "./session/control.ts";
import type { Claimed } from "./session/holding.ts";
import { beginBattle, openBy, openStored, openText, takeSeats } from "./session/open.ts";
import type { Order, Orders } from "./session/order.ts";
import { dressTable } from "./session/table-style.ts";
import { type Place, unpack } from "./store/link.ts";

dressTable();

interface TableSiteProps {
  readonly app: App;
  readonly place: Place & { readonly page: "game" | "shared" };
  readonly orders: Orders;
}

/** Every table that is laid on the site: which game is on it follows the address. */
export function TableSite({ app, place, orders }: TableSiteProps) {
  const [control, setControl] = useState<Control | null>(null);
  const laid = useRef<Control | null>(null);
  useEffect(() => {
    const lay = (next: Control): void => {
      if (laid.current !== null) leaveTable(laid.current);
      laid.current = next;
      setControl(next);
    };
    void follow(app, place, orders, laid.current, lay);
  }, [app, place, orders]);
  useEffect(
    () => () => {
      if (laid.current !== null) leaveTable(laid.current);
      laid.current = null;
    },
    [],
  );
  return control === null ? <Loading file="" /> : <TablePage control={control} />;
}

/** The dice secret of a seed in the address (?seed=7), so that a whole game can be played the same way again. */
function secretAsked(search: string): string | undefined {
  const seed = new URLSearchParams(search).get("seed");
  return seed !== null && /^\d{1,9}$/.test(seed) ? Number(seed).toString(16).padStart(64, "0") : undefined;
}

/** Lays the table that an address asks for, unless it is laid already. */
async function follow(
  app: App,
  place: TableSiteProps["place"],
  orders: Orders,
  control: Control | null,
  lay: (control: Control) => void,
): Promise<void> {
  if (place.page === "game" && control?.table.get().id === place.id) {
    if (place.at !== null && control.table.get().moment !== null) await control.films.replay(place.at);
    return;
  }
  if (place.page === "shared" && control !== null) return;
  const laid = layTable(app);
  const id = place.page === "game" ? place.id : newGameId();
  laid.table.set({ id });
  lay(laid);
  const order = orders.take(id);
  const isOpen = await openBy(laid, id, (claimed) => open(laid, id, place, order, claimed));
  if (isOpen && place.at !== null) await laid.films.replay(place.at);
}

function open(
  control: Control,
  id: string,
  place: TableSiteProps["place"],
  order: Order | null,
  claimed: Claimed,
): Promise<boolean> {
  const secret = secretAsked(location.search);
  switch (order?.kind) {
    case "begin":
      return beginBattle(control, order, order.players, secret, id);
    case "text":
      return openText(control, order.text, [], id, secret);
    case "lesson":
      return import("./guide/begin.ts").then(({ beginLesson }) => beginLesson(control));
    case undefined:
      return place.page === "game" ? openStored(control, id, claimed) : openShared(control, place.packed);
  }
}

async function openShared(control: Control, packed: string): Promise<boolean> {
  const { id } = control.table.get();
  control.table.set({ isGuest: true });
  const text = await unpack(packed);
  if (text !== null) {
    control.lastFile = text;
    const ahead = await openedAhead(packed);
    return ahead === null ? openText(control, text, [], id) : takeSeats(control, ahead, id);
  }
  const problems = [{ where: "the link", what: "it was cut short or changed on its way" }];
  return takeSeats(control, { reason: "damaged", problems }, id);
}
