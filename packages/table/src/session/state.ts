import type { Layout, Point } from "@redoubt/drawing";
import type { ChartPlace, Sight, UnitView, WithinReach } from "@redoubt/mechanics";
import type { ToldMark } from "../lines/told-legend.ts";
import type { StoreTrouble } from "../store/keeper.ts";
import type { OddsView, Preview, WhyNot } from "../worker/foresight.ts";
import type { GroupPlan } from "../worker/group-plan.ts";
import type { Choice, LogLine, MapLayers, Moment, NotOpened, OpenedGame, ReplayFrame } from "../worker/messages.ts";

/** Who plays a seat: a person at this table, or a computer player by name. */
export type SeatPlayer = string;
export const PERSON: SeatPlayer = "person";
/** Somebody who plays over a server, person or computer: their answers come from there. */
export const AFAR: SeatPlayer = "afar";

/** A stretch of the game that is shown instead of the present: a recap, a replay, or the other side acting. */
export interface Film {
  readonly kind: "recap" | "replay" | "live";
  readonly first: number;
  readonly last: number;
  readonly at: number;
  readonly frame: ReplayFrame | null;
  /** Who stood where just before. */
  readonly before: readonly UnitView[];
  readonly isRunning: boolean;
}

/** The map as far as it has been drawn. */
export interface DrawnGround {
  readonly layers: MapLayers;
  /** The plain layers, for the small map. */
  readonly mini: MapLayers;
}

/** A game on the table. */
export interface TableState {
  readonly id: string;
  readonly stage: "opening" | "playing" | "stopped" | "failed";
  readonly failure: NotOpened | null;
  /** The value that the position on the table leaves out and a rule needed, where that stopped the game. */
  readonly lacks: string | null;
  readonly game: OpenedGame | null;
  readonly sheet: Layout | null;
  /** The drawn map: plain at first, in full a moment later. */
  readonly drawn: DrawnGround | null;
  /** Whether map, counters and decision are on screen: whatever can wait for them is shown after that. */
  readonly isLaid: boolean;
  readonly players: readonly SeatPlayer[];
  /** Whether this page plays the game, follows another page that does, or is about to change from one to the other. */
  readonly hold: "mine" | "elsewhere" | "changing";
  /** Whether something was played here that the page that plays the game now does not have: it is a game of its own. */
  readonly isKeptApart: boolean;
  /** A game that somebody else showed us: it is stored only once something is played in it. */
  readonly isGuest: boolean;
  /** The seat whose view is shown; null for a spectator. */
  readonly seat: number | null;
  readonly moment: Moment | null;
  /** The decision at which the unit in hand was taken up, as long as nothing was done with it: another may be meant. */
  readonly takenUp: { readonly entry: number; readonly before: Moment } | null;
  readonly lines: readonly LogLine[];
  /** The lines that put a mark on a track beside the map. */
  readonly marked: readonly LogLine[];
  /** What the enemy is about, as long as nothing more is answered in it. */
  readonly quiet: string | null;
  /** The seat that the screen is being handed to. */
  readonly curtain: number | null;
  /** The seat that a computer is thinking for. */
  readonly thinking: number | null;
  readonly film: Film | null;
  readonly trouble: StoreTrouble | null;
  /** The first answer of a recap: the one after this seat's last decision. */
  readonly recapFrom: number;
  readonly isBusy: boolean;
  /** Whether the computer, playing against itself, waits to be let go on. */
  readonly isPaused: boolean;
  /** A short sentence about something that just did not work. */
  readonly notice: string | null;
}

export const emptyTable: TableState = {
  id: "",
  stage: "opening",
  failure: null,
  lacks: null,
  game: null,
  sheet: null,
  drawn: null,
  isLaid: false,
  players: [],
  hold: "mine",
  isKeptApart: false,
  isGuest: false,
  seat: null,
  moment: null,
  takenUp: null,
  lines: [],
  marked: [],
  quiet: null,
  curtain: null,
  thinking: null,
  film: null,
  trouble: null,
  recapFrom: 0,
  isBusy: false,
  isPaused: false,
  notice: null,
};

