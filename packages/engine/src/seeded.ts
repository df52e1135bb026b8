import { chachaBlock } from "./chacha.ts";
import type { Chance, Dice } from "./chance.ts";

/** A 256-bit secret written as 64 hexadecimal digits. */
export type Secret = string;

/** Says what is wrong with a secret, or null. */
export function whyNotSecret(secret: string): string | null {
  return /^[0-9a-f]{64}$/.test(secret) ? null : "a dice secret is 64 hexadecimal digits (0-9, a-f)";
}

/** The secret of a small number: for seeded series of games, where nothing has to be kept from anybody. */
export function secretOfSeed(seed: number): Secret {
  const low = seed >>> 0;
  const high = Math.floor(seed / 4294967296) >>> 0;
  return `${high.toString(16).padStart(8, "0")}${low.toString(16).padStart(8, "0")}`.padStart(64, "0");
}

function keyOf(secret: Secret): Int32Array {
  const wrong = whyNotSecret(secret);
  if (wrong !== null) throw new RangeError(wrong);
  const key = new Int32Array(8);
  for (let word = 0; word < 8; word++) {
    // Bytes of the secret in written order, words little-endian as in RFC 8439.
    const digits = secret.slice(word * 8, word * 8 + 8);
    const bytes = (digits.match(/../g) ?? []).reverse().join("");
    key[word] = Number.parseInt(bytes, 16) | 0;
  }
  return key;
}

/** An endless stream of unsigned words from a secret, a stream of its own for each `stream` number. */
export function wordStream(secret: Secret, stream: number): () => number {
  const key = keyOf(secret);
  const block = new Int32Array(16);
  let counter = 0;
  let used = 16;
  return () => {
    if (used === 16) {
      chachaBlock(key, counter++, [stream | 0, Math.floor(stream / 4294967296) | 0, 0], block);
      used = 0;
    }
    return block[used++] >>> 0;
  };
}

/** A whole number from 0 to n - 1, each equally likely: words that would favour the low numbers are drawn again. */
export function uniform(word: () => number, n: number): number {
  const fair = 4294967296 - (4294967296 % n);
  let drawn = word();
  while (drawn >= fair) drawn = word();
  return drawn % n;
}

/**
 * The dice of a secret. Each roll has a stream of its own, numbered from `firstRoll`, so that a saved game goes on from
 * its count of rolls alone and any roll can be checked by itself once the secret is known.
 */
export function seededChance(secret: Secret, firstRoll = 0): Chance {
  const key = keyOf(secret);
  const block = new Int32Array(16);
  let roll = firstRoll;
  let counter = 0;
  let used = 0;
  const word = () => {
    if (used === 16) {
      chachaBlock(key, ++counter, [roll | 0, 0, 0], block);
      used = 0;
    }
    return block[used++] >>> 0;
  };
  return {
    roll(dice: Dice) {
      counter = 0;
      used = 0;
      chachaBlock(key, 0, [roll | 0, 0, 0], block);
      const rolled = new Array<number>(dice.count);
      for (let i = 0; i < dice.count; i++) rolled[i] = dice.lowest + uniform(word, dice.sides);
      roll++;
      return rolled;
    },
  };
}
