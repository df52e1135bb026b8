/** A 64-bit running hash in two 32-bit halves. Not for secrets: it tells states apart, it hides nothing. */
export interface Hash {
  high: number;
  low: number;
}

/** The start of a hash. */
export function hashStart(): Hash {
  return { high: 0x9e3779b9 | 0, low: 0x85ebca6b | 0 };
}

/** Mixes one 32-bit word into the hash. */
export function hashWord(hash: Hash, word: number): void {
  let a = Math.imul(hash.low ^ word, 0xcc9e2d51);
  a ^= a >>> 15;
  let b = Math.imul(hash.high ^ ((word << 16) | (word >>> 16)), 0x1b873593);
  b ^= b >>> 13;
  hash.low = (Math.imul(a, 5) + b + 0x165667b1) | 0;
  hash.high = (Math.imul(b, 9) ^ a ^ ((a << 7) | (a >>> 25))) | 0;
}

/** Mixes the length and every character of a text into the hash. */
export function hashText(hash: Hash, text: string): void {
  hashWord(hash, text.length);
  for (let i = 0; i < text.length; i++) hashWord(hash, text.charCodeAt(i));
}

const digits = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");

/** The hash so far, as 16 hexadecimal digits. */
export function hashDigits(hash: Hash): string {
  const end = { ...hash };
  for (let i = 0; i < 4; i++) hashWord(end, i);
  return digits(end.high) + digits(end.low);
}
