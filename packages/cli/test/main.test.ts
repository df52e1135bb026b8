import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { desk } from "./desk.ts";

const program = fileURLToPath(new URL("../bin/redoubt.mjs", import.meta.url));

function redoubt(...args: readonly string[]) {
  return spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });
}

describe("the program", { timeout: 60_000 }, () => {
  test("runs a command and hands on its output and exit code", () => {
    const { status, stdout } = redoubt("systems", "--json");
    expect(status).toBe(0);
    expect(JSON.parse(stdout).systems.map(({ id }: { id: string }) => id)).toContain("spi-quad");
  });

  test("ends with 1 and a complaint on standard error for a mistake", () => {
    const at = desk();
    const { status, stdout, stderr } = redoubt("show", at.path("none.json"));
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toContain("there is no such file");
  });

  test("plays a game from its first answers to a verified file", () => {
    const at = desk();
    const file = at.path("game.json");
    expect(redoubt("new", "spi-quad", "alma", file, "--seed", "1").status).toBe(0);
    const { decisions } = JSON.parse(redoubt("options", file, "--json").stdout);
    expect(redoubt("do", file, decisions[0].answers[0].answer).status).toBe(0);
    expect(redoubt("replay", file).stdout).toContain("1 answer replayed, every hash is right");
  });
});
