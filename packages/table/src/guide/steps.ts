/** The parts of the lesson in the order of play. */
export const stages = ["movement", "combat", "after"] as const;
export type Stage = (typeof stages)[number];

/** By what a step is known to be done. */
export type Done =
  /** The learner says so. */
  | { readonly kind: "read" }
  /** So many answers with one of these verbs, since the lesson began. */
  | { readonly kind: "answered"; readonly verbs: readonly string[]; readonly times: number }
  /** A click was refused with its rule. */
  | { readonly kind: "refused" }
  | { readonly kind: "undone" }
  /** Something else than its decisions is asked. */
  | { readonly kind: "passed" }
  | { readonly kind: "reached"; readonly stage: Stage };

/** A step of the lesson; what it says is in texts.ts under its id. */
export interface LessonStep {
  readonly id: string;
  readonly stage: Stage;
  /** The kinds of decision at which it can be done; none named: any. */
  readonly asks: readonly string[];
  readonly done: Done;
  /** What the guide would answer: the first of these that may be answered. `go *` is any answer that begins so. */
  readonly plan: readonly string[];
  /** Hexes and units that it is about, where its plan does not tell. */
  readonly points: readonly string[];
}

const answered = (times: number, ...verbs: readonly string[]): Done => ({ kind: "answered", verbs, times });

/** The guided first battle, step by step. */
export const lessonSteps = [
  { id: "ground", stage: "movement", asks: [], done: { kind: "read" }, plan: [], points: ["1910", "1/Ta"] },
  {
    id: "bombard",
    stage: "movement",
    asks: ["action"],
    done: answered(1, "bombard", "set-aside"),
    plan: ["bombard 41st", "bombard *"],
    points: [],
  },
  {
    id: "take-up",
    stage: "movement",
    asks: ["action"],
    done: answered(1, "move"),
    plan: ["move 1/Ta", "move *"],
    points: [],
  },
  { id: "why-not", stage: "movement", asks: [], done: { kind: "refused" }, plan: [], points: ["1910"] },
  { id: "undo", stage: "movement", asks: [], done: { kind: "undone" }, plan: [], points: [] },
  {
    id: "move",
    stage: "movement",
    asks: ["action", "way"],
    done: answered(1, "go", "halt"),
    plan: ["move 1/Ta", "go 1909", "move *", "go *"],
    points: [],
  },
  {
    id: "time",
    stage: "movement",
    asks: ["action"],
    done: answered(1, "disrupt"),
    plan: ["disrupt 3/Ta", "disrupt *"],
    points: [],
  },
  {
    id: "round",
    stage: "movement",
    asks: ["action", "way"],
    done: answered(2, "go", "halt"),
    plan: ["move 2/Ta", "go 1810", "move *", "go *"],
    points: [],
  },
  {
    id: "close",
    stage: "movement",
    asks: ["action", "way"],
    done: { kind: "reached", stage: "combat" },
    plan: ["move 1/Ok", "go 1809", "end", "move *", "go *"],
    points: [],
  },
  {
    id: "wall",
    stage: "combat",
    asks: ["action", "compose"],
    done: answered(1, "add"),
    plan: ["attack 1910", "add 1/Ta", "attack *", "add *"],
    points: [],
  },
  {
    id: "odds",
    stage: "combat",
    asks: ["compose"],
    done: answered(1, "resolve"),
    plan: ["add 2/Ta", "add 1/Ok", "resolve", "add *"],
    points: [],
  },
  {
    id: "losses",
    stage: "combat",
    asks: ["attacker-loss", "defender-loss"],
    done: { kind: "passed" },
    plan: ["lose 1/Ta", "lose *"],
    points: [],
  },
  {
    id: "advance",
    stage: "combat",
    asks: ["advance"],
    done: { kind: "passed" },
    plan: ["advance 1/Ok", "advance *"],
    points: [],
  },
  {
    id: "momentum",
    stage: "combat",
    asks: ["momentum"],
    done: { kind: "passed" },
    plan: ["halt"],
    points: ["1911"],
  },
  {
    id: "owner",
    stage: "combat",
    asks: ["action"],
    done: { kind: "reached", stage: "after" },
    plan: ["offer", "end", "set-aside", "disrupt *", "finish"],
    points: ["1910"],
  },
  { id: "verdict", stage: "after", asks: [], done: { kind: "read" }, plan: [], points: [] },
] as const satisfies readonly LessonStep[] as readonly LessonStep[];
