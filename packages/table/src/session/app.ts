import { createCaller, type Remote } from "../client/caller.ts";
import { hireWorker } from "../client/hire.ts";
import { browserSaves } from "../store/browser.ts";
import type { Locks } from "../store/claim.ts";
import { createJournal, type Journal } from "../store/journal.ts";
import type { Saves } from "../store/saves.ts";
import type { RefereeCalls } from "../worker/messages.ts";
import type { StaffCalls } from "../worker/staff-calls.ts";
import type { Observable } from "./observable.ts";
import { keptSettings, type Settings } from "./settings.ts";
import { type Room, watchRoom } from "./width.ts";

/** What every page of the site works with. */
export interface App {
  readonly settings: Observable<Settings>;
  readonly saves: Saves;
  readonly journal: Journal;
  /** The browser's locks, by which one page at a time plays a game; some browsers and addresses have none. */
  readonly locks: Locks | undefined;
  readonly room: Observable<Room>;
  /** Whether the game on the table is kept by a server: then this browser keeps no copy. */
  readonly isAfar?: true;
  readonly referee: Remote<RefereeCalls>;
  readonly staff: Remote<StaffCalls>;
  /** Ends both workers; the next call starts them again. */
  readonly dismiss: () => void;
  /** Called when the referee's worker fails by itself. */
  onStop: (why: string) => void;
}

/** Opens shop. */
export function openApp(): App {
  const page = newGameId();
  const app: App = {
    settings: keptSettings(() => localStorage),
    saves: browserSaves(page),
    journal: createJournal(page),
    locks: navigator.locks,
    room: watchRoom(),
    referee: {} as Remote<RefereeCalls>,
    staff: {} as Remote<StaffCalls>,
    dismiss: () => {},
    onStop: () => {},
  };
  const referee = createCaller<RefereeCalls>("referee", hireWorker, (why) => app.onStop(why));
  const staff = createCaller<StaffCalls>("staff", hireWorker);
  return Object.assign(app, {
    referee: referee.calls,
    staff: staff.calls,
    dismiss() {
      referee.dismiss();
      staff.dismiss();
    },
  });
}

/** A name for a new game that no other game has. */
export function newGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
