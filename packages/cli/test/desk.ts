import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyWargame } from "@redoubt/mechanics";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { onTestFinished } from "vitest";
import { main } from "../src/command-line.ts";
import type { Io } from "../src/io.ts";

/** What a command line printed and how it ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** How the outside behaves in a test. */
export interface Outside {
  readonly registry?: readonly AnyWargame[];
  /** Lines that a person types. */
  readonly typed?: readonly string[];
  /** What happens elsewhere before the first of them. */
  readonly beforeFirstLine?: () => Promise<void>;
  /** After how many looks at the clock Ctrl-C is pressed. */
  readonly stopAfter?: number;
  readonly width?: number | null;
}

/** A temporary folder and a way to run commands in it. */
export interface Desk {
  readonly path: (name: string) => string;
  readonly write: (name: string, content: unknown) => string;
  readonly read: (name: string) => string;
  readonly has: (name: string) => boolean;
  readonly files: () => readonly string[];
  readonly run: (line: readonly string[], outside?: Outside) => Promise<Ran>;
  /** Runs with --json and returns what was printed. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of every shape
  readonly json: (line: readonly string[], outside?: Outside) => Promise<any>;
}

const secret = "c0ffee".padEnd(64, "0");

/** Night Piquets is the one system on the desk. */
export function desk(): Desk {
  const folder = mkdtempSync(join(tmpdir(), "redoubt-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string) => join(folder, name);
  const run = async (line: readonly string[], outside: Outside = {}): Promise<Ran> => {
    const { io, printed } = fakeIo(outside);
    const code = await main(line, io, outside.registry ?? [teachingSystem]);
    // The folder has another name in every run; tests compare what stays.
    const clean = (text: string) => text.replaceAll(`${folder}/`, "");
    return { code, out: clean(printed.out), err: clean(printed.err) };
  };
  return {
    path,
    write(name, content) {
      writeFileSync(path(name), typeof content === "string" ? content : JSON.stringify(content));
      return path(name);
    },
    read: (name) => readFileSync(path(name), "utf8"),
    has: (name) => existsSync(path(name)),
    files: () => readdirSync(folder).sort(),
    run,
    json: async (line, outside) => JSON.parse((await run([...line, "--json"], outside)).out),
  };
}

function fakeIo({ typed = [], beforeFirstLine, stopAfter = Number.POSITIVE_INFINITY, width = null }: Outside) {
  const printed = { out: "", err: "" };
  const waiting = [...typed];
  let clock = 0;
  const io: Io = {
    out(text) {
      printed.out += `${text}\n`;
    },
    err(text) {
      printed.err += `${text}\n`;
    },
    passing(line) {
      if (line !== null) printed.err += `${line}\n`;
    },
    width,
    now: () => (clock += 100),
    secret: () => secret,
    async readLine() {
      if (waiting.length === typed.length) await beforeFirstLine?.();
      return waiting.shift() ?? null;
    },
    stopSign: () => ({ isSet: () => clock > stopAfter * 100, release() {} }),
    breathe: () => Promise.resolve(),
  };
  return { io, printed };
}

/** A game of the teaching system where north is about to move. */
export async function begun(at: Desk, name = "game.json"): Promise<string> {
  const file = at.path(name);
  await at.run(["new", "night-piquets", "glade", file, "--seed", "3"]);
  await at.run(["do", file, "guards N1", "guards S2", "rest", "rest"]);
  await at.run(["do", file, "--seat", "north", "advance N1", "advance N2", "advance N3", "seal"]);
  await at.run(["do", file, "--seat", "south", "advance S1", "advance S2", "advance S3", "seal"]);
  return file;
}

/** A position in which N1 stands next to where S1 may fire at it. */
export const contact = {
  system: "night-piquets",
  scenario: null,
  map: { cols: 4, rows: 4, hexes: { "0302": ["woods"] } },
  units: [
    { id: "N1", side: "north", kind: "infantry", at: "0101" },
    { id: "S1", side: "south", kind: "infantry", at: "0103" },
  ],
  phase: "movement",
};
