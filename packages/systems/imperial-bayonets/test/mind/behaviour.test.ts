import { askingStep, seatsToAnswer } from "@redoubt/engine";
import type { Situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { mind } from "../../src/mind/mind.ts";
import type { BayonetsPlay } from "../../src/state.ts";
import { al, ru, stand } from "../muster.ts";

const temper = { name: "steady", ownLoss: 100, exposure: 100, drive: 100 };
const compass = { russian: ["N", "NE", "NW"], allied: ["S", "SE", "SW"] };

/** What the mind answers in a situation, in the words of the game. */
function thought(s: Situation): string {
  const play = s.game.play() as unknown as BayonetsPlay; // the situation is one of this system
  const seat = seatsToAnswer(play)[0];
  const naming = imperialBayonets.naming(play.world);
  const codes = s.answers().map((text) => imperialBayonets.words.parse(text, naming) as number);
  const scores = new Int32Array(codes.length);
  const list = { count: codes.length, codes: Int32Array.from(codes) };
  mind.judge(play, seat, mind.plans(play, seat)[0], temper, list, scores);
  return s.answers()[scores.indexOf(Math.max(...scores))];
}

/** Lets the mind answer until another decision is asked, and tells what it said. */
function thoughts(s: Situation, decisions: readonly string[], most = 60): string[] {
  const said: string[] = [];
  while (said.length < most) {
    const play = s.game.play();
    if (play.state.frames === null) break;
    if (!decisions.includes(askingStep(play, seatsToAnswer(play)[0]).decision)) break;
    const text = thought(s);
    said.push(text);
    s.answer(text);
  }
  return said;
}

describe("what the mind of Imperial Bayonets does", () => {
  test("9.4d: an attack is made with all who make it good, not with the first of them alone", () => {
    const s = stand({
      phase: "ic-combat",
      flags: { compass },
      units: [
        ru.infantry("A", "0303", { state: ["ic"] }),
        ru.infantry("B", "0303", { state: ["ic"] }),
        ru.infantry("C", "0404", { state: ["ic"] }),
        al.infantry("E", "0304"),
      ],
      dice: [6],
    });
    const said = thoughts(s, ["combat", "attack"], 5);
    expect(said).toEqual(["target 0304", "add A", "add B", "add C", "resolve"]);
  });

  test("9.0a: where an attack is owed and hopeless, it costs the least unit there is", () => {
    const s = stand({
      phase: "ic-combat",
      flags: { compass },
      units: [
        ru.infantry("A", "0303", { state: ["ic"], stats: { sp: 4 } }),
        ru.infantry("B", "0303", { state: ["ic"], stats: { sp: 1 } }),
        al.infantry("E", "0304", { stats: { sp: 8 } }),
        al.infantry("F", "0304", { stats: { sp: 8 } }),
      ],
      dice: [1],
    });
    expect(thoughts(s, ["combat", "attack"], 3)).toEqual(["target 0304", "add B", "resolve"]);
  });

  test("7.0a, 9.0a: troops who can reach an enemy weaker than all of them go next to him together and attack", () => {
    const s = stand({
      phase: "ic-maneuver",
      flags: { compass },
      map: { cols: 12, rows: 12 },
      units: [
        ru.infantry("A", "0403", { state: ["ic"] }),
        ru.infantry("B", "0403", { state: ["ic"] }),
        ru.infantry("C", "0603", { state: ["ic"] }),
        ru.infantry("D", "0603", { state: ["ic"] }),
        al.infantry("E", "0506", { stats: { sp: 3 } }),
      ],
    });
    thoughts(s, ["maneuver", "move"]);
    const beside = ["A", "B", "C", "D"].filter((id) =>
      ["0505", "0405", "0605", "0406", "0606"].includes(s.unit(id).at),
    );
    expect(beside.length).toBeGreaterThanOrEqual(3);
  });

  test("9.3: a charge that can hardly end well is not made, one on guns alone is", () => {
    const charging = (target: ReturnType<typeof al.infantry>) =>
      thought(
        stand({
          phase: "ic-combat",
          flags: { compass, charges: [{ unit: "C", target: "0404" }] },
          units: [ru.cavalry("C", "0401", { state: ["ic"] }), ru.infantry("A", "0304", { state: ["ic"] }), target],
        }),
      );
    expect(charging(al.infantry("E", "0404", { stats: { sp: 7, initiative: 5 } }))).toBe("end");
    expect(charging(al.guns("E", "0404", { stats: { sp: 1 } }))).toBe("charge C");
  });

  test("tells who attacks where, and what for", () => {
    const s = stand({
      phase: "ic-maneuver",
      flags: { compass },
      units: [
        ru.officer("Ivanov", "0402"),
        ru.infantry("A", "0402", { state: ["ic"], parent: "Ivanov" }),
        ru.infantry("B", "0402", { state: ["ic"], parent: "Ivanov" }),
        al.infantry("E", "0404", { stats: { sp: 1 } }),
      ],
    });
    const play = s.game.play() as unknown as BayonetsPlay; // the situation is one of this system
    expect(mind.aim(play, 0, mind.plans(play, 0)[0])).toContain("attack 0404");
  });
});
