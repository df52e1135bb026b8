import { type Command, everywhere, report, wordsOf } from "../command.ts";
import { unknownComplaint } from "../complaint.ts";
import { columns } from "../sentences.ts";

/** All commands at a glance. */
export function overview(all: readonly Command[]): string {
  return [
    "Redoubt plays the hex-and-counter games of the Crimean War with every rule enforced.",
    "",
    "  redoubt COMMAND ...",
    "",
    ...columns(all.map(({ name, summary }) => [name, summary])),
    "",
    "`redoubt help COMMAND` explains one of them with examples. Every command takes --json.",
    "Exit codes: 0 all is well; 1 a mistake in the input, or a rule forbids it; 2 a bug in Redoubt; 130 stopped by Ctrl-C.",
  ].join("\n");
}

/** One command in full. */
export function commandHelp({ name, words, summary, text = [], flags = {}, examples }: Command): string {
  const rows = Object.entries({ ...flags, ...everywhere }).map(([flag, { value, help, isRepeated = false }]) => [
    `--${flag}${value === undefined ? "" : ` ${value}`}`,
    `${help}${isRepeated ? " (may be repeated)" : ""}`,
  ]);
  return [
    `  redoubt ${name} ${words}`.trimEnd(),
    "",
    `${summary[0].toUpperCase()}${summary.slice(1)}.`,
    ...text,
    "",
    ...columns(rows),
    "",
    "Examples:",
    ...examples.map((example) => `  redoubt ${example}`),
  ].join("\n");
}

function described({ run, ...rest }: Command) {
  return rest;
}

/** `redoubt help`: what there is. It lists the commands that `all` returns, itself among them. */
export function helpOn(all: () => readonly Command[]): Command {
  const help: Command = {
    name: "help",
    words: "[COMMAND]",
    summary: "explain Redoubt, or one command",
    examples: ["help", "help do"],
    run(call) {
      const [name] = wordsOf(call, help, 0, 1);
      const command = all().find((known) => known.name === name);
      if (command !== undefined) report(call, described(command), () => [commandHelp(command)]);
      else if (name === undefined) report(call, { commands: all().map(described) }, () => [overview(all())]);
      else {
        const names = all().map((known) => known.name);
        throw unknownComplaint("command", name, names);
      }
    },
  };
  return help;
}
