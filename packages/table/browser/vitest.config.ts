import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Whole games take longest: begun first, they leave no worker idle at the end. */
class GamesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isGames = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith("games.test.ts");
    const sorted = await super.sort(files);
    return [...sorted.filter(isGames), ...sorted.filter((file) => !isGames(file))];
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
    maxWorkers: 2,
    sequence: { sequencer: GamesFirst },
  },
});
