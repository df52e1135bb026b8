import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest is begun first, and leaves no worker idle at the end: whole games, and computers that think. */
const LONGEST = ["games", "analysis", "access", "puzzles", "watch"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    globalSetup: ["site/servers.ts"],
    testTimeout: 120_000,
    // A browser on a crowded machine may miss a beat; a fault of ours fails every time.
    retry: 2,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Each file drives a Chromium of its own, which is itself several processes.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
    sequence: { sequencer: LongestFirst },
  },
});
