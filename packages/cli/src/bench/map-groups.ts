import { createField } from "./field.ts";
import { floodCase, floodChecksum } from "./flood.ts";
import type { BenchGroup } from "./group.ts";
import { honeycombCase } from "./honeycomb.ts";
import { sightCase, sightChecksum } from "./sight.ts";
import { compileTwin } from "./twin.ts";

const NO_COMPILER = "no C compiler on this machine: the C twin was not measured";

/** Movement searches of the quad in a battle: its own, the C twin's, honeycomb-grid's. */
export async function floodGroup(): Promise<BenchGroup> {
  const field = createField();
  const twin = compileTwin(field);
  if (twin !== undefined && twin.floods !== floodChecksum(field))
    throw new Error("the C twin's floods differ from ours");
  const peer = await honeycombCase(field);
  return {
    name: "flood",
    unit: "floods",
    cases: [floodCase(field), ...(twin ? [twin.flood] : []), ...(peer ? [peer] : [])],
    comparisons: [
      {
        claim: "the quad's movement search against honeycomb-grid with a Map",
        faster: "flood",
        slower: "flood with honeycomb-grid",
        bound: "at least",
        times: 60,
        aim: 200,
      },
      {
        claim: "tuned C against the quad's movement search",
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

/** Sight lines of ten hexes by the quad's own check, and the C twin's. */
export async function sightGroup(): Promise<BenchGroup> {
  const field = createField();
  const twin = compileTwin(field);
  if (twin !== undefined && twin.sights !== sightChecksum(field)) throw new Error("the C twin's sight lines differ");
  return {
    name: "sight",
    unit: "sight lines",
    cases: [sightCase(field), ...(twin ? [twin.sight] : [])],
    comparisons: [
      {
        claim: "C against the quad's check of a sight line of ten hexes",
        faster: "sight line in C",
        slower: "sight line",
        bound: "at most",
        times: 12,
        aim: 4,
      },
    ],
    notes: twin ? [] : [NO_COMPILER],
  };
}
