export { main } from "./command-line.ts";
export type { Io, StopSign } from "./io.ts";
