import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings, startServer } from "@redoubt/server";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, onTestFinished, test } from "vitest";
import { main } from "../../src/command-line.ts";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "redoubt-cli-server-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function run(...args: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  const io = { out: say, err: say, isTerminal: false } as unknown as Parameters<typeof main>[1];
  const code = await main([...args], io, [teachingSystem]);
  return { code, text: said.join("\n") };
}

const share = (digit: string): string => digit.repeat(64);

/** A game on a server that its players have agreed to call a draw, after some answers. */
async function finishedGame(data: string): Promise<{ readonly address: string; readonly id: string }> {
  const table = folder();
  writeFileSync(join(table, "index.html"), "<!doctype html>");
  const env = { PORT: "0", REDOUBT_DATA: data, REDOUBT_TABLE: table, REDOUBT_LOG: "silent" };
  const server = await startServer(readSettings(env), [teachingSystem]);
  onTestFinished(() => server.close());
  const address = server.address.replace("localhost", "127.0.0.1");
  const headers = { "content-type": "application/json" };
  const post = async (path: string, body: object): Promise<Record<string, string>> =>
    (await fetch(`${address}api/${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json() as Promise<
      Record<string, string>
    >;
  const { id } = await post("games", { system: teachingSystem.id, scenario: teachingSystem.scenarios[0].id });
  const [one, other] = await Promise.all(
    teachingSystem.seats.map(async (seat, i) => {
      const { key } = await post(`games/${id}/seats`, { seat, share: share(String(i + 1)) });
      const line = new WebSocket(`${address.replace("http", "ws")}api/games/${id}/live`);
      const heard: string[] = [];
      line.addEventListener("message", ({ data: text }) => heard.push(String(text)));
      await new Promise((opened) => line.addEventListener("open", opened));
      line.send(JSON.stringify({ do: "hello", key }));
      await expect.poll(() => heard.join()).toContain('"welcome"');
      return { line, heard };
    }),
  );
  one.line.send(JSON.stringify({ do: "offer", offer: "draw", mark: "m0" }));
  await expect.poll(() => one.heard.join()).toContain('"mark":"m0"');
  other.line.send(JSON.stringify({ do: "agree", mark: "m1" }));
  await expect.poll(() => other.heard.join()).toContain('"mark":"m1"');
  return { address, id };
}

test("verify checks the shares, the secret and every die of a finished game on a server", async () => {
  const { address, id } = await finishedGame(folder());
  const good = await run("verify", `${address}#online=${id}`, "--share", share("1"));
  expect(good.text).toContain("verified");
  expect(good.code).toBe(0);
  const other = await run("verify", `${address}#online=${id}`, "--share", share("9"));
  expect(other).toMatchObject({ code: 1, text: "The share that you gave is not among those of the game." });
  const changed = await run("verify", `${address}#online=${id}`, "--fingerprint", share("0"));
  expect(changed.text).toContain("the server changed it");
  expect((await run("verify", "somewhere")).text).toContain("is not the address of a game");
});

test("a store is backed up and put back by command, and the outlook tells what this release changes", async () => {
  const data = folder();
  await finishedGame(data);
  const file = join(folder(), "games.backup");
  expect((await run("backup", file, "--data", data)).text).toContain("1 game with 2 acts and 0 accounts written");
  const fresh = folder();
  expect((await run("restore", file, "--data", fresh)).text).toContain("1 game");
  expect((await run("restore", file, "--data", fresh)).text).toContain("1 known already");
  expect(await run("outlook", "--data", fresh)).toMatchObject({ code: 0 });
  expect((await run("restore", join(fresh, "nothing"), "--data", fresh)).code).toBe(1);
});
