import { defineConfig } from "vitest/config";

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
  },
});
