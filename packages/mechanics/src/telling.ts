/** A sentence with the rule behind it, and what it is about: pointing at it shows that on the map. */
export interface ToldRow {
  /** A word or two before it, such as "Zone" or "+3". */
  readonly label: string;
  readonly text: string;
  readonly rule?: string;
  readonly units?: readonly string[];
  readonly hexes?: readonly string[];
}

/** A stretch of a scale, for whoever wins there; null for a draw. */
export interface ScaleBand {
  readonly side: string | null;
  /** Such as "Russian victory, 0 or less". */
  readonly label: string;
  /** How wide it is drawn, in parts. */
  readonly parts: number;
}

/** Who would win at which score, on one line. */
export interface VictoryScale {
  readonly bands: readonly ScaleBand[];
  /** Where the game began and where it stands, in parts from the left end. */
  readonly start: number;
  readonly now: number;
  /** The score now, as it is written at the mark. */
  readonly label: string;
}

/** Something that lasts from one turn to another: who waits, who comes, what is looked at. */
export interface TurnSpan {
  readonly side: string | null;
  readonly from: number;
  readonly to: number;
  readonly kind: "waits" | "acts" | "arrives" | "checked";
  readonly text: string;
  readonly rule: string;
  readonly units?: readonly string[];
  readonly hexes?: readonly string[];
}

/** What a side scores by, counted from 0. */
export interface SideScore {
  readonly side: string;
  readonly points: number;
  /** What gives points: the label is how many each time. */
  readonly rows: readonly ToldRow[];
}

/** What a side should know before its first move, and may look up at any time. In our words. */
export interface Briefing {
  /** What this side is to do, in one line. */
  readonly aim: string;
  readonly text: string;
  readonly rule: string;
  /** How it stands now and what is missing, in one or two sentences. */
  readonly standing: string;
  readonly scale: VictoryScale | null;
  readonly scores: readonly SideScore[];
  readonly spans: readonly TurnSpan[];
  /** What is special in this battle: the label is its name. */
  readonly special: readonly ToldRow[];
  /** A turn in order: the label is the phase. */
  readonly phases: readonly ToldRow[];
}

/** What somebody reads of a unit or a hex besides what is drawn of it. */
export interface Inspected {
  /** In one line: whose, of which kind, in which condition. */
  readonly text: string;
  readonly rows: readonly ToldRow[];
}

/** What a system tells people to read of its battles, units and ground; fetched apart from its rules. `G` is its play. */
export interface Telling<G> {
  /** For a seat; null for a spectator. What is left out is told as for every system. */
  readonly briefing: (g: G, seat: number | null) => Partial<Briefing>;
  readonly unit?: (g: G, unit: string, seat: number | null) => Inspected;
  /** `hand` is the unit that somebody may want to bring there. */
  readonly hex?: (g: G, hex: string, seat: number | null, hand: string | null) => Inspected;
}

// biome-ignore lint/suspicious/noExplicitAny: tools handle what every system tells without looking inside
export type AnyTelling = Telling<any>;
