import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { type Secret, whyNotSecret } from "@redoubt/engine";

/** The fingerprint of a dice secret that is published before the first roll: SHA-256 of its 32 bytes, in hexadecimal. */
export function commitmentOf(secret: Secret): string {
  const wrong = whyNotSecret(secret);
  if (wrong !== null) throw new RangeError(wrong);
  return bytesToHex(sha256(hexToBytes(secret)));
}
