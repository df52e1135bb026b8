import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { desk } from "../desk.ts";

describe("redoubt systems", () => {
  test("lists systems and scenarios", async () => {
    expect((await desk().run(["systems"])).out).toBe(
      [
        "night-piquets: Night Piquets, for tests (version 1; north against south)",
        "  glade  The Glade  1854-10-26  4 turns  Two lines meet in the dark.",
        "",
      ].join("\n"),
    );
  });

  test("lists options with their choices", async () => {
    const fog = { id: "fog", title: "Fog", rules: ["1.2"], choices: ["off", "on"], standard: "off" };
    const ran = await desk().run(["systems", "night-piquets"], { registry: [{ ...teachingSystem, options: [fog] }] });
    expect(ran.out).toContain("  option fog: Fog [1.2]\n    off (standard), on\n");
  });

  test("gives JSON", async () => {
    const { systems } = await desk().json(["systems"]);
    expect(systems).toHaveLength(1);
    expect(systems[0]).toMatchObject({ id: "night-piquets", seats: ["north", "south"], maps: ["glade"] });
    expect(systems[0].scenarios[0].id).toBe("glade");
  });
});
