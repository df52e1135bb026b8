/** A leader of a formation, or its units without one, as a row of the army list. */
export interface ArmyRow {
  /** The leader by id; null for units without one. */
  readonly leader: string | null;
  readonly text: string;
  /** One word at the end: "out", "orders", "free"; empty for nothing to tell. */
  readonly word: string;
  readonly tone?: "done" | "alert";
  readonly units: readonly string[];
}

/** One corps of the army list with its losses. */
export interface ArmyBlock {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  /** The colour of its band among those of the drawing. */
  readonly band?: number;
  readonly text: string;
  /** Points lost of those it bears; the last is where it breaks. Then how many more the present question might cost, or give back. */
  readonly track?: { readonly now: number; readonly max: number; readonly more?: number; readonly back?: number };
  /** What might become of it by the present question, in a sentence. */
  readonly prospect?: string;
  /** What has become of it, or what it is ordered to do, in a sentence; sealed where only this seat may read it. */
  readonly note?: string;
  readonly isSealed?: true;
  /** True for the one that acts now. */
  readonly isActive?: true;
  readonly rows: readonly ArmyRow[];
}

/** A unit in a box, with a few words about it: the roll it needs. */
export interface BoxedUnit {
  readonly unit: string;
  readonly text: string;
}

/** A box of units that are off the map, side by side. */
export interface BoxView {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly rule: string;
  /** True where nobody comes back from it. */
  readonly isForGood?: true;
  readonly sides: readonly { readonly side: string; readonly text: string; readonly units: readonly BoxedUnit[] }[];
}

/** The armies by corps, and the boxes of those who are lost, where a system keeps them. */
export interface ArmyView {
  /** What stands above the list: "Commands"; "The army" where missing. */
  readonly title?: string;
  /** True where the units have their names below them. */
  readonly showsNames?: true;
  readonly blocks: readonly ArmyBlock[];
  readonly boxes: readonly BoxView[];
}
