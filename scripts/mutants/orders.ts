/** A test that may notice a mutant. */
export interface Attempt {
  readonly file: string;
  /** Its place among the tests of its file. */
  readonly index: number;
  /** More switches passed than this is going round in circles. */
  readonly mostPasses: number;
  /** How long it takes without a mutant, in milliseconds. */
  readonly expected: number;
}

/** The name of a test in reports and results. */
export function nameOf(file: string, title: string): string {
  return `${file.replace(/^.*\/test\//, "test/")}: ${title}`;
}

/** What a thread is told to do. */
export type Order =
  | { readonly kind: "measure"; readonly file: string }
  | {
      readonly kind: "try";
      readonly mutant: number;
      /** Whether the system is to be loaded anew, with the mutant switched on from the first line. */
      readonly isAnew: boolean;
      /** The tests in the order they are tried. */
      readonly tests: readonly Attempt[];
      readonly milliseconds: number;
    };

/** A test file as it runs without mutants. */
export interface Measured {
  /** The mutants passed while the file was loaded, by number. */
  readonly onImport: readonly number[];
  readonly tests: readonly {
    readonly name: string;
    readonly isFine: boolean;
    readonly milliseconds: number;
    readonly passes: number;
    readonly reached: readonly number[];
  }[];
}

/** What came of a mutant. */
export type Outcome =
  | { readonly outcome: "caught"; readonly by: string }
  /** No test noticed it; `left` tests were not tried for want of time. */
  | { readonly outcome: "survived"; readonly left: number }
  /** The place was not passed: what it does was done before the mutant was switched on, or no test needs it. */
  | { readonly outcome: "not-reached" }
  /** An earlier run left something behind that makes tests fail. */
  | { readonly outcome: "spoilt" };

/** What a thread answers. */
export type Reply =
  | { readonly kind: "measured"; readonly measured: Measured }
  | { readonly kind: "tried"; readonly outcome: Outcome; readonly rounds: number };
