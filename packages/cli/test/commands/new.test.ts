import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { desk } from "../desk.ts";

describe("redoubt new", () => {
  test("writes a game that waits for its first decision", async () => {
    const at = desk();
    const ran = await at.run(["new", "night-piquets", "glade", at.path("game.json")]);
    expect(ran).toEqual({
      code: 0,
      err: "",
      out: [
        "game.json: Night Piquets, The Glade.",
        "Decision 0, north: Choose in secret which unit is your Guards. [rule 1.1 (Guards)]",
        "Decision 0, south: Choose in secret which unit is your Guards. [rule 1.1 (Guards)]",
        "",
      ].join("\n"),
    });
    const file = JSON.parse(at.read("game.json"));
    expect(file.header).toMatchObject({ format: "redoubt-game/2", system: "night-piquets", version: "1" });
    expect(file.dice).toEqual({ kind: "seeded", secret: "c0ffee".padEnd(64, "0") });
    expect(file.entries).toEqual([]);
  });

  test("takes dice from a seed or a secret, not from both", async () => {
    const at = desk();
    await at.run(["new", "night-piquets", "glade", at.path("seed.json"), "--seed", "7"]);
    expect(JSON.parse(at.read("seed.json")).dice.secret).toBe("7".padStart(64, "0"));
    await at.run(["new", "night-piquets", "glade", at.path("secret.json"), "--secret", "ab".repeat(32)]);
    expect(JSON.parse(at.read("secret.json")).dice.secret).toBe("ab".repeat(32));
    const both = ["new", "night-piquets", "glade", at.path("both.json"), "--seed", "1", "--secret", "ab".repeat(32)];
    expect(await at.run(both)).toMatchObject({ code: 1, err: "Give --seed or --secret, not both.\n" });
    const short = ["new", "night-piquets", "glade", at.path("both.json"), "--secret", "ab"];
    expect((await at.run(short)).err).toContain("64 hexadecimal digits");
    expect((await at.run([...short.slice(0, 4), "--seed", "-1"])).code).toBe(1);
    expect(at.files()).toEqual(["secret.json", "seed.json"]);
  });

  test("never overwrites a file", async () => {
    const at = desk();
    const file = at.write("game.json", "precious");
    expect(await at.run(["new", "night-piquets", "glade", file])).toEqual({
      code: 1,
      out: "",
      err: "game.json: exists already and is left as it is\n",
    });
    expect(at.read("game.json")).toBe("precious");
  });

  test("names unknown systems, scenarios and options, and writes nothing", async () => {
    const at = desk();
    const file = at.path("game.json");
    const system = await at.run(["new", "night-piquet", "glade", file]);
    expect(system.err).toBe(
      '"night-piquet" is no system known here; known are night-piquets. Did you mean night-piquets?\n',
    );
    const scenario = await at.run(["new", "night-piquets", "glad", file]);
    expect(scenario.err).toBe(
      'night-piquets glad: scenario: "glad" is no scenario of Night Piquets; known are glade\n',
    );
    const option = await at.run(["new", "night-piquets", "glade", file, "--option", "fog=on"]);
    expect(option.err).toBe("night-piquets glade: options.fog: no such option; known are none\n");
    const shape = await at.run(["new", "night-piquets", "glade", file, "--option", "fog"]);
    expect(shape.err).toBe('--option needs NAME=CHOICE, not "fog".\n');
    expect([system, scenario, option, shape].map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    expect(at.files()).toEqual([]);
  });

  test("keeps every option in the file, chosen or standard", async () => {
    const at = desk();
    const fog = { id: "fog", title: "Fog", rules: ["1.2"], choices: ["off", "on"], standard: "off" };
    const rain = { id: "rain", title: "Rain", rules: ["1.2"], choices: ["off", "on"], standard: "off" };
    const system = {
      ...teachingSystem,
      options: [fog, rain],
      world: () => teachingSystem.world({ scenario: "glade", options: {} }),
    };
    const line = ["new", "night-piquets", "glade", at.path("game.json"), "--option", "fog=on"];
    expect((await at.run(line, { registry: [system] })).code).toBe(0);
    expect(JSON.parse(at.read("game.json")).header.setup.options).toEqual({ fog: "on", rain: "off" });
  });

  test("complains about a folder that is not there", async () => {
    const at = desk();
    const ran = await at.run(["new", "night-piquets", "glade", at.path("nowhere/game.json")]);
    expect(ran).toMatchObject({ code: 1, err: "nowhere/game.json: cannot be written: there is no such folder\n" });
  });
});
