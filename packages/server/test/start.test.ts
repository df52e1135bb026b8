import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { FILES, tableOfThree } from "./table-of-three.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "redoubt-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function spawnServer(folder: string, port: string, table = tableOfThree()): ChildProcess {
  const env = { ...process.env, PORT: port, HOST: "127.0.0.1", REDOUBT_DATA: folder, REDOUBT_TABLE: table };
  const server = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void server.kill("SIGKILL"));
  return server;
}

async function addressOf(server: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: server.stdout! })) {
    const address = /Open (http:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address.replace("localhost", "127.0.0.1");
  }
  throw new Error("the server ended without an address");
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "a started server answers at the address it prints and ends on %s",
  async (signal) => {
    const folder = temporaryFolder();
    const server = spawnServer(folder, "0");
    const address = await addressOf(server);
    expect(await (await fetch(address)).text()).toBe(FILES["index.html"]);
    expect(await (await fetch(`${address}api/systems`)).json()).toHaveProperty("systems");
    server.kill(signal);
    server.kill(signal);
    expect(await once(server, "exit")).toEqual([0, null]);
    expect(existsSync(join(folder, "redoubt.sqlite-wal"))).toBe(false);
    expect(existsSync(join(folder, "redoubt.sqlite"))).toBe(true);
  },
);

test("a port in use is named, with a way to choose another, and the exit code is 1", async () => {
  const first = spawnServer(temporaryFolder(), "0");
  const port = new URL(await addressOf(first)).port;
  const second = spawnServer(temporaryFolder(), port);
  const [[code], message] = await Promise.all([once(second, "exit"), text(second.stderr!)]);
  expect(code).toBe(1);
  expect(message).toContain(`Port ${port} is in use`);
  expect(message).toContain(`PORT=${Number(port) + 1} npm start`);
});

test("a PORT that is no port is named, and the exit code is 1", async () => {
  const server = spawnServer(temporaryFolder(), "eighteen");
  const [[code], message] = await Promise.all([once(server, "exit"), text(server.stderr!)]);
  expect(code).toBe(1);
  expect(message).toContain('PORT is "eighteen"');
});

test("a table that is not built is named with the way to build it, and the exit code is 1", async () => {
  const folder = temporaryFolder();
  const server = spawnServer(folder, "0", join(folder, "no-table"));
  const [[code], message] = await Promise.all([once(server, "exit"), text(server.stderr!)]);
  expect(code).toBe(1);
  expect(message).toContain(`There is no built table in ${join(folder, "no-table")}. \`npm start\` builds it`);
});
