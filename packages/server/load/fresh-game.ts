import type { AnyWargame } from "@redoubt/mechanics";
import type { NewGame } from "../src/storage/contract.ts";

/** A game of no system, for stores that are only asked to keep it. */
export const blankGame: NewGame = {
  id: "g",
  system: "",
  version: "",
  scenario: "",
  options: {},
  isPublic: false,
  terms: { clock: null, watching: "link" },
  serverShare: "5".repeat(64),
  createdAt: 0,
  data: "",
  origin: null,
};

/** A game of a system's first battle, by its standard options, before anybody sits down. */
export const freshGame = (system: AnyWargame, more: Partial<NewGame> = {}): NewGame => ({
  ...blankGame,
  system: system.id,
  version: system.version,
  scenario: system.scenarios[0].id,
  options: Object.fromEntries(system.options.map(({ id, standard }) => [id, standard])),
  ...more,
});
