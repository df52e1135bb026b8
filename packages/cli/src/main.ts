import { enableCompileCache } from "node:module";

// Everything else is imported after this, so that its stripped and compiled sources are kept for the next command.
enableCompileCache();

const { wargames } = await import("@redoubt/registry");
const { main } = await import("./command-line.ts");
const { processIo } = await import("./process-io.ts");

const io = processIo();
process.exitCode = await main(process.argv.slice(2), io, wargames);
io.close();
