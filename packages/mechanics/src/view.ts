import type { ArmyView } from "./army-view.ts";

/** A printed value on a counter and what it is. */
export interface FaceValue {
  readonly text: string;
  readonly role: string;
  /** True where it is below what is printed. */
  readonly isLowered?: true;
  /** "½" or "¼" beside a strength that counts for so much. */
  readonly factor?: string;
}

/** What a counter shows: enough to draw it, nothing to decide by. */
export interface CounterFace {
  readonly nation: string;
  readonly branch: string;
  /** A silhouette of its own: "disc" for leaders, "dispatch" for riders, "box" for depots; a square where missing. */
  readonly shape?: string;
  /** The rank of a leader, 1 for the lowest. */
  readonly rank?: number;
  readonly bandLeft: string;
  readonly bandRight: string;
  /** The colour of the band among those of the drawing, and that of the symbol, from 1: corps and division within it. */
  readonly band?: number;
  readonly hue?: number;
  /** The formation that people look for it under, in full, where the band has it short or not at all. */
  readonly group?: string;
  readonly values: readonly FaceValue[];
  readonly steps?: { readonly now: number; readonly max: number };
  /** Words such as "disrupted", "reduced", "routed": each changes the face's shape, several may hold at once. */
  readonly states: readonly string[];
  /** Words such as "acted", "must-act", "fired", "moved": small marks on the edge; "lost:2/4" is a tag with that text. */
  readonly pips: readonly string[];
  /** A side of its hex by its direction ("NE"), or a corner by the two sides it lies between ("N/NE"). */
  readonly facing?: string;
  /** Words such as "line", "assault-column", "square"; guns, which have none, are a "battery" or "half-battery". */
  readonly formation?: string;
  /** True for guns of every kind, which people count apart from other losses. */
  readonly isGun?: true;
  readonly entryTurn?: number;
  readonly reconstructed?: boolean;
}

/** A unit as a seat sees it. */
export interface UnitView {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  /** A printed hex number, or a word such as "off-map", "eliminated", "entry:0108", "exited". */
  readonly at: string;
  /** The place in its stack, 0 on top. */
  readonly stack: number;
  /** True once it is lost for good: eliminated, captured, destroyed. */
  readonly isGone?: true;
  readonly face: CounterFace;
}

/** Something on the map that is no unit: control, a bombardment, a captured gun. */
export interface MarkerView {
  readonly hex: string;
  readonly kind: string;
  readonly side: string | null;
  readonly text: string;
}

/** One line of a running score. */
export interface ScoreLine {
  readonly side: string;
  readonly points: number;
  readonly text: string;
  readonly rule: string;
}

/** One line of a sheet. */
export interface SheetLine {
  readonly text: string;
  /** A second, smaller sentence: why not, or what follows. */
  readonly note?: string;
  /** The units it is about, by id, and the hexes: pointing at the line shows them on the map. */
  readonly units?: readonly string[];
  readonly hexes?: readonly string[];
  /** True where the units are drawn at the head of the line. */
  readonly isPictured?: true;
  readonly rule?: string;
  /** So much of so much: losses of a corps, points of a leader. */
  readonly track?: { readonly now: number; readonly max: number };
  /** Whether it is settled, or calls for notice. */
  readonly tone?: "done" | "alert";
  /** A few words at the end of the line: "3 hexes". */
  readonly aside?: string;
  /** True for the head of a group of lines, and for one that belongs to the line above it. */
  readonly isHead?: true;
  readonly isUnder?: true;
  /** Points as dots, so many of so many given. */
  readonly dots?: { readonly given: number; readonly max: number };
  /** Strength as boxes, those that are lost crossed off. */
  readonly boxes?: { readonly left: number; readonly max: number };
  /** What a die would bring, as so many of its faces each. */
  readonly faces?: readonly { readonly text: string; readonly count: number }[];
  /** The answer that the line stands for, where it may be given now, and what it does: "Give" unless told. */
  readonly answer?: string;
  readonly act?: string;
  /** A step of a sequence: over, the present one, or left out. */
  readonly state?: "done" | "now" | "skipped";
}

