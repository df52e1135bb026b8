import { afterEach, expect, test, vi } from "vitest";
import { createBuiltMaps } from "../../src/parts/built-maps.ts";

const files = { "quad/alma": ["map-alma.json"], "quad/balaclava": ["map-balaclava.json"] };
const drawn = { of: "12-ab", layers: { ground: "<rect/>" } };

afterEach(() => vi.unstubAllGlobals());

/** The maps of a page, and what it has fetched for them. */
function maps(protocol: string, answer: () => Promise<Response> = async () => Response.json(drawn)) {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    fetched.push(url);
    return answer();
  });
  return { ...createBuiltMaps(files, { protocol } as Location), fetched };
}

test("the drawn map of a battle is fetched once, by whoever asks first", async () => {
  const { ask, fetched } = maps("https:");
  expect(await Promise.all([ask("quad/alma"), ask("quad/alma")])).toEqual([drawn, drawn]);
  expect(fetched).toEqual(["./assets/map-alma.json"]);
});

test("a battle without a drawn map has none, and a page from a disk fetches none", async () => {
  const [near, disk] = [maps("https:"), maps("file:")];
  expect([await near.ask("quad/null"), await disk.ask("quad/alma")]).toEqual([null, null]);
  expect([...near.fetched, ...disk.fetched]).toEqual([]);
});

test("a map that cannot be fetched or read is none: the worker draws it", async () => {
  expect(await maps("https:", () => Promise.reject(new TypeError("no network"))).ask("quad/alma")).toBeNull();
  expect(await maps("https:", async () => new Response("There is nothing here.")).ask("quad/alma")).toBeNull();
});
