import { situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { back, cavalry, everyDie, toldOf, type Units, unit } from "./every-die.ts";

describe("whoever cannot retreat is told to be lost, and not to retreat", () => {
  // The ring closes every hex about R by zones; the mouth leaves 0708 open, and nothing beyond it.
  const ring = ["0808", "0608"].map((at, i) => unit("allied", `Z${i}`, at, { melee: 1, back }));
  const mouth = ["0806", "0607", "0610", "0809"].map((at, i) => unit("allied", `Z${i}`, at, { melee: 1, back }));
  const attacker = unit("allied", "A", "0706", { melee: 24, morale: 3, back });
  const melee = { phase: "melee", active: "allied" };
  const fire = { phase: "offensive-fire", active: "allied" };
  const told = (units: Units, answers: readonly string[], more: object, die: number, one: string): string => {
    const s = situation(spiQuad, { map: { cols: 14, rows: 14 }, units, ...more, dice: [die] });
    const events = answers.flatMap((answer) => s.answer(answer));
    const { world } = s.game.play();
    const all = events.map((event) => spiQuad.wording.event(world, event as never));
    return toldOf(
      all.filter(({ cell }) => cell === undefined),
      one,
    );
  };

  test.each([
    ["8.5: infantry", [unit("russian", "R", "0707", { melee: 4, back })]],
    ["8.5, 11.21: cavalry", [unit("russian", "R", "0707", { melee: 4, back }, cavalry)]],
    [
      "8.5: a horse gun",
      [unit("russian", "R", "0707", { class: "G", fire: 0, melee: 4, back }, { kind: "horse-artillery" })],
    ],
  ] as const)("%s in a ring", (_, defenders) => {
    for (const morale of [1, 3, 5]) {
      const units = [{ ...attacker, stats: { ...attacker.stats, morale } }, ...ring, ...defenders];
      everyDie(units, ["target 0707", "add A", "attack"], melee);
    }
  });

  test("8.5, 8.54: beside another that can go", () => {
    const two = [unit("russian", "R", "0707", { melee: 2, back }), unit("russian", "Q", "0605", { melee: 2, back })];
    for (const morale of [1, 3, 5]) {
      const units = [{ ...attacker, stats: { ...attacker.stats, morale } }, ...ring, ...two];
      everyDie(units, ["target 0707", "add A", "target 0605", "attack"], melee);
    }
    const lead = ["target 0707", "add A", "target 0605", "attack"];
    expect(told([attacker, ...ring, ...two], lead, melee, 4, "R")).toContain("R cannot retreat as far as it must");
  });

  test("8.54, 11.21: nor is cavalry that cannot go far enough beside another that can", () => {
    const two = [
      unit("russian", "R", "0707", { melee: 2, back }, cavalry),
      unit("russian", "Q", "0605", { melee: 2, back }),
    ];
    const weak = { ...attacker, stats: { ...attacker.stats, morale: 1 } };
    const lead = ["target 0707", "add A", "target 0605", "attack"];
    const texts = [1, 2, 3].map((die) => told([weak, ...ring, ...two], lead, melee, die, "R"));
    expect(texts.filter((text) => text.includes("R cannot retreat as far as it must"))).not.toEqual([]);
    for (const text of texts) expect(text).not.toContain("R is disrupted");
  });

  test("8.5, 11.21: cavalry that is lost is not told to be disrupted for having fought", () => {
    const horse = unit("russian", "R", "0707", { melee: 4, morale: 4, back }, cavalry);
    const answers = ["target 0707", "add A", "attack"];
    expect(told([attacker, ...ring, horse], answers, melee, 1, "R")).toBe("R is eliminated in 0707.");
  });

  test("8.5: the sentence of a result that drives a unit which cannot go", () => {
    const defender = unit("russian", "R", "0707", { melee: 4, morale: 4, back });
    const answers = ["target 0707", "add A", "attack"];
    expect(told([attacker, ...ring, defender], answers, melee, 6, "R")).toBe("R is eliminated in 0707.");
  });

  test("7.16: by fire, in a ring and where the way is too short", () => {
    const target = unit("russian", "R", "0707", { morale: 1, back: { ...back, morale: 1 } });
    const firer = unit("allied", "A", "0706", { fire: 8, back });
    const answers = ["target 0707", "add A", "fire"];
    for (const others of [ring, mouth]) everyDie([firer, ...others, target], answers, fire);
    expect(told([firer, ...ring, target], answers, fire, 6, "R")).toBe("R is eliminated in 0707.");
  });
});
