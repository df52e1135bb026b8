import { createContext, useContext } from "preact/compat";

/** Leads to a place of the open book: a case, a reading, a chart, a chapter. */
export type Go = (at: string) => void;

export const GoContext = createContext<Go>(() => {});

/** How links inside the book lead on. */
export const useGo = (): Go => useContext(GoContext);
