import type { AnyWargame } from "@redoubt/mechanics";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect } from "vitest";
import type { OpenedGame } from "../../src/worker/messages.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";

/** The teaching system with its cards on the table: nothing is hidden, so that odds are told. */
export const openPiquets: AnyWargame = { ...teachingSystem, id: "open-piquets", hides: false };

export const secret = "7".padStart(64, "0");

/** How many answers are given until both sides are deployed. */
export const DEPLOYED = 12;

/** A battle in the glade, with a hand to play it. */
export function glade(system: AnyWargame = teachingSystem, position?: object) {
  const referee = createReferee([system], openText);
  const ask = { system: system.id, scenario: "glade", options: {}, secret };
  const text = JSON.stringify({ system: system.id, scenario: "glade", map: { use: "glade" }, ...position });
  const opened = (position === undefined ? referee.begin(ask) : referee.open({ text, secret })) as OpenedGame;
  expect(opened.facts).toBeDefined();
  const decision = (seat: number): number => {
    const { pending } = referee.pending(null);
    return (pending.kind === "decide" ? pending.decisions.find((one) => one.seat === seat)?.id : undefined) ?? -1;
  };
  const answer = (seat: number, given: string) => referee.apply({ seat, decision: decision(seat), answer: given });
  const all = (seat: number, ...given: readonly string[]) => {
    for (const one of given) expect(answer(seat, one), one).toMatchObject({ kind: "accepted" });
  };
  /** Both sides have chosen their Guards, rested, and ordered everybody to advance. */
  const deployed = () => {
    all(0, "guards N1");
    all(1, "guards S1");
    all(0, "rest");
    all(1, "rest");
    all(0, "advance N1", "advance N2", "advance N3", "seal");
    all(1, "advance S1", "advance S2", "advance S3", "seal");
  };
  return { referee, opened, answer, all, deployed };
}
