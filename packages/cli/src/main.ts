import { wargames } from "@redoubt/registry";
import { main } from "./command-line.ts";
import { processIo } from "./process-io.ts";

const io = processIo();
process.exitCode = await main(process.argv.slice(2), io, wargames);
io.close();
