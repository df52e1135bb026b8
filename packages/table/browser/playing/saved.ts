import { isProblems } from "@redoubt/engine";
import { openGame, readGameFile } from "@redoubt/protocol";
import { wargames } from "@redoubt/registry";
import type { Page } from "playwright-core";

/** A saved game as it lies in the browser's database. */
export interface StoredGame {
  format: string;
  id: string;
  text: string;
  about: { entries: number };
}

/** Everything that the site has saved in this browser. */
export const storedGames = (page: Page): Promise<StoredGame[]> =>
  page.evaluate(
    () =>
      new Promise<StoredGame[]>((done, fail) => {
        const opening = indexedDB.open("redoubt");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => {
            opening.result.close();
            done(all.result);
          };
        };
      }),
  );

/** Puts a record into the browser's database, whatever it holds. */
export const storeGame = (page: Page, record: object): Promise<void> =>
  page.evaluate(
    (value) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open("redoubt");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction("games", "readwrite");
          writing.objectStore("games").put(value);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    record,
  );

/** Waits until the only game of this browser is saved as far as it was played. */
export async function untilSaved(page: Page, entry: number): Promise<StoredGame> {
  for (let i = 0; i < 200; i++) {
    const [game] = await storedGames(page);
    if (game?.about.entries === entry) return game;
    await page.waitForTimeout(50);
  }
  throw new Error(`the game was not saved up to answer ${entry}`);
}

/** The hash of the state that the text of a game file leads to. */
export function stateIn(text: string): string {
  const file = readGameFile(text);
  if (isProblems(file)) throw new Error(JSON.stringify(file));
  const system = wargames.find(({ id }) => id === file.value.header.system);
  const opened = system === undefined ? null : openGame(system, file.value);
  if (opened == null || isProblems(opened)) throw new Error(JSON.stringify(opened ?? "unknown system"));
  return opened.value.game.hash();
}
