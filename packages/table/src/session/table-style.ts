import { counterCss, mapCss, numberCss, overlayCss } from "@redoubt/drawing";
import { wear } from "./theme.ts";

/** Puts the style of maps, counters and marks into the page. */
export const dressTable = (): void => wear([mapCss, numberCss, counterCss, overlayCss].join("\n"));
