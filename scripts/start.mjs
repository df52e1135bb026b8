// `npm start`: installs what is missing, builds the table if its sources have changed, then serves Redoubt.
import { join } from "node:path";
import { prepareAndRun, root } from "./bootstrap.mjs";

prepareAndRun(join(root, "scripts/serve.ts"), process.argv.slice(2));
