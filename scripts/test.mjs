// `npm test`: installs what is missing, then runs every check and test.
import { join } from "node:path";
import { prepareAndRun, root } from "./bootstrap.mjs";

prepareAndRun(join(root, "scripts/check-all.ts"), process.argv.slice(2));
