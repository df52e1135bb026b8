import type {
  ArgumentKind,
  LedgerLine,
  Options,
  Pending,
  Problem,
  Result,
  ShownView,
  Tone,
  TrackMark,
  Verdict,
} from "@redoubt/engine";
import type {
  BoardView,
  Briefing,
  FormView,
  MapFile,
  Replies,
  ScoreLine,
  Sight,
  ToldRow,
  WithinReach,
  ZoneOn,
} from "@redoubt/mechanics";
import type { BranchOrigin } from "@redoubt/protocol";
import type { OddsView, Preview, SightFrom, WhyNot } from "./foresight.ts";
import type { GroupAsk, GroupPlan } from "./group-plan.ts";
import type { Report } from "./report.ts";
import type { RulesBook } from "./rules-book.ts";

/** What never changes in one game. */
export interface Facts {
  readonly system: string;
  readonly systemTitle: string;
  readonly edition: string;
  readonly version: string;
  readonly scenario: string | null;
  readonly title: string;
  readonly date: string;
  readonly seats: readonly string[];
  readonly options: Options;
  /** Whether a seat may see what the other may not: two at one screen then draw a curtain. */
  readonly hides: boolean;
  /** The names of the readings of its rules, to tell them from rules where they are cited. */
  readonly readings: readonly string[];
  /** Why the game can be looked at but not played on; null if it can. */
  readonly readOnly: string | null;
  /** Where it left another game; null for a game of its own. */
  readonly branch: BranchOrigin | null;
}

/** One thing that an answer names. */
export interface NamedThing {
  readonly kind: ArgumentKind;
  readonly name: string;
}

/** An answer that may be given now. */
export interface Choice {
  readonly text: string;
  readonly verb: string;
  readonly label: string;
  readonly args: readonly NamedThing[];
  /** Whether dice fall because of it. */
  readonly rolls: boolean;
  /** Whether it only takes up or puts down the unit that it names. */
  readonly takesUp: boolean;
  /** Whether the same seat is asked next, before any dice. */
  readonly staysAsked: boolean;
  /** Whether it does no more than take the unit that it names in hand. */
  readonly selects: boolean;
}

/** How far the last answers can be taken back. */
export interface UndoState {
  readonly possible: boolean;
  /** Answers between now and the last barrier. */
  readonly steps: number;
  readonly why: string;
  /** How many answers each whole action has that can be taken back, the latest first. */
  readonly actions: readonly number[];
  /** Whether the latest of them only took a unit in hand, so that taking it back lets go of the unit. */
  readonly isSelection: boolean;
  /** Whether a person who plays the computer may take back more than that, dice included, for practice. */
  readonly practice: boolean;
}

/** A game as one seat sees it at this moment. */
export interface Moment {
  /** How many answers have been accepted. */
  readonly entry: number;
  readonly hash: string;
  readonly view: BoardView;
  readonly pending: Pending;
  /** The side of the seat that decides; "" when nobody does. */
  readonly sideToDecide: string;
  /** The answers of the seat that was asked for, if it is to decide. */
  readonly choices: readonly Choice[];
  /** What the question shows of itself: what is in hand, and everything that ends it, possible now or not. */
  readonly shown: ShownView;
  /** The act of the enemy that is to be answered, and how it may; null where something else is asked. */
  readonly replies: Replies<string> | null;
  /** What is being written in several answers, as one form; null where something else is asked. */
  readonly form: FormView<string> | null;
  readonly undo: UndoState;
  /** Whether an answer was taken back past dice: such a game is practice. */
  readonly isPractice: boolean;
}

/** A sentence of the log. */
export interface LogLine {
  readonly id: string;
  /** The answer after which it happened; 0 is the opening. */
  readonly entry: number;
  readonly turn: number;
  readonly side: string | null;
  readonly tone: Tone;
  readonly text: string;
  readonly rule: string;
  readonly dice: readonly number[];
  readonly hexes: readonly string[];
  readonly units: readonly string[];
  readonly path: readonly string[];
  readonly going?: "advance" | "retreat";
  /** The units that are worse off by it. */
  readonly harms: readonly string[];
  /** The cell of the chart that the dice came to, as it is printed; "" where none is told. */
  readonly cell: string;
  readonly ledger: readonly LedgerLine[];
  readonly mark?: TrackMark;
}

/** A moment of a replay: the board after an answer, and what had just happened. */
export interface ReplayFrame {
  readonly entry: number;
  readonly view: BoardView;
  readonly lines: readonly LogLine[];
}

/** The layers of a drawn map by name, from the paper upwards. */
export type MapLayers = Readonly<Record<string, string>>;

/** A game that was begun or opened. */
export interface OpenedGame {
  readonly facts: Facts;
  readonly map: MapFile;
  /** Who plays each seat: a person, or a computer player by name. */
  readonly players: readonly string[];
  readonly file: string;
  readonly entries: number;
}

