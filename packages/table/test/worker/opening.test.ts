import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import type { NotOpened, OpenedGame } from "../../src/worker/messages.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";

const secret = "9".padStart(64, "0");
const referee = () => createReferee([teachingSystem], openText);

function someFile(): string {
  const at = referee();
  at.begin({ system: "night-piquets", scenario: "glade", options: {}, secret });
  at.apply({ seat: 0, decision: 0, answer: "guards N1" });
  at.apply({ seat: 1, decision: 0, answer: "guards S2" });
  return at.file(null);
}

const reason = (text: string): string => (referee().open({ text, secret }) as NotOpened).reason;

describe("opening files", () => {
  test("text that is no JSON, or is cut short, is damaged", () => {
    expect(reason("")).toBe("damaged");
    expect(reason(someFile().slice(0, 200))).toBe("damaged");
  });

  test("a file of something else is not ours", () => {
    expect(reason('{"hello": 1}')).toBe("not-ours");
  });

  test("a file of a newer format is told as newer", () => {
    expect(reason(someFile().replace(/redoubt-game\/\d+/, "redoubt-game/99"))).toBe("newer");
  });

  test("a game of a system that is not here is told", () => {
    expect(reason(someFile().replace('"system":"night-piquets"', '"system":"bloody-moon"'))).toBe("unknown-system");
  });

  test("an answer that was changed by hand is damage", () => {
    expect(reason(someFile().replace("guards S2", "guards S3"))).toBe("damaged");
  });

  test("a game of an older version that still replays is played on", () => {
    const opened = referee().open({ text: someFile().replace('"version":"1"', '"version":"0"'), secret }) as OpenedGame;
    expect(opened.facts.readOnly).toBeNull();
    expect(opened.entries).toBe(2);
  });

  test("a game of an older version that does not replay is shown as far as it goes and kept as it was", () => {
    const old = someFile().replace('"version":"1"', '"version":"0"').replace("guards S2", "guards N2");
    const at = referee();
    const opened = at.open({ text: old, secret }) as OpenedGame;
    expect(opened.facts.readOnly).toMatch(/answer 1 of 2/);
    expect(at.file(null)).toBe(old);
    expect(at.moment({ seat: 1 }).choices).toEqual([]);
    expect(at.apply({ seat: 1, decision: 0, answer: "guards S2" }).kind).toBe("misused");
  });

  test("a game against the computer is opened against the same player, one that names none between people", () => {
    const at = referee();
    const players = ["person", "veteran:bold"];
    at.begin({ system: "night-piquets", scenario: "glade", options: {}, secret, players });
    expect(JSON.parse(at.file(null)).opponents).toEqual({ south: "veteran:bold" });
    expect(referee().open({ text: at.file(null), secret })).toMatchObject({ players });
    expect(referee().open({ text: someFile(), secret })).toMatchObject({ players: ["person", "person"] });
  });

  test("players that the page knows are seated instead of those of the file, and are saved", () => {
    const at = referee();
    expect(at.open({ text: someFile(), secret, players: ["regular", "person"] })).toMatchObject({
      players: ["regular", "person"],
    });
    expect(JSON.parse(at.file(null)).opponents).toEqual({ north: "regular" });
  });

  test("a position is opened and can be played", () => {
    const position = {
      system: "night-piquets",
      scenario: "glade",
      map: { use: "glade" },
      units: [
        { id: "N1", side: "north", kind: "infantry", at: "0202" },
        { id: "S1", side: "south", kind: "infantry", at: "0304" },
      ],
      phase: "movement",
    };
    const at = referee();
    const opened = at.open({ text: JSON.stringify(position), secret }) as OpenedGame;
    expect(opened.facts.title).toMatch(/^Position/);
    expect(at.moment({ seat: 0 }).choices.map(({ text }) => text)).toContain("unit N1");
  });

  test("a position with a fault names the field", () => {
    const refused = referee().open({
      text: '{"system":"night-piquets","map":{"use":"glade"},"units":[{"id":"A"}]}',
      secret,
    });
    expect((refused as NotOpened).problems.map(({ where }) => where)).toContain("units[0].side");
  });
});
