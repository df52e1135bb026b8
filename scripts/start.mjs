// `npm start`: installs what is missing, then serves Redoubt.
import { join } from "node:path";
import { prepare, root, runWith } from "./bootstrap.mjs";

runWith(prepare(), join(root, "packages/server/src/main.ts"), process.argv.slice(2));
