import {
  type AnswerList,
  answerList,
  blankState,
  type Chance,
  type Columns,
  column,
  type GameEvent,
  layoutOf,
  listAnswers,
  noDice,
  type Play,
  type Procedure,
  playOf,
  type Refusal,
  run,
  type Shown,
  takeAnswer,
  type Vocabulary,
  vocabulary,
  whyNot,
} from "@redoubt/engine";

/** A made-up game for the parts of procedures: a row of cells with a unit at each of its ends. */
const specs = { hexOf: column("i16", 4), shots: column("u8", 1) };
export type ToyColumns = Columns<typeof specs>;
export type ToyRule = "1" | "2" | "3" | "4" | "5" | "6";
export type ToyEvent = GameEvent<ToyRule> & { readonly kind: string; readonly path?: readonly number[] };
export type Toy = Play<null, ToyColumns, ToyEvent>;

export const words = vocabulary({
  add: ["unit"],
  remove: ["unit"],
  target: ["hex"],
  attack: [],
  cancel: [],
  hex: ["hex"],
  stop: [],
  fire: [],
  hold: [],
});

const naming = {
  unit: { count: 8, name: String, index: Number },
  hex: { count: 100, name: String, index: Number },
};

/** A play of the toy that stands at the first question of a procedure. */
export interface Bench {
  readonly g: Toy;
  readonly answers: () => readonly string[];
  readonly answer: (...texts: readonly string[]) => void;
  readonly why: (text: string) => Refusal | null;
  readonly step: () => string;
  readonly shows: () => Shown | undefined;
  readonly told: ToyEvent[];
}

/** Runs a procedure of the toy until it asks. */
export function bench<L extends object>(procedure: Procedure<L>, locals: L, chance: Chance = noDice): Bench {
  const g: Toy = playOf(null, blankState(layoutOf(specs)));
  const told: ToyEvent[] = [];
  g.sink = (event) => told.push(event);
  const frame = { procedure, step: procedure.first, locals: locals as Record<string, unknown>, as: null, lanes: null };
  g.state.frames = { ...frame, below: null };
  run(g, chance);
  const scratch: AnswerList = answerList();
  const plain: Vocabulary = words;
  const code = (text: string): number => {
    const read = plain.parse(text, naming);
    if (typeof read !== "number") throw new Error(read.unreadable);
    return read;
  };
  return {
    g,
    told,
    step: () => g.state.frames?.step.name ?? "",
    shows: () => {
      const frame = g.state.frames;
      if (frame?.step.kind !== "ask") throw new Error("no question");
      // The runner too hands a step the play and locals of its own procedure.
      return frame.step.shows?.(g as unknown as Play, frame.locals);
    },
    why: (text) => whyNot(g, 0, code(text), scratch),
    answers: () => {
      listAnswers(g, 0, scratch);
      return Array.from(scratch.codes.subarray(0, scratch.count), (one) => plain.text(one, naming));
    },
    answer: (...texts) => {
      for (const text of texts) {
        const refused = whyNot(g, 0, code(text), scratch);
        if (refused !== null) throw new Error(`${text}: ${refused.code}`);
        takeAnswer(g, 0, code(text));
        run(g, chance);
      }
    },
  };
}
