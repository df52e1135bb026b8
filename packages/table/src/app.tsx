import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { beginLesson } from "./guide/begin.ts";
import { Loading } from "./panels/loading.tsx";
import { RulesPanel } from "./panels/rules-panel.tsx";
import { TablePage } from "./panels/table-page.tsx";
import { type App, newGameId } from "./session/app.ts";
import { AppContext } from "./session/context.ts";
import { type Control, layTable, leaveTable } from "./session/control.ts";
import { beginBattle, openBy, openStored, openText, takeSeats } from "./session/open.ts";
import { type StartActions, StartPage } from "./start/start-page.tsx";
import { type Place, placeHash, readPlace, unpack } from "./store/link.ts";

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
  const [control, setLaid] = useState<Control | null>(null);
  const laid = useRef<Control | null>(null);
  const setControl = useCallback((next: Control | null) => {
    if (laid.current !== null) leaveTable(laid.current);
    laid.current = next;
    setLaid(next);
  }, []);
  const actions = useMemo(() => startActions(app, setControl), [app, setControl]);
  useEffect(() => {
    void follow(app, place, control, setControl);
  }, [app, place, control, setControl]);
  return (
    <AppContext value={app}>
      {place.page === "start" && <StartPage actions={actions} />}
      {place.page === "rules" && (
        <div className="rules-alone">
          <RulesPanel
            key={place.system}
            system={place.system}
            at={place.rule}
            onClose={() => goTo({ page: "start" })}
          />
        </div>
      )}
      {(place.page === "game" || place.page === "shared") &&
        (control === null ? <Loading file="" /> : <TablePage control={control} />)}
    </AppContext>
  );
}

function startActions(app: App, setControl: (control: Control) => void): StartActions {
  const lay = (open: (control: Control) => Promise<boolean>): void => {
    const control = layTable(app);
    const id = newGameId();
    control.table.set({ id });
    setControl(control);
    goTo({ page: "game", id, at: null });
    void openBy(control, id, () => open(control)).then(() => {
      const { id: now } = control.table.get();
      if (now !== id) history.replaceState(null, "", placeHash({ page: "game", id: now, at: null }));
    });
  };
  return {
    begin: (system, scenario, players, options) =>
      lay(async (control) => {
        const { id } = control.table.get();
        return beginBattle(control, { system, scenario, options }, players, secretAsked(location.search), id);
      }),
    learn: () => lay(beginLesson),
    resume: (id) => goTo({ page: "game", id, at: null }),
    openText: (text) =>
      lay((control) => openText(control, text, [], control.table.get().id, secretAsked(location.search))),
  };
}

/** The dice secret of a seed in the address (?seed=7), so that a whole game can be played the same way again. */
function secretAsked(search: string): string | undefined {
  const seed = new URLSearchParams(search).get("seed");
  return seed !== null && /^\d{1,9}$/.test(seed) ? Number(seed).toString(16).padStart(64, "0") : undefined;
}

/** Lays the table that an address asks for, unless it is laid already. */
async function follow(
  app: App,
  place: Place,
  control: Control | null,
  setControl: (control: Control | null) => void,
): Promise<void> {
  if (place.page === "start" || place.page === "rules") {
    if (control !== null) setControl(null);
    return;
  }
  if (place.page === "game" && control?.table.get().id === place.id) {
    if (place.at !== null && control.table.get().moment !== null) await control.films.replay(place.at);
    return;
  }
  if (place.page === "shared" && control !== null) return;
  const laid = layTable(app);
  laid.table.set({ id: place.page === "game" ? place.id : newGameId() });
  setControl(laid);
  const { id } = laid.table.get();
  const isOpen = await openBy(laid, id, (claimed) =>
    place.page === "game" ? openStored(laid, id, claimed) : openShared(laid, place.packed),
  );
  if (isOpen && place.at !== null) await laid.films.replay(place.at);
}

async function openShared(control: Control, packed: string): Promise<boolean> {
  const { id } = control.table.get();
  control.table.set({ isGuest: true });
  const text = await unpack(packed);
  if (text !== null) return openText(control, text, [], id);
  const problems = [{ where: "the link", what: "it was cut short or changed on its way" }];
  return takeSeats(control, { reason: "damaged", problems }, id);
}
