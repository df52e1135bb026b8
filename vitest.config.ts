import { defineConfig } from "vitest/config";

// These start processes, servers and clocks: each file has a world of its own.
const PROGRAMS = "packages/{cli,server}/test/**/*.test.ts";

export default defineConfig({
  test: {
    // Vitest would leave a core idle; of two that is half of the time.
    maxWorkers: "100%",
    // Generous: a crowded machine is slow, and what hangs fails all the same.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      { extends: true, test: { name: "programs", include: [PROGRAMS] } },
      {
        extends: true,
        test: {
          name: "rules",
          include: ["packages/**/test/**/*.test.{ts,tsx}", "scripts/test/**/*.test.ts"],
          exclude: ["**/node_modules/**", PROGRAMS],
          // No module here keeps anything that changes, so that one reading of the rules serves every test of a worker.
          isolate: false,
        },
      },
    ],
  },
});
