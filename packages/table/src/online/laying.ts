import type { AffairsTold, GameFacts, StandingTold } from "@redoubt/protocol";
import type { App } from "../session/app.ts";
import { type Control, layTable, leaveTable } from "../session/control.ts";
import { type Observable, observable } from "../session/observable.ts";
import { takeSeats } from "../session/open.ts";
import { newSecret } from "../session/secret.ts";
import { AFAR, PERSON } from "../session/state.ts";
import type { Journal } from "../store/journal.ts";
import type { Saves } from "../store/saves.ts";
import { type LineState, type News, type OnlineLine, openOnlineLine } from "./line.ts";
import { onlineReferee } from "./referee.ts";
import { noteSeen, seatIn } from "./seats.ts";

/** Something that somebody said. */
export interface SaidLine {
  readonly by: string | null;
  readonly text: string;
  readonly at: number;
}

/** How far a game was known when it was looked at last. */
export interface LastVisit {
  readonly told: number;
  readonly at: number;
  /** How many answers standing orders had given then. */
  readonly given: number;
  /** How far the game was when this page opened it. */
  readonly until: number;
}

/** What is known around a game on a server. */
export interface OnlineState {
  readonly line: LineState;
  /** Why the server turned us away. */
  readonly reason: string;
  /** When the server is called again, by this page's clock. */
  readonly nextCall: number;
  /** When the server ends to come back, by this page's clock; null where it does not. */
  readonly closesAt: number | null;
  /** Whether another page plays this seat. */
  readonly isElsewhere: boolean;
  readonly affairs: AffairsTold | null;
  /** What this seat has ordered to be answered for it. */
  readonly standing: StandingTold | null;
  /** What this browser had seen when it looked last, and when; null once that has been told. */
  readonly lastVisit: LastVisit | null;
  /** When the clocks of the affairs were told, by this page's own clock. */
  readonly heardAt: number;
  readonly present: readonly string[];
  /** When each seat was last known to be here, by this page's clock. */
  readonly lastHere: Readonly<Record<string, number>>;
  readonly watchers: number;
  readonly said: readonly SaidLine[];
  /** How much of what was said has not been looked at. */
  readonly unread: number;
  readonly pointed: { readonly by: string | null; readonly hex: string } | null;
  /** The table, once everybody sits. */
  readonly control: Control | null;
}

/** A game on a server, as this page plays or watches it. */
export interface OnlineGame {
  readonly facts: GameFacts;
  /** The seat that this page plays; null for a watcher. */
  readonly seat: string | null;
  readonly state: Observable<OnlineState>;
  readonly line: OnlineLine;
  readonly leave: () => void;
}

const noSaves: Saves = {
  list: async () => [],
  get: async () => null,
  adopt: () => {},
  put: async () => null,
  remove: async () => null,
};
const noJournal: Journal = {
  note: () => {},
  keepBase: () => {},
  base: () => null,
  count: () => 0,
  forget: () => {},
  left: () => [],
  clear: () => {},
};

const POINTED_FOR = 4_000;