/** The line of sight tool in use. */
export interface SightTool {
  readonly from: string;
  readonly unseen: readonly string[];
  readonly to: string | null;
  readonly line: Sight | null;
  readonly problem: string | null;
}

/** What somebody looks at: a unit, or a hex; kept until it is closed, or only while the pointer is there. */
export interface Inspection {
  readonly hex: string | null;
  readonly unit: string | null;
  readonly isPinned: boolean;
}

/** Hexes, units and ways that something beside the map points at. */
export interface Lit {
  readonly hexes: readonly string[];
  readonly units: readonly string[];
  readonly paths?: readonly (readonly string[])[];
}

/** Units that are taken together, the first to lead, and how they would go. */
export interface Group {
  readonly units: readonly string[];
  readonly plan: GroupPlan | null;
}

/** What the person at the table is doing at this moment: nothing of it is part of the game. */
export interface DeskState {
  /** Things picked of an answer that names two. */
  readonly picks: readonly string[];
  /** The reply that was chosen to an act of the enemy; it holds only where it may be given. */
  readonly reply: string;
  readonly group: Group | null;
  /** The line that is being drawn round units, on the sheet. */
  readonly lasso: readonly Point[] | null;
  /** An answer waiting to be confirmed. */
  readonly proposal: Choice | null;
  readonly hover: string | null;
  readonly hoverUnit: string | null;
  readonly cursor: string | null;
  readonly preview: Preview | null;
  /** The odds as they would be with or without the unit that is pointed at. */
  readonly compared: { readonly label: string; readonly odds: OddsView } | null;
  /** Where the unit in hand can go. */
  readonly reach: WithinReach | null;
  readonly fan: string | null;
  /** Whether the formations of the unit in hand are fanned out. */
  readonly showsForms: boolean;
  readonly chooser: { readonly choices: readonly Choice[]; readonly hex: string | null } | null;
  readonly why: WhyNot | null;
  readonly sight: SightTool | null;
  readonly areCountersHidden: boolean;
  /** Hexes and units that a line of the log or the order of battle points at. */
  readonly lit: Lit | null;
  readonly panel: "rules" | "help" | "menu" | "report" | "briefing" | null;
  readonly inspected: Inspection | null;
  /** Whether the game lies on the analysis board: it is looked at and answered in no way. */
  readonly isAnalysing: boolean;
  /** Whether somebody is being asked if they want to take back dice. */
  readonly asksPractice: boolean;
  readonly rule: string | null;
  /** The cells of a chart at which the book is opened; null for none. */
  readonly place: ChartPlace | null;
  /** What people did just now, and who stood where before; null once it was shown. */
  readonly fresh: { readonly lines: readonly LogLine[]; readonly before: readonly UnitView[] } | null;
  /** The marks by which what happened is shown on the map now. */
  readonly acts: readonly ToldMark[];
  /** Lines with dice that fell just now. */
  readonly rolled: readonly LogLine[];
  /** What was said last to screen readers. */
  readonly said: string;
}

export const emptyDesk: DeskState = {
  picks: [],
  reply: "",
  group: null,
  lasso: null,
  proposal: null,
  hover: null,
  hoverUnit: null,
  cursor: null,
  preview: null,
  compared: null,
  reach: null,
  fan: null,
  showsForms: false,
  chooser: null,
  why: null,
  sight: null,
  areCountersHidden: false,
  lit: null,
  panel: null,
  inspected: null,
  isAnalysing: false,
  asksPractice: false,
  rule: null,
  place: null,
  fresh: null,
  acts: [],
  rolled: [],
  said: "",
};

/** What a decision's end clears away. */
export const clearedDesk: Partial<DeskState> = {
  picks: [],
  group: null,
  proposal: null,
  preview: null,
  compared: null,
  reach: null,
  fan: null,
  showsForms: false,
  chooser: null,
  why: null,
  asksPractice: false,
};
