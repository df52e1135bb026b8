import { createHand } from "@redoubt/ai";
import { hashColumns, isProblems } from "@redoubt/engine";
import { openGame, ownGame } from "@redoubt/protocol";
import { wargames } from "@redoubt/registry";
import { createReferee } from "@redoubt/table/referee";
import { expect, test } from "vitest";
import { hireHelpers } from "../../src/games/helpers.ts";

const noReader = (): never => expect.unreachable("no file is read");

test("threads that help to think imagine the same as whoever asked them would", async () => {
  const system = wargames.find(({ id }) => id === "spi-quad");
  if (system?.mind === undefined) return expect.unreachable("the quad has a mind");
  const referee = createReferee(wargames, noReader);
  referee.begin({ system: system.id, scenario: "balaclava", options: {}, secret: "3".padStart(64, "0") });
  const file = referee.file(null);
  const opened = openGame(system, ownGame(file));
  if (isProblems(opened)) return expect.unreachable("a fresh game opens");
  const play = opened.value.game.play();
  const plans = system.seats.map((_, seat) => system.mind?.plans(play, seat)[0]).filter((plan) => plan !== undefined);
  const errand = { seat: 0, seed: 11, horizon: 1 };
  const courses = [0, 1, 2].map((sample) => ({ plans, sample, keepsDice: true }));
  const at = hashColumns(play.state);

  const helpers = hireHelpers(3);
  expect(helpers.length).toBe(2);
  const home = createHand(system, "steady").imagine(play, errand, courses, () => false);
  for (const helper of helpers) {
    const from = await helper.brief({ file });
    const asked = { player: "marshal", from, entries: [], errand, courses, patience: 60_000 };
    expect(await helper.imagine({ ...asked, at })).toEqual(home);
    // Another position than the one he has before him is none of his business.
    expect(await helper.imagine({ ...asked, at: "elsewhere" })).toBeNull();
  }
  await expect(helpers[0].brief({ file: "{}" })).rejects.toThrow();
});
