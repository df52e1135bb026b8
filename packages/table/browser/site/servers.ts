import type { TestProject } from "vitest/node";
import { ensureTable, teachingFolder, testedFolder } from "../../../../scripts/table/ensure.ts";
import { startServer, TEACHING_MAIN } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The table as it is served. */
    readonly site: string;
    /** The same with the small teaching system. */
    readonly teachingSite: string;
    readonly tableFolder: string;
  }
}

/** Builds what has changed and serves it for all tests of the run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  ensureTable(testedFolder);
  ensureTable(teachingFolder, true);
  const servers = await Promise.all([startServer(testedFolder), startServer(teachingFolder, TEACHING_MAIN)]);
  project.provide("site", servers[0].address);
  project.provide("teachingSite", servers[1].address);
  project.provide("tableFolder", testedFolder);
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
