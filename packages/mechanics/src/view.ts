/** A printed value on a counter and what it is. */
export interface FaceValue {
  readonly text: string;
  readonly role: string;
}

/** What a counter shows: enough to draw it, nothing to decide by. */
export interface CounterFace {
  readonly nation: string;
  readonly branch: string;
  readonly bandLeft: string;
  readonly bandRight: string;
  readonly values: readonly FaceValue[];
  readonly steps?: { readonly now: number; readonly max: number };
  /** Words such as "disrupted", "reduced", "routed": each changes the face's shape. */
  readonly states: readonly string[];
  /** Words such as "acted", "must-act", "fired", "moved": small marks on the edge. */
  readonly pips: readonly string[];
  readonly facing?: string;
  readonly formation?: string;
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

/** The board as a seat sees it, the same shape for every system. */
export interface BoardView {
  readonly turn: number;
  readonly turns: number;
  readonly active: string;
  readonly phase: string;
  /** The phases of a turn in order, for the track above the map. */
  readonly phases: readonly string[];
  readonly units: readonly UnitView[];
  readonly markers: readonly MarkerView[];
  readonly score: readonly ScoreLine[];
  /** What else the seat may know, as sentences. */
  readonly notes: readonly string[];
}
