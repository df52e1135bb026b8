/** So many hundredths of a number, the rest cut off. */
export const hundredth = (a: number, b: number): number => Math.trunc((a * b) / 100);

/** So many thousandths of a number, the rest cut off. */
export const thousandth = (a: number, b: number): number => Math.trunc((a * b) / 1000);
