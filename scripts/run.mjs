// `node scripts/run.mjs FILE ARGS`: installs what is missing, then runs a TypeScript file of the project.
import { resolve } from "node:path";
import { prepareAndRun } from "./bootstrap.mjs";

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error("usage: node scripts/run.mjs FILE [ARGUMENT...]");
  process.exit(1);
}
prepareAndRun(resolve(file), args);
