// Marks of which a sheet has thousands, each small and apart from the others. Washes and outlines stay whole.
const MANY = /^m-(gentle|steep|cliff|furrow|vine|grid|crown|leaves|shadow|reed|tuft|ticks|house|house-shadow)$/;
const TILE = 380;
const FEWEST = 60;

/**
 * Cuts paths of many small marks into one path for each tile of the sheet. A browser that draws a part of the sheet has to
 * go through every mark of every path that touches it: whole-sheet paths make each part as dear as the whole.
 */
export function cutIntoTiles(layer: string): string {
  return layer.replace(/<path class="([^"]+)" d="([^"]+)"\/>/g, (whole, name: string, d: string) => {
    const marks = MANY.test(name) ? d.split(/(?=M)/) : [];
    if (marks.length < FEWEST) return whole;
    const tiles = new Map<string, string[]>();
    for (const mark of marks) {
      const at = /^M(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(mark);
      const key = at === null ? "" : `${Math.floor(Number(at[1]) / TILE)} ${Math.floor(Number(at[2]) / TILE)}`;
      const tile = tiles.get(key);
      if (tile === undefined) tiles.set(key, [mark]);
      else tile.push(mark);
    }
    return [...tiles.values()].map((tile) => `<path class="${name}" d="${tile.join("")}"/>`).join("");
  });
}
