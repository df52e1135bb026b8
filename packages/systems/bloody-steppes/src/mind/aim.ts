import type { Plan } from "@redoubt/mechanics";
import type { SteppesPlay } from "../state.ts";

const manners = ["sparing our strength", "at good odds", "boldly", "whatever it costs"];
const focuses = ["", ", for the ground above all", ", for the enemy's units above all"];

/** The plan in a sentence or two. */
export function aimOf(g: SteppesPlay, seat: number, { genes }: Plan): string {
  const { keyHexes, grid } = g.world;
  const wanted = keyHexes.filter((_, i) => g.c.keyHolder[i] !== seat + 1).map((hex) => grid.numbers[hex]);
  const what = wanted.length > 0 ? `for ${wanted.slice(0, 3).join(", ")}` : "to keep what we hold";
  return `We fight ${what}, ${manners[genes[0]]}${focuses[genes[1]]}.`;
}
