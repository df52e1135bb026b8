import { createHash } from "node:crypto";
import { canonicalJson, isProblems } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { openScenario } from "@redoubt/protocol";

const known = new WeakMap<AnyWargame, Map<string, string>>();

/** Set-ups that are thrown for are thrown for the same way each time. */
const SAME_DICE = "0".repeat(64);

/**
 * The fingerprint of what a battle is played with: its map, the board that it opens with, and the charts. It changes with a
 * corrected hex, counter or table, also where the version of the rules does not. Empty for a battle that is not here.
 */
export function dataHash(system: AnyWargame, scenario: string, options: Readonly<Record<string, string>>): string {
  const kept = known.get(system) ?? new Map<string, string>();
  known.set(system, kept);
  const name = canonicalJson({ scenario, options });
  const found = kept.get(name) ?? work(system, scenario, options);
  kept.set(name, found);
  return found;
}

function work(system: AnyWargame, scenario: string, options: Readonly<Record<string, string>>): string {
  const opened = openScenario(system, scenario, options, SAME_DICE);
  if (isProblems(opened)) return "";
  const { game } = opened.value;
  const data = { map: system.map(game.world), board: game.view(null), charts: system.charts };
  return createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 32);
}