/** Why a file was not opened. */
export interface NotOpened {
  readonly reason: "newer" | "damaged" | "incomplete" | "unknown-system" | "not-ours" | "stopped";
  readonly problems: readonly Problem[];
}

/** A briefing with where in the game it is read. */
export interface BriefingView extends Briefing {
  readonly turn: number;
  readonly turns: number;
}

/** What somebody looks at: a unit, else a hex; and the unit that they may want to bring there. */
export interface InspectAsk {
  readonly seat: number | null;
  readonly unit: string | null;
  readonly hex: string | null;
  readonly hand: string | null;
  /** The moment of the game that is looked at: the answer after which it is. Null for the present. */
  readonly entry: number | null;
}

/** A unit or a hex as it is read. */
export interface InspectView {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly ToldRow[];
}

/** What the page may ask the referee: one argument, one answer each. */
export interface RefereeCalls {
  /** Loads a system before a game of it is wanted. */
  readonly prepare: (ask: { system: string }) => null;
  readonly begin: (ask: {
    system: string;
    scenario: string;
    options: Options;
    secret: string;
    players?: readonly string[];
  }) => OpenedGame | NotOpened;
  /** Opens a file; without players it is played by those that it names. */
  readonly open: (ask: { text: string; secret: string; players?: readonly string[] }) => OpenedGame | NotOpened;
  /** The map of the game drawn plainly: what counters stand on until the full one is there, and the small map. */
  readonly ground: (ask: null) => MapLayers;
  /** The map of the game in full, with relief, trees, numbers and names. */
  readonly layers: (ask: null) => MapLayers;
  readonly pending: (ask: null) => { readonly pending: Pending; readonly entry: number };
  readonly moment: (ask: { seat: number | null }) => Moment;
  readonly apply: (ask: { seat: number; decision: number; answer: string }) => AppliedAnswer;
  readonly undo: (ask: { seat: number; steps: number }) => { readonly undone: number; readonly why: string };
  readonly why: (ask: {
    seat: number;
    hex: string | null;
    unit: string | null;
    picks: readonly string[];
  }) => WhyNot | null;
  readonly preview: (ask: { seat: number; answer: string }) => Preview;
  /** The odds of an answer as they would be after another one was given first. */
  readonly compare: (ask: { seat: number; first: string; answer: string }) => OddsView | null;
  readonly reach: (ask: { unit: string }) => Result<WithinReach>;
  readonly sightFrom: (ask: { hex: string }) => SightFrom;
  readonly sight: (ask: { from: string; to: string }) => Result<Sight>;
  readonly zones: (ask: { hex: string }) => Result<{ readonly zones: readonly ZoneOn[] }>;
  readonly lines: (ask: { seat: number | null; from: number }) => readonly LogLine[];
  readonly frames: (ask: { seat: number | null; from: number; to: number; all: boolean }) => readonly ReplayFrame[];
  readonly file: (ask: null) => string;
  readonly tail: (ask: { from: number }) => readonly string[];
  /** Takes back, for practice, the last thing that a person did, with all dice and answers since. */
  readonly practise: (ask: { seat: number }) => { readonly entry: number };
  /** Plays what another page has played: its log from an answer on. False where that does not fit on to this game. */
  readonly follow: (ask: { from: number; tail: readonly string[] }) => boolean;
  readonly rules: (ask: { system: string | null }) => RulesBook;
  /** Notes that help was asked for at this moment of a game that goes on: its report says so. */
  readonly helped: (ask: null) => null;
  readonly report: (ask: { seat: number | null }) => Report;
  /** Who should take part in what is being put together: answers in order, the best legal set by the odds. */
  readonly bestSet: (ask: { seat: number }) => readonly string[];
  /** What could be answered next, after an answer that throws no dice. */
  readonly onward: (ask: { seat: number; answer: string }) => readonly string[];
  /** How units would go together, and where each would stop. */
  readonly group: (ask: GroupAsk) => GroupPlan;
  /** What a side should know before its first move, and at any time. */
  readonly briefing: (ask: { seat: number | null; entry: number | null }) => BriefingView;
  /** What can be read of a unit or a hex; looking is never an answer. */
  readonly inspect: (ask: InspectAsk) => InspectView | null;
}

/** What came of an answer. */
export interface AppliedAnswer {
  readonly kind: "accepted" | "refused" | "misused";
  readonly rule: string | null;
  readonly sentence: string;
  readonly entry: number;
}

/** How a game ended, for the report. */
export interface Ending {
  readonly verdict: Verdict;
  readonly score: readonly ScoreLine[];
}

/** A call on its way to a worker. */
export interface CallMessage {
  readonly id: number;
  readonly to: "referee" | "staff" | "analyst";
  readonly call: string;
  readonly ask: unknown;
}

/** What comes back. */
export type ReplyMessage =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | {
      readonly id: number;
      readonly ok: false;
      readonly error: string;
      /** The position on the table leaves out a value that a rule needs; the error names it. */
      readonly isPosition: boolean;
    };
