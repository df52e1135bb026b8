/** Whether somebody wants the running work to stop. */
export interface StopSign {
  readonly isSet: () => boolean;
  /** Gives Ctrl-C its usual meaning back. */
  readonly release: () => void;
}

/** The world outside a command: streams, clock, chance, keyboard. Injected, so that commands can be tested as functions. */
export interface Io {
  /** Writes lines to standard output. */
  readonly out: (text: string) => void;
  /** Writes lines to standard error. */
  readonly err: (text: string) => void;
  /** Shows a passing line on standard error, in place of the one before; null takes it away. */
  readonly passing: (line: string | null) => void;
  /** Columns of the terminal; null where output goes elsewhere. */
  readonly width: number | null;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** A fresh dice secret. */
  readonly secret: () => string;
  /** One line that a person types; null at the end of the input. */
  readonly readLine: (prompt: string) => Promise<string | null>;
  /** Listens for Ctrl-C from now on. */
  readonly stopSign: () => StopSign;
  /** Lets signals and output through during long work. */
  readonly breathe: () => Promise<void>;
}
