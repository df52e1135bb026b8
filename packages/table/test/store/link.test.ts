import { describe, expect, test } from "vitest";
import { fileName } from "../../src/store/file.ts";
import { type Place, pack, placeHash, readPlace, unpack } from "../../src/store/link.ts";

describe("links", () => {
  const places: readonly Place[] = [
    { page: "start" },
    { page: "rules", system: "spi-quad", rule: "A17.11" },
    { page: "rules", system: "spi-quad", rule: null },
    { page: "game", id: "abc", at: null },
    { page: "game", id: "abc", at: 12 },
    { page: "shared", packed: "x-_y", at: 3 },
  ];
  test.each(places)("a place and its address lead to each other: %o", (place) => {
    expect(readPlace(placeHash(place))).toEqual(place);
  });

  test("an address that says nothing known is the start page", () => {
    expect(readPlace("")).toEqual({ page: "start" });
    expect(readPlace("#nonsense=1")).toEqual({ page: "start" });
  });

  test("a game travels in an address and comes out the same", async () => {
    const text = JSON.stringify({
      header: { system: "spi-quad" },
      entries: Array.from({ length: 300 }, (_, i) => `hex ${i}`),
    });
    const packed = await pack(text);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(text.length);
    expect(await unpack(packed)).toBe(text);
  });

  test("an address that was cut short carries nothing", async () => {
    const packed = await pack("a game of some length, a game of some length, and more of it");
    expect(await unpack(packed.slice(0, packed.length - 6))).toBeNull();
    expect(await unpack("***")).toBeNull();
  });

  test("files are named by battle and day", () => {
    expect(fileName("The Battle of Inkerman!", new Date("2026-11-05T10:00:00Z"))).toBe(
      "redoubt-the-battle-of-inkerman-2026-11-05.json",
    );
  });
});
