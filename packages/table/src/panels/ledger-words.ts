/** The worth of a modifier with its sign. */
export const rowWords = (value: number): string => (value === 0 ? "±0" : value > 0 ? `+${value}` : `−${-value}`);
