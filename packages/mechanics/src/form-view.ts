/** One thing that may be put into a field of a form: all the answers that it takes, one after the other. */
export interface FormOption<A> {
  readonly text: string;
  readonly answers: readonly A[];
  /** True for what stands in the field now. */
  readonly isNow: boolean;
  /** Of a number: what the button says that finishes the form with it. */
  readonly finish?: string;
}

/** A field of a form: what stands in it, and what may. */
export interface FormField<A> {
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  readonly options: readonly FormOption<A>[];
  /** True where they are numbers in rising order, each of which finishes the form: a slider chooses one. */
  readonly isNumber?: true;
}

/** Something that is written in several answers, as one form: an order. */
export interface FormView<A> {
  /** Who writes, and what: "Raglan writes", "Order for Lucan". */
  readonly over: string;
  readonly title: string;
  readonly fields: readonly FormField<A>[];
  readonly note: { readonly text: string; readonly rule: string } | null;
  /** What finishes it as it stands; null where something is missing. */
  readonly finish: { readonly answer: A; readonly text: string } | null;
  /** What gives it up. */
  readonly cancel: { readonly answer: A; readonly text: string };
}
