// `npm start`: installs what is missing, then serves Redoubt.
import { join } from "node:path";
import { prepareAndRun, root } from "./bootstrap.mjs";

prepareAndRun(join(root, "packages/server/src/main.ts"), process.argv.slice(2));
