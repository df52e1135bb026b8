import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/**/test/**/*.test.{ts,tsx}", "scripts/test/**/*.test.ts"],
    // Generous: a crowded machine is slow, and what hangs fails all the same.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
