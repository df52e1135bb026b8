import { teachingSystem } from "@redoubt/testkit/teaching";
import { main } from "../src/command-line.ts";
import { processIo } from "../src/process-io.ts";

// The command line with Night Piquets as its one system, for tests that need a process of its own.
const io = processIo();
process.exitCode = await main(process.argv.slice(2), io, [teachingSystem]);
io.close();
