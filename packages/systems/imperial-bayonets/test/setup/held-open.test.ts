import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { al, ru, whyNot } from "../muster.ts";

/** A position whose phase waits for its player though nobody can act in it. */
const held = (text: SituationText) =>
  situation(
    { ...imperialBayonets, begin: imperialBayonets.beginHeld ?? imperialBayonets.begin },
    { active: "russian", ...text },
  );

const compass = { russian: ["N"], allied: ["S"] };
const foe = al.infantry("E", "0404");

describe("a position is asked in the phase it names, though nobody can act in it", () => {
  test.each<[string, SituationText, string, string]>([
    [
      "6.1.1a: command, an Officer too far away",
      {
        phase: "command-distribution",
        units: [
          ru.head("C", "0101", { corps: "III" }),
          ru.officer("O", "0808", { corps: "III", division: "7", parent: "C" }),
          ru.infantry("A", "0808", { corps: "III", division: "7", parent: "O" }),
        ],
      },
      "command C O",
      "6.1.1a no-trace",
    ],
    [
      "7.1.1a: maneuver, the only unit is held",
      { phase: "ic-maneuver", units: [ru.infantry("A", "0403"), foe] },
      "unit A",
      "7.1.1a held-fast",
    ],
    [
      "9.1e: bombardment, the battery stands beside the enemy",
      { phase: "ic-bombardment", units: [ru.guns("G", "0403"), foe] },
      "target 0404",
      "9.1e guns-beside-enemy",
    ],
    [
      "9.4a: combat, nobody touches the enemy",
      { phase: "ic-combat", units: [ru.infantry("A", "0401"), foe] },
      "target 0404",
      "9.0c nobody-to-attack",
    ],
    [
      "9.3b: charge, nobody else touches the enemy",
      {
        phase: "ic-combat",
        units: [ru.cavalry("C", "0401"), foe],
        flags: { compass, charges: [{ unit: "C", target: "0404" }] },
      },
      "charge C",
      "9.3b not-engaged",
    ],
    [
      "4.0-5a: out of command, the Officer has checked",
      { phase: "ooc-activation", units: [ru.officer("O", "0101", { state: ["checked", "moved"] }), foe] },
      "check O",
      "4.0-5a has-checked",
    ],
    [
      "11.0b: disengagement, the unit is in no enemy zone",
      { phase: "disengagement", units: [ru.infantry("A", "0101"), foe], flags: { compass } },
      "unit A",
      "11.0b not-in-zone",
    ],
    [
      "5.2b: Recovery, the Officer stands in an enemy zone",
      {
        phase: "administration",
        units: [ru.officer("O", "0403", { corps: "III" }), ru.infantry("A", "uar", { corps: "III", parent: "O" }), foe],
      },
      "sponsor O",
      "5.2b in-enemy-zone",
    ],
    [
      "5.2d: Recovery, nobody sponsors the unit of the second player",
      {
        phase: "administration",
        active: "allied",
        units: [
          ru.infantry("R", "0808"),
          al.officer("O", "0403", { corps: "F" }),
          al.infantry("A", "uar", { corps: "F", parent: "O" }),
        ],
        flags: { step: "recovery" },
      },
      "recover A",
      "5.2a no-sponsor",
    ],
  ])("%s", (_title, text, answer, why) => {
    expect(whyNot(held(text), answer)).toBe(why);
  });

  test("4.0: and goes on as always once its player has ended it", () => {
    const s = held({ phase: "ic-bombardment", units: [ru.guns("G", "0403"), foe] });
    expect(s.answers()).toEqual(["end"]);
    s.answer("end");
    expect(s.decision().kind).toBe("combat");
  });

  test("9.1e: a bombardment of the enemy beside the guns is refused as a question too", () => {
    const s = held({ phase: "ic-bombardment", units: [ru.guns("G", "0403"), foe] });
    expect(imperialBayonets.questions.combat(s.game.play() as never, ["G"], ["E"])).toMatchObject([{ rule: "9.1e" }]);
  });
});
