import { describe, expect, test } from "vitest";
import { contact, type Desk, desk } from "../desk.ts";

const script = ["unit N1", "hex 0102", "fire S1"];

async function open(at: Desk, change: object) {
  at.write("position.json", { ...contact, ...change });
  return at.run(["position", at.path("position.json"), "--out", at.path("game.json")]);
}

describe("redoubt position", () => {
  test("gives the answers of the script with the dice of the file", async () => {
    const at = desk();
    expect(await open(at, { dice: [5], script })).toEqual({
      code: 0,
      err: "",
      out: [
        "position.json: Night Piquets, 2 units. Written to game.json.",
        "   1  north: unit N1",
        "   2  north: hex 0102",
        "        N1 moves to 0102. [2.0]",
        "   3  south: fire S1",
        "        dice: fire 5",
        "        S1 fires at N1: 5. [3.1]",
        "        S1 is a line unit. [3.2]",
        "        N1 loses a step. [3.1]",
        "Decision 3, north: Choose a unit to move, or end your movement. [rule 2.0 (Movement)]",
        "",
      ].join("\n"),
    });
    expect((await at.run(["replay", at.path("game.json")])).out).toContain("1 roll given by hand in the position");
  });

  test("too few dice name the roll that lacks them", async () => {
    const at = desk();
    expect(await open(at, { dice: [], script })).toMatchObject({
      code: 1,
      err: "position.json: dice[0]: too few dice: 0 dice are given, more are needed after script[2] for fire (rule 3.1)\n",
    });
    expect(await open(at, { script })).toMatchObject({ code: 1 });
    expect(at.has("game.json")).toBe(false);
  });

  test("too many dice are refused", async () => {
    const at = desk();
    expect(await open(at, { dice: [5, 3, 1], script })).toMatchObject({
      code: 1,
      err: "position.json: dice[1]: too many dice: the script uses 1 of 3\n",
    });
    expect(at.has("game.json")).toBe(false);
  });

  test("a face that the die does not have is refused", async () => {
    const at = desk();
    expect((await open(at, { dice: [7], script })).err).toBe("position.json: dice[0]: a die of 1 to 6 cannot show 7\n");
  });

  test("a script line that a rule forbids names line, rule and reason", async () => {
    const at = desk();
    expect((await open(at, { script: ["unit N1", "hex 0104"] })).err).toBe(
      'position.json: script[1]: "hex 0104" is forbidden by rule 2.0 (Movement): The hex is not adjacent.\n',
    );
    expect((await open(at, { script: ["unit Q"] })).err).toContain(
      'script[0]: "unit Q" cannot be taken: "Q" is no unit',
    );
    expect(at.has("game.json")).toBe(false);
  });

  test("without a script the dice wait for the answers to come", async () => {
    const at = desk();
    expect((await open(at, { dice: [5] })).code).toBe(0);
    expect((await at.run(["do", at.path("game.json"), ...script])).out).toContain("dice: fire 5");
  });

  test("without dice it rolls its own", async () => {
    const at = desk();
    expect((await open(at, {})).code).toBe(0);
    expect((await at.run(["do", at.path("game.json"), ...script])).out).toContain("dice: fire ");
    expect((await at.run(["replay", at.path("game.json")])).out).toContain("1 roll verified against the secret");
  });

  test("with a seed it goes on after the dice of the script", async () => {
    const at = desk();
    at.write("position.json", { ...contact, dice: [1], script });
    const line = ["position", at.path("position.json"), "--out", at.path("game.json"), "--seed", "4"];
    expect((await at.run(line)).code).toBe(0);
    expect((await at.run(["replay", at.path("game.json")])).out).toContain("1 roll given by hand in the position");
  });

  test("a seat may be named in the script", async () => {
    const at = desk();
    const lines = ["south: seal", "north: advance N1", "north: seal", "unit N1"];
    const ran = await open(at, { phase: "orders", script: lines });
    // What is written in secret is nobody's to know; the last answer of all ends it.
    expect(ran.out).toContain(
      "   1  north: (in secret)\n        Ordered to advance: N1. [1.3]\n   2  north: unit N1\n",
    );
  });

  test("what the map does not have is named with its field", async () => {
    const at = desk();
    const unit = (change: object) => ({ units: [contact.units[0], { ...contact.units[1], ...change }] });
    expect((await open(at, unit({ at: "0909" }))).err).toBe(
      "position.json: units[1].at: hex 0909 is not on the map (0101 to 0404)\n",
    );
    expect((await open(at, { map: { cols: 4, rows: 4, hexes: { "0505": ["woods"] } } })).err).toBe(
      "position.json: map.hexes.0505: hex 0505 is not on the map (0101 to 0404)\n",
    );
    expect((await open(at, { map: { use: "alma" } })).err).toContain('map.use: no map named "alma"; known: glade');
    expect((await open(at, { map: { cols: 4 } })).err).toContain("map.rows: is missing");
    expect((await open(at, unit({ side: "east" }))).err).toContain('units[1].side: "east" is not one of north, south');
    expect((await open(at, { system: "chess" })).err).toContain('system: "chess" is no system known here');
    expect((await open(at, { phase: "tea" })).err).toContain(
      'phase: "tea" is not one of guards, listening, orders, movement',
    );
    expect((await open(at, { options: { fog: true } })).err).toContain("options.fog: no such option");
    expect(at.files()).toEqual(["position.json"]);
  });

  test("refuses a file that is none, and never overwrites", async () => {
    const at = desk();
    at.write("position.json", '{"system": "night-piquets",\n "units": [}');
    expect((await at.run(["position", at.path("position.json")])).err).toMatch(/^position\.json: line 2, column 12: /);
    at.write("game.json", "precious");
    expect((await open(at, {})).err).toBe("game.json: exists already and is left as it is\n");
    expect(at.read("game.json")).toBe("precious");
  });

  test("gives JSON", async () => {
    const at = desk();
    const file = at.write("position.json", { ...contact, dice: [5], script });
    const value = await at.json(["position", file]);
    expect(value.entries.at(-1)).toMatchObject({
      seat: "south",
      answer: "fire S1",
      rolls: [{ purpose: "fire", dice: [5] }],
    });
    expect(value.pending.decisions[0]).toMatchObject({ id: 3, seat: "north", rule: "2.0" });
  });
});
