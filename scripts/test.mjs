// `npm test`: installs what is missing, then runs every check and test.
import { join } from "node:path";
import { prepare, root, runWith } from "./bootstrap.mjs";

runWith(prepare(), join(root, "scripts/check-all.ts"), process.argv.slice(2));
