// The ChaCha20 block function (RFC 8439): a keyed generator whose past output does not give away its future.

const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let t = 0;
  x[a] += x[b];
  t = x[d] ^ x[a];
  x[d] = (t << 16) | (t >>> 16);
  x[c] += x[d];
  t = x[b] ^ x[c];
  x[b] = (t << 12) | (t >>> 20);
  x[a] += x[b];
  t = x[d] ^ x[a];
  x[d] = (t << 8) | (t >>> 24);
  x[c] += x[d];
  t = x[b] ^ x[c];
  x[b] = (t << 7) | (t >>> 25);
}

/** Fills `out` (16 words) with the block of `key` (8 words) for a block counter and a three-word nonce. */
export function chachaBlock(
  key: Int32Array,
  counter: number,
  nonce: readonly [number, number, number],
  out: Int32Array,
): void {
  out.set(constants, 0);
  out.set(key, 4);
  out[12] = counter;
  out.set(nonce, 13);
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 4; i++) out[i] += constants[i];
  for (let i = 0; i < 8; i++) out[4 + i] += key[i];
  out[12] += counter;
  for (let i = 0; i < 3; i++) out[13 + i] += nonce[i];
}
