import { type ParseArgsConfig, parseArgs } from "node:util";
import type { AnyWargame } from "@redoubt/mechanics";
import { usageComplaint } from "./complaint.ts";
import type { Io } from "./io.ts";

/** A flag of a command: what follows it, and what it does. */
export interface Flag {
  /** What follows the flag, as the help names it; a flag without value is a switch. */
  readonly value?: string;
  readonly isRepeated?: boolean;
  readonly help: string;
}

/** One run of a command: its words and flags, and the world outside. */
export interface Call {
  readonly words: readonly string[];
  readonly flag: (name: string) => string | undefined;
  readonly flags: (name: string) => readonly string[];
  readonly has: (name: string) => boolean;
  readonly isJson: boolean;
  readonly io: Io;
  readonly registry: readonly AnyWargame[];
}

/** A command of `redoubt`. It returns its exit code if it is not 0. */
export interface Command {
  readonly name: string;
  /** The words after the name, as the help shows them. */
  readonly words: string;
  readonly summary: string;
  /** More than the summary, in a few lines. */
  readonly text?: readonly string[];
  readonly flags?: Readonly<Record<string, Flag>>;
  /** Command lines without the `redoubt` before them. */
  readonly examples: readonly string[];
  readonly run: (call: Call) => number | undefined | Promise<number | undefined>;
}

/** Flags that every command has. */
export const everywhere: Readonly<Record<string, Flag>> = {
  json: { help: "print JSON instead of text" },
  help: { help: "explain the command" },
};

/** Reads the words and flags after a command's name. */
export function readCall(command: Command, args: readonly string[], io: Io, registry: readonly AnyWargame[]): Call {
  const flags = { ...command.flags, ...everywhere };
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value, isRepeated = false }]) => [
      name,
      { type: value === undefined ? ("boolean" as const) : ("string" as const), multiple: isRepeated },
    ]),
  );
  const { positionals, values } = parsed(command, args, options);
  const listOf = (name: string): readonly string[] => {
    const value = values[name];
    if (Array.isArray(value)) return value.map(String);
    return typeof value === "string" ? [value] : [];
  };
  return {
    words: positionals,
    flag: (name) => listOf(name)[0],
    flags: listOf,
    has: (name) => values[name] !== undefined,
    isJson: values.json === true,
    io,
    registry,
  };
}

interface Parsed {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
}

function parsed(command: Command, args: readonly string[], options: ParseArgsConfig["options"]): Parsed {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [what] = error.message.split(". ");
    throw usageComplaint(`${what}. See \`redoubt help ${command.name}\`.`);
  }
}

/** The words of a call, at least `least` and at most `most` of them. */
export function wordsOf(call: Call, command: Command, least: number, most = least): readonly string[] {
  const { words } = call;
  if (words.length >= least && words.length <= most) return words;
  const what = words.length < least ? "Too few words" : `"${words[most]}" is one word too many`;
  throw usageComplaint(`${what}: redoubt ${command.name} ${command.words}. See \`redoubt help ${command.name}\`.`);
}

/** A whole number after a flag. */
export function numberFlag(call: Call, name: string, standard: number, least = 0): number {
  const text = call.flag(name);
  if (text === undefined) return standard;
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
  throw usageComplaint(`--${name} needs a whole number of ${least} or more, not "${text}".`);
}

/** `--option k=v` flags as options of a set-up. */
export function optionFlags(call: Call): Readonly<Record<string, string>> {
  return Object.fromEntries(
    call.flags("option").map((text) => {
      const at = text.indexOf("=");
      if (at < 1) throw usageComplaint(`--option needs NAME=CHOICE, not "${text}".`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

/** Prints a result: as JSON where that was asked for, else as lines of text. */
export function report(call: Call, value: unknown, lines: () => readonly string[]): void {
  call.io.out(call.isJson ? JSON.stringify(value, null, 2) : lines().join("\n"));
}
