// What the origin of a branch begins with where it is a puzzle: "puzzle spi-quad/alma 3".
const MARK = "puzzle ";

/** Whether a game that was branched off from `of` is a puzzle. */
export const isPuzzle = (of: string | undefined): boolean => of?.startsWith(MARK) === true;

/** The origin of puzzle number `number` of a battle, counted from 0. */
export const puzzleMark = (battle: string, number: number): string => `${MARK}${battle} ${number}`;

/** The battle and the number of a puzzle. */
export function puzzleAt(of: string): { readonly battle: string; readonly number: number } {
  const [battle = "", number] = of.slice(MARK.length).split(" ");
  return { battle, number: Number(number) };
}
