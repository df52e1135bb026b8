import { floodCase, floodChecksum } from "./flood.ts";
import type { BenchGroup } from "./group.ts";
import { honeycombCase } from "./honeycomb.ts";
import { sightCase, sightChecksum, sightRuleCase } from "./sight.ts";
import { compileTwin } from "./twin.ts";
import { createWorld } from "./world.ts";

const NO_COMPILER = "no C compiler on this machine: the C twin was not measured";

/** Movement floods: ours, the C twin, honeycomb-grid. */
export async function floodGroup(): Promise<BenchGroup> {
  const world = createWorld();
  const twin = compileTwin();
  if (twin !== undefined && twin.floods !== floodChecksum(world))
    throw new Error("the C twin's floods differ from ours");
  const peer = await honeycombCase(world);
  return {
    name: "flood",
    unit: "floods",
    cases: [floodCase(world), ...(twin ? [twin.flood] : []), ...(peer ? [peer] : [])],
    comparisons: [
      {
        claim: "movement flood against honeycomb-grid with a Map",
        faster: "flood",
        slower: "flood with honeycomb-grid",
        bound: "at least",
        times: 60,
        aim: 200,
      },
      {
        claim: "tuned C against movement flood",
        faster: "flood in C",
        slower: "flood",
        bound: "at most",
        times: 5,
        aim: 3,
      },
    ],
    notes: [...(twin ? [] : [NO_COMPILER]), ...(peer ? [] : ["honeycomb-grid could not be installed"])],
  };
}

/** Sight lines of ten hexes: ours and the C twin. */
export async function sightGroup(): Promise<BenchGroup> {
  const world = createWorld();
  const twin = compileTwin();
  if (twin !== undefined && twin.sights !== sightChecksum(world)) throw new Error("the C twin's sight lines differ");
  return {
    name: "sight",
    unit: "sight lines",
    cases: [sightCase(world), sightRuleCase(world), ...(twin ? [twin.sight] : [])],
    comparisons: [
      {
        claim: "C against sight line of ten hexes",
        faster: "sight line in C",
        slower: "sight line",
        bound: "at most",
        times: 4,
      },
    ],
    notes: twin ? [] : [NO_COMPILER],
  };
}
