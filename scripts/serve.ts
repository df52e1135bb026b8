import { ensureTable, NotBuilt, tableFolder } from "./table/ensure.ts";

try {
  ensureTable(tableFolder);
  await import("../packages/server/src/main.ts");
} catch (error) {
  if (!(error instanceof NotBuilt)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
