import type { Control } from "./control.ts";
import { PERSON } from "./state.ts";

/** Whether somebody who begins a battle reads what it is about first. Programs say in the address that they do not. */
export function isToBeBriefed({ app, table }: Control): boolean {
  const { players } = table.get();
  const isAsked = new URLSearchParams(globalThis.location?.search).get("briefing") !== "none";
  return isAsked && app.settings.get().showsBriefing && players.filter((one) => one === PERSON).length === 1;
}

/** Waits for whoever reads the briefing. */
export function whileBriefed({ desk }: Control): Promise<void> {
  return new Promise((done) => {
    if (desk.get().panel !== "briefing") return done();
    const leave = desk.subscribe(() => {
      if (desk.get().panel === "briefing") return;
      leave();
      done();
    });
  });
}
