import { listingGroup, playGroup, stateGroup, viewGroup } from "./engine-groups.ts";
import type { BenchGroup } from "./group.ts";
import { floodGroup, sightGroup } from "./map-groups.ts";

export * from "./alternate.ts";
export * from "./group.ts";

/**
 * What can be measured, by name. To add something, write a function that builds a BenchGroup (its cases, and what is
 * claimed of them) and list it here; `runGroup` measures it. Building may install peers and compile, so it is asynchronous and
 * happens only for the groups that are asked for.
 */
export const BENCH_GROUPS: Readonly<Record<string, () => Promise<BenchGroup>>> = {
  flood: floodGroup,
  sight: sightGroup,
  state: stateGroup,
  play: playGroup,
  listing: listingGroup,
  view: viewGroup,
};
