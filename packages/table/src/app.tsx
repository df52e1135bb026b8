import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from "preact/compat";
import { Loading } from "./panels/loading.tsx";
import { PageTrouble } from "./panels/page-trouble.tsx";
import { type App, newGameId } from "./session/app.ts";
import { AppContext } from "./session/context.ts";
import { createOrders, type Order, type Orders } from "./session/order.ts";
import { type StartActions, StartPage } from "./start/start-page.tsx";
import { type Place, placeHash, readPlace } from "./store/link.ts";

// What the start page does not need is fetched when it is shown.
const TableSite = lazy(() => import("./table-site.tsx").then((part) => ({ default: part.TableSite })));
const OnlineSite = lazy(() => import("./online/online-site.tsx").then((part) => ({ default: part.OnlineSite })));
const PuzzlesPage = lazy(() => import("./puzzles/puzzles-page.tsx").then((part) => ({ default: part.PuzzlesPage })));
const BookPage = lazy(() => import("./book/book-page.tsx").then((part) => ({ default: part.BookPage })));

const subscribe = (listener: () => void): (() => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};

const goTo = (place: Place): void => {
  location.hash = placeHash(place);
};

/** The whole site: which page is shown follows the address. */
export function Site({ app }: { readonly app: App }) {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const place = useMemo(() => readPlace(hash), [hash]);
  const [orders] = useState(createOrders);
  const actions = useMemo(() => startActions(orders), [orders]);
  return (
    <AppContext value={app}>
      <PageTrouble file={() => ""}>
        <Suspense fallback={<Loading file="" />}>
          {place.page === "start" && <StartPage actions={actions} />}
          {place.page === "rules" && (
            <BookPage
              key={place.system}
              system={place.system}
              at={place.rule}
              onClose={() => goTo({ page: "start" })}
            />
          )}
          {place.page === "puzzles" && <PuzzlesPage key={place.battle} battle={place.battle} />}
          {(place.page === "game" || place.page === "shared") && <TableSite app={app} place={place} orders={orders} />}
          {place.page === "online" && <OnlineSite app={app} hash={place.hash} />}
        </Suspense>
      </PageTrouble>
    </AppContext>
  );
}

function startActions(orders: Orders): StartActions {
  const lay = (order: Order): void => {
    const id = newGameId();
    orders.place(id, order);
    goTo({ page: "game", id, at: null });
  };
  return {
    begin: (system, scenario, players, options) => lay({ kind: "begin", system, scenario, players, options }),
    learn: () => lay({ kind: "lesson" }),
    resume: (id) => goTo({ page: "game", id, at: null }),
    openText: (text) => lay({ kind: "text", text }),
  };
}
