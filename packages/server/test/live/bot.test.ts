import { readFileSync } from "node:fs";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { makeGame, play, sitDown } from "../../example/bot.ts";
import { openHall } from "./hall.ts";

test("two bots of the example play a whole game, and the example is under a hundred lines", async () => {
  const hall = await openHall();
  const game = await makeGame(hall.address, teachingSystem.id, teachingSystem.scenarios[0].id);
  const keys = [await sitDown(hall.address, game), await sitDown(hall.address, game)];
  const given = await Promise.all(keys.map((key) => play(hall.address, game, key)));
  expect(given[0] + given[1]).toBeGreaterThan(5);
  expect((await hall.get(`games/${game}`)).verdict).not.toBeNull();
  const lines = readFileSync(new URL("../../example/bot.ts", import.meta.url), "utf8").split("\n");
  expect(lines.length).toBeLessThan(100);
});
