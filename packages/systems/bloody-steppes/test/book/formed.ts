import { russian, skirmish } from "./steppe.ts";

/** An enemy far away. */
export const away = russian("R", "1010");
/** The formations by their places in an answer. */
export const forms = {
  line: 0,
  "assault-column": 1,
  "company-column": 2,
  skirmish: 3,
  square: 4,
  "march-column": 5,
  dispersed: 6,
};
/** What makes a company light. */
export const light = { stats: { sp: 2, light: true } };
/** Light infantry in skirmish order. */
export const rifles = { ...skirmish, ...light };
