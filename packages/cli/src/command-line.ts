import { MissingValue } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import manifest from "../package.json" with { type: "json" };
import { type Command, readCall } from "./command.ts";
import { commandHelp, overview } from "./commands/help.ts";
import { commands } from "./commands.ts";
import { Complaint, unknownComplaint } from "./complaint.ts";
import type { Io } from "./io.ts";

/** Exit codes: 0 all is well, 1 a mistake in the input or a rule that forbids it, 2 a bug of ours. */
export const exitMistake = 1;
export const exitBug = 2;

/** Runs one command line and returns its exit code. Never throws. */
export async function main(args: readonly string[], io: Io, registry: readonly AnyWargame[]): Promise<number> {
  try {
    const [name = "help", ...rest] = args;
    if (name === "--help" || name === "-h") {
      io.out(overview(commands));
      return 0;
    }
    if (name === "--version") {
      io.out(manifest.version);
      return 0;
    }
    const command = commandNamed(name);
    const call = readCall(command, rest, io, registry);
    if (call.has("help")) {
      io.out(commandHelp(command));
      return 0;
    }
    return (await command.run(call)) ?? 0;
  } catch (error) {
    return complain(error, args, io);
  }
}

function commandNamed(name: string): Command {
  const command = commands.find((known) => known.name === name);
  if (command !== undefined) return command;
  throw unknownComplaint(
    "command",
    name,
    commands.map((known) => known.name),
  );
}

function complain(caught: unknown, args: readonly string[], io: Io): number {
  const isJson = args.includes("--json");
  const error = caught instanceof MissingValue ? new Complaint("position", caught.message) : caught;
  if (error instanceof Complaint) {
    if (isJson) io.out(JSON.stringify({ error: error.detail }, null, 2));
    else io.err(error.message);
    return exitMistake;
  }
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (isJson) io.out(JSON.stringify({ error: { kind: "bug", message: trace } }, null, 2));
  io.err(trace);
  io.err("");
  io.err("This is a bug in Redoubt, not a mistake of yours; no file was changed by it. Please report it with the");
  io.err("lines above, the file that was used, and the command:");
  io.err(`  redoubt ${args.map((arg) => (/^[\w./:=,-]+$/.test(arg) ? arg : JSON.stringify(arg))).join(" ")}`);
  return exitBug;
}
