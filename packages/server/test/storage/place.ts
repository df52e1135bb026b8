import { onTestFinished } from "vitest";
import { blankGame } from "../../load/fresh-game.ts";
import type { NewGame, Storage } from "../../src/storage/contract.ts";

/** Opens the same storage once more, as another server or the same one after a death would. */
export interface Place {
  readonly open: () => Promise<Storage>;
}

/** Opens a storage until the test is over. */
export async function opened(place: Place): Promise<Storage> {
  const storage = await place.open();
  onTestFinished(() => storage.close());
  return storage;
}

let made = 0;
/** A number that nothing else in these tests has. */
export const another = (): number => ++made;

/** A game that no store knows yet. */
export const newGame = (more: Partial<NewGame> = {}): NewGame => ({
  ...blankGame,
  id: `game-${another()}`,
  system: "spi-quad",
  version: "2",
  scenario: "alma",
  options: { dice: "standard" },
  createdAt: 1_000 + made,
  ...more,
});
