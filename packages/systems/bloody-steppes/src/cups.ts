import { isOnMap, type SteppesPlay } from "./state.ts";

/** Where a seat's markers of a nation, or its blanks, are counted in c.cup. */
export const cupPlace = (g: SteppesPlay, seat: number, marker: number): number =>
  seat * (g.world.nations.length + 1) + marker;
/** The place of the blanks among the markers of a seat. */
export const blankOf = (g: SteppesPlay): number => g.world.nations.length;

/** The active markers left in a seat's cup (II.6). */
export function activeMarkers(g: SteppesPlay, seat: number): number {
  let count = 0;
  for (let nation = 0; nation < g.world.nations.length; nation++) count += g.c.cup[cupPlace(g, seat, nation)];
  return count;
}

/** II.5, K-23: whether a command takes part in this turn: it has a unit or its commander on the map, or is due to enter. */
export function isPresent(g: SteppesPlay, command: number): boolean {
  const { world, c } = g;
  for (const piece of world.memberships[command]) {
    if (world.commandOf[piece] !== command) continue;
    if (isOnMap(g, piece)) return true;
    const entry = world.entryOf[piece];
    if (c.hexOf[piece] === 0 && entry >= 0 && c.turn[0] >= world.entries[entry].turn + c.delay[entry]) return true;
  }
  return false;
}

/** The commands of a seat that have not been activated this turn, of one nation's marker or of all. */
export const openCommands = (g: SteppesPlay, seat: number, marker: number | null): readonly number[] =>
  g.world.commands
    .map((_, command) => command)
    .filter((command) => {
      const one = g.world.commands[command];
      return (
        one.seat === seat &&
        g.c.activated[command] === 0 &&
        (marker === null || one.marker === marker) &&
        isPresent(g, command)
      );
    });

/** II.4(11), II.6: one marker for each command that takes part; the side with fewer adds blanks. */
export function fillCups(g: SteppesPlay): void {
  g.c.cup.fill(0);
  g.c.activated.fill(0);
  for (let seat = 0; seat < 2; seat++)
    for (const command of openCommands(g, seat, null)) g.c.cup[cupPlace(g, seat, g.world.commands[command].marker)]++;
  const [first, second] = [activeMarkers(g, 0), activeMarkers(g, 1)];
  const fewer = first < second ? 0 : 1;
  g.c.cup[cupPlace(g, fewer, blankOf(g))] = Math.abs(first - second);
  g.emit({ kind: "cups-filled", rule: "II.6", markers: [first, second] });
}
