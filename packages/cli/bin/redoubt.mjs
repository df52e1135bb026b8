#!/usr/bin/env node
// `npx redoubt`: installs what is missing, then runs the command line on a Node that strips types.
import { join } from "node:path";
import { prepareAndRun, root } from "../../../scripts/bootstrap.mjs";

prepareAndRun(join(root, "packages/cli/src/main.ts"), process.argv.slice(2));
