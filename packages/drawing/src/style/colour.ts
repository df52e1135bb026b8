/** A colour as red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads "#rrggbb". */
export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Writes "#rrggbb". */
export const hex = (colour: Rgb): string =>
  `#${colour
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** One colour laid over another at the given strength. */
export function mix(under: string, over: string, strength: number): string {
  const [a, b] = [rgb(under), rgb(over)];
  return hex([0, 1, 2].map((i) => a[i] + (b[i] - a[i]) * strength) as unknown as Rgb); // three parts in, three out
}

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminance(colour: string): number {
  const [r, g, b] = rgb(colour).map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio as WCAG defines it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [la, lb] = [luminance(a), luminance(b)];
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
}

/** The grey that is as light as a colour. */
export function greyOf(colour: string): string {
  const l = luminance(colour);
  const c = l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055;
  return hex([c * 255, c * 255, c * 255]);
}
