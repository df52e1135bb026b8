import { createContext, useContext } from "preact/compat";
import type { App } from "./app.ts";
import type { Control } from "./control.ts";
import { useObservable } from "./observable.ts";
import type { Settings } from "./settings.ts";
import type { DeskState, TableState } from "./state.ts";
import type { Room } from "./width.ts";

export const AppContext = createContext<App | null>(null);
export const ControlContext = createContext<Control | null>(null);

/** The app of the page. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error("outside of the app");
  return app;
}

/** The table of the page. */
export function useControl(): Control {
  const control = useContext(ControlContext);
  if (control === null) throw new Error("outside of a table");
  return control;
}

/** A part of the game on the table. */
export const useTable = <P>(part: (now: TableState) => P): P => useObservable(useControl().table, part);

/** A part of what the person is doing. */
export const useDesk = <P>(part: (now: DeskState) => P): P => useObservable(useControl().desk, part);

/** A part of the settings. */
export const useSettings = <P>(part: (now: Settings) => P): P => useObservable(useApp().settings, part);

/** How much room the page has. */
export const useRoom = (): Room["kind"] => useObservable(useApp().room, (now) => now.kind);
