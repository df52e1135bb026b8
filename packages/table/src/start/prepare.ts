import { builtMap } from "../client/hire.ts";
import type { App } from "../session/app.ts";

/** Has the table, the rules and the drawn map fetched, for somebody who is likely to begin a battle. */
export function prepareTable({ referee }: App, system: string, scenario: string): void {
  // Whatever fails here is told when it is wanted.
  import("../table-site.tsx").catch(() => {});
  referee.prepare({ system }).catch(() => {});
  void builtMap(system, scenario);
}
