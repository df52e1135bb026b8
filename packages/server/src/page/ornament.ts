/** A corner of an engraved work: its trace, and hachures running down from it. Floats are fine: nothing is decided here. */
type Point = readonly [x: number, y: number];

const TRACE: readonly Point[] = [
  [10, 96],
  [62, 92],
  [96, 52],
  [138, 74],
  [176, 22],
  [214, 74],
  [256, 52],
  [290, 92],
  [342, 96],
];

const SPACING = 5;
const LENGTHS: readonly number[] = [15, 11, 17, 12, 14, 10];

/** The picture beside the title. It says nothing that the text does not say. */
export function ornament(): { html: string } {
  const line = TRACE.map(([x, y]) => `${x} ${y}`).join("L");
  return {
    html: `<svg class="ornament" viewBox="0 0 352 124" fill="none" stroke="currentColor" aria-hidden="true">
<path class="work" d="M${line}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/>
<path d="${hachures()}" stroke-width="1.2" stroke-linecap="round"/>
</svg>`,
  };
}

function hachures(): string {
  const strokes: string[] = [];
  for (let at = 1; at < TRACE.length; at += 1) {
    const [fromX, fromY] = TRACE[at - 1] ?? [0, 0];
    const [toX, toY] = TRACE[at] ?? [0, 0];
    const long = Math.hypot(toX - fromX, toY - fromY);
    const [downX, downY] = [-(toY - fromY) / long, (toX - fromX) / long];
    for (let along = SPACING; along < long - 2; along += SPACING) {
      const x = fromX + ((toX - fromX) * along) / long + downX * 6;
      const y = fromY + ((toY - fromY) * along) / long + downY * 6;
      const length = LENGTHS[strokes.length % LENGTHS.length] ?? 0;
      strokes.push(`M${x.toFixed(1)} ${y.toFixed(1)}l${(downX * length).toFixed(1)} ${(downY * length).toFixed(1)}`);
    }
  }
  return strokes.join("");
}
