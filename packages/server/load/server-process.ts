import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** A Redoubt server in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Kills it without warning. */
  readonly kill: () => Promise<void>;
}

/** Starts a server over what `env` names and waits until it answers. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: { ...process.env, HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { stdout } = child;
  if (stdout === null) throw new Error("the server has no output");
  for await (const line of createInterface({ input: stdout })) {
    const address = /Open (http:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    return {
      address: address.replace("localhost", "127.0.0.1"),
      pid: child.pid ?? 0,
      async kill() {
        const ended = once(child, "exit");
        child.kill("SIGKILL");
        await ended;
      },
    };
  }
  throw new Error("the server ended without an address");
}
