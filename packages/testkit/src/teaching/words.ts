import { vocabulary } from "@redoubt/engine";

/** The answers of Night Piquets. */
export const words = vocabulary({
  guards: ["unit"],
  advance: ["unit"],
  seal: [],
  listen: [],
  rest: [],
  unit: ["unit"],
  hex: ["hex"],
  stop: [],
  fire: ["unit"],
  hold: [],
  end: [],
});

export const { say } = words;
