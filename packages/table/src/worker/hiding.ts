import { canonicalJson, type Game } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";

/**
 * Whether a seat may see what another may not. A system that can deal hidden things anew names what it deals by; one
 * where everything is open takes nothing and does nothing. Views that differ already are proof by themselves.
 */
export function doesHide(system: AnyWargame, game: Game): boolean {
  if (system.redeal.length > 0) return true;
  const play = game.play();
  const [first, ...others] = system.seats.map((_, seat) => canonicalJson(system.view(play, seat)));
  return others.some((other) => other !== first);
}