/** A sheet of paper beside the map, such as the orders of a side or the losses of its corps. */
export interface SheetView {
  readonly id: string;
  readonly title: string;
  /** True for what this seat alone may read: it carries the seal. */
  readonly isSealed?: true;
  /** True where it belongs to what is asked now, and stands below the question. */
  readonly isNow?: true;
  readonly lines: readonly SheetLine[];
}

/** A line on the map that is no move: an order's direction, a trace of command or of supply. */
export interface MapLineView {
  readonly kind: "order" | "march" | "command" | "supply" | "road" | "charge" | "rider";
  readonly hexes: readonly string[];
  readonly text: string;
  /** Whether it holds, might, or fails; it might where missing. */
  readonly how?: "holds" | "fails";
  /** Where it fails, and why in a few words. */
  readonly stop?: { readonly hex: string; readonly text: string };
  /** The layer it belongs to; such a line is drawn while its layer is on. */
  readonly layer?: string;
  /** True for what this seat alone may see. */
  readonly isSealed?: true;
  /** Of an order: how many hexes of it are to go, each a tick, and the sector it lies in, such as "SE/S". */
  readonly ticks?: number;
  readonly sector?: string;
  /** The units it belongs to; such a line is drawn only while one of them is in hand or under the pointer. */
  readonly of?: string | readonly string[];
}

/** Hexes that belong together, such as the reach of a leader; drawn as an outline while the unit is looked at. */
export interface MapRegionView {
  readonly hexes: readonly string[];
  readonly text: string;
  readonly of: string | readonly string[];
  readonly layer?: string;
}

/** What may be shown on the map or not, as people choose. */
export interface MapLayerView {
  readonly id: string;
  readonly name: string;
  /** The key that switches it. */
  readonly key?: string;
}

/** One turn of the track above the map, where turns are hours of a day. */
export interface TurnBox {
  /** What stands in the box: "4" for four o'clock. */
  readonly label: string;
  /** A word such as "clear", "fog", "haze"; none where it is not known yet. */
  readonly weather?: string;
  readonly isNight?: true;
  /** Words for the red letter at its corner: "Administration". */
  readonly flag?: string;
}

/** The time of day and the weather, where a system knows them. */
export interface DayView {
  /** Minutes since midnight. */
  readonly minutes: number;
  readonly isNight?: true;
  /** "Clear, sight 3". */
  readonly words: string;
  /** "Administration at 8". */
  readonly note: string;
  /** By turn, from the first. */
  readonly boxes: readonly TurnBox[];
}

/** A phase of the track above the map, by the name that people give it. */
export interface PhaseName {
  readonly phase: string;
  readonly name: string;
}

/** The board as a seat sees it, the same shape for every system. */
export interface BoardView {
  readonly turn: number;
  readonly turns: number;
  readonly active: string;
  readonly phase: string;
  /** The phases of a turn in order, for the track above the map. */
  readonly phases: readonly string[];
  /** The phases of this turn by name, where they are not all of them or not called by their word. */
  readonly track?: readonly PhaseName[];
  readonly day?: DayView;
  readonly units: readonly UnitView[];
  readonly markers: readonly MarkerView[];
  readonly score: readonly ScoreLine[];
  /** The sides that score: theirs is told from nothing on. Where it is missing, those that have lines. */
  readonly scoring?: readonly string[];
  /** What else the seat may know, as sentences. */
  readonly notes: readonly string[];
  /** The most important of it in one short line, where the notes are many. */
  readonly bar?: string;
  readonly sheets?: readonly SheetView[];
  readonly lines?: readonly MapLineView[];
  readonly regions?: readonly MapRegionView[];
  readonly layers?: readonly MapLayerView[];
  readonly army?: ArmyView;
}
