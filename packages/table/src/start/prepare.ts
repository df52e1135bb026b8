import type { App } from "../session/app.ts";

/** Has the table and the rules of a system fetched, for somebody who is likely to begin a battle of it. */
export function prepareTable({ referee }: App, system: string): void {
  // Whatever fails here is told when it is wanted.
  import("../table-site.tsx").catch(() => {});
  referee.prepare({ system }).catch(() => {});
}
