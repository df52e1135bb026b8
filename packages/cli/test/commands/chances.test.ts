import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { desk } from "../desk.ts";

const outside = { registry: wargames };

test("the chances of a game are counted at moments of it, the same whatever the number of jobs", async () => {
  const { run, json, path } = desk();
  const file = path("game.json");
  await run(["new", "bloody-retribution", "inkerman", file, "--seed", "3"], outside);
  for (let i = 0; i < 3; i++) {
    const { answers } = (await json(["options", file], outside)).decisions[0];
    await run(["do", file, answers[0].answer], outside);
  }
  const line = ["chances", file, "--moments", "2", "--games", "2"];
  const one = await json(line, outside);
  expect(one.seat).toBe(wargames.find(({ id }) => id === "bloody-retribution")?.seats[0]);
  expect(one.moments.map(({ answers }: { answers: number }) => answers)).toEqual([0, 3]);
  for (const { chance } of one.moments) expect(chance.mean).toBeGreaterThanOrEqual(0);
  expect(await json([...line, "--jobs", "2"], outside)).toEqual(one);
}, 120_000);

test("a game in which nothing was played has no chances to tell", async () => {
  const { run, path } = desk();
  await run(["new", "bloody-retribution", "inkerman", path("new.json"), "--seed", "3"], outside);
  expect((await run(["chances", path("new.json")], outside)).err).toContain("nothing has been played yet");
});
