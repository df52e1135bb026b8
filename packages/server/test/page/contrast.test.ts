import { expect, test } from "vitest";
import { stylesheet } from "../../src/page/stylesheet.ts";

const [light = "", dark = ""] = stylesheet.split("prefers-color-scheme: dark");

function colour(theme: string, name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(theme)?.[1];
  if (value === undefined) throw new Error(`no colour ${name}`);
  return value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const pairs = ["ink", "ink2", "ink3", "blue", "red"].flatMap((ink) =>
  ["paper", "sheet", "inset"].map((ground): [string, string] => [ink, ground]),
);

test.each(pairs)("%s on %s can be read by day and by lamp", (ink, ground) => {
  for (const theme of [light, dark]) {
    expect(contrast(colour(theme, ink), colour(theme, ground))).toBeGreaterThanOrEqual(4.5);
  }
});