/** Takes a place at a game on a server: a seat by its key, or a watcher's. */
export function attendGame(app: App, facts: GameFacts, seat: string | null, key: string | null): OnlineGame {
  const state = observable<OnlineState>({
    line: "calling",
    reason: "",
    nextCall: 0,
    closesAt: null,
    isElsewhere: false,
    affairs: null,
    standing: null,
    lastVisit: null,
    heardAt: 0,
    present: [],
    lastHere: {},
    watchers: 0,
    said: [],
    unread: 0,
    pointed: null,
    control: null,
  });
  // What was told to have changed, and how much of it the table has looked at.
  let changes = 0;
  let seen = 0;
  let isLaying = false;
  let [back, lastBack] = ["", ""];

  const catchUp = (): void => {
    const { control } = state.get();
    if (control === null || seen === changes) return;
    const { isBusy, film, stage } = control.table.get();
    // Whoever is in the middle of something is shown the news afterwards.
    if (isBusy || stage !== "playing" || (film !== null && film.kind !== "live")) return;
    seen = changes;
    // Lines of answers that were taken back are not kept.
    if (back !== lastBack) control.table.set({ lines: [] });
    lastBack = back;
    void control.loop.goOn();
  };
  const looked = (): void => {
    seen = changes;
  };
  const lay = async (): Promise<void> => {
    if (isLaying) return;
    isLaying = true;
    const { system, scenario, options, id } = facts;
    const opened = await app.referee.begin({ system, scenario, options, secret: newSecret() });
    const referee = onlineReferee(app.referee, line, id, key, looked, () => state.get().isElsewhere);
    const control = layTable({ ...app, referee, saves: noSaves, journal: noJournal, locks: undefined, isAfar: true });
    control.table.subscribe(() => {
      const { moment } = control.table.get();
      if (moment !== null) noteSeen(id, moment.entry, state.get().standing?.given ?? 0);
      catchUp();
    });
    const kept = seatIn(id);
    state.set({ control });
    if ("reason" in opened) {
      await takeSeats(control, opened, id);
      return;
    }
    const { entry } = await referee.pending(null);
    const players = facts.seats.map((one) => (one.seat === seat ? PERSON : AFAR));
    await takeSeats(control, { ...opened, players, entries: entry }, id);
    // Whoever was here before and missed something that others did is told of it once.
    const isNews =
      kept !== null &&
      kept.told > 0 &&
      control.table.get().lines.some((one) => one.entry > kept.told && one.side !== seat);
    if (isNews) state.set({ lastVisit: { told: kept.told, at: kept.at, given: kept.given, until: entry } });
  };
  const point = (by: string | null, hex: string): void => {
    const pointed = { by, hex };
    state.set({ pointed });
    const { control } = state.get();
    control?.desk.set({ lit: { hexes: [hex], units: [] }, said: `${by ?? "Somebody"} points at ${hex}.` });
    control?.showHexes([hex]);
    setTimeout(() => {
      if (state.get().pointed !== pointed) return;
      state.set({ pointed: null });
      control?.desk.set({ lit: null });
    }, POINTED_FOR);
  };
  /** Who is here now, and who was until now, was seen now. */
  const noteHere = (seats: readonly string[]): void => {
    const seen = [...seats, ...state.get().present].map((one): [string, number] => [one, Date.now()]);
    state.set((now) => ({ lastHere: { ...now.lastHere, ...Object.fromEntries(seen) } }));
  };
  // What a watcher missed is nobody's to answer; a player has not read what was said since.
  const isUnread = (by: string | null, at: number, isOld: boolean | undefined): boolean =>
    by !== seat && (isOld !== true || (seat !== null && at > (seatIn(facts.id)?.heard ?? 0)));
  const onNews = (news: News): void => {
    switch (news.is) {
      case "welcome":
        // What was said before is told again with every line.
        state.set({ said: [], unread: 0 });
        return;
      case "changed":
        changes++;
        back = news.back;
        state.set({ affairs: news.affairs, standing: news.standing, heardAt: Date.now() });
        if (news.affairs.isBegun) void lay().catch((error: unknown) => console.error(error));
        catchUp();
        return;
      case "present":
        noteHere(news.seats);
        state.set({ present: news.seats, watchers: news.watchers });
        return;
      case "closing":
        state.set({ closesAt: Date.now() + news.within });
        return;
      case "elsewhere":
      case "here":
        state.set({ isElsewhere: news.is === "elsewhere" });
        return;
      case "said":
        state.set((now) => ({
          said: [...now.said, { by: news.by, text: news.text, at: news.at }].slice(-100),
          unread: isUnread(news.by, news.at, news.isOld) ? now.unread + 1 : now.unread,
        }));
        return;
      case "pointed":
        point(news.by, news.hex);
    }
  };
  const line = openOnlineLine(facts.id, key, {
    onNews,
    onState: (now, reason, nextCall) => state.set({ line: now, reason, nextCall, closesAt: null }),
  });
  return {
    facts,
    seat,
    state,
    line,
    leave() {
      line.close();
      const { control } = state.get();
      if (control !== null) leaveTable(control);
    },
  };
}
