import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { type Secret, whyNotSecret } from "@redoubt/engine";

/** A share of a dice secret: 256 bits as 64 hexadecimal digits, drawn by one who takes part. */
export type Share = string;

/** Says what is wrong with a share, or null. */
export const whyNotShare = (share: string): string | null =>
  whyNotSecret(share) === null ? null : "a share of the dice secret is 64 hexadecimal digits (0-9, a-f)";

function bytesOf(share: Share): Uint8Array {
  const wrong = whyNotShare(share);
  if (wrong !== null) throw new RangeError(wrong);
  return hexToBytes(share);
}

/** The fingerprint of the server's share, told before any player gives one: SHA-256 of its 32 bytes. */
export const fingerprintOf = (share: Share): string => bytesToHex(sha256(bytesOf(share)));

/**
 * The dice secret of a game: SHA-256 of the server's share and those of the players in the order of their seats. The server
 * is bound by its fingerprint before it sees theirs, and no player sees the server's before the end: none can choose it.
 */
export function secretOfShares(server: Share, players: readonly Share[]): Secret {
  return bytesToHex(sha256(concatBytes(bytesOf(server), ...players.map(bytesOf))));
}
