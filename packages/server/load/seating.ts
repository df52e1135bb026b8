import type { AnyWargame } from "@redoubt/mechanics";
import { newShare } from "../src/games/keys.ts";

/** A game in which everybody sits, and the keys by seat. */
export interface SeatedGame {
  readonly id: string;
  readonly keys: readonly string[];
}

async function post(address: string, path: string, body: object): Promise<Record<string, string>> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${address}api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  // What our own server answers.
  return response.json() as Promise<Record<string, string>>;
}

/** Begins a game on a server and takes all its seats. */
export async function seatedGame(address: string, system: AnyWargame, scenario: string): Promise<SeatedGame> {
  const { id } = await post(address, "games", { system: system.id, scenario });
  const keys: string[] = [];
  for (const seat of system.seats) {
    keys.push((await post(address, `games/${id}/seats`, { seat, share: newShare() })).key);
  }
  return { id, keys };
}
