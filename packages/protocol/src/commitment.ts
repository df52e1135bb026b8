import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type AnySystem, canonicalJson, type LogHeader, type Secret, type Setup, whyNotSecret } from "@redoubt/engine";

/** What a commitment binds beside the secret: all that a game is before anything was decided. */
export type Bound = Omit<LogHeader, "commitment">;

function bytesOf(secret: Secret): Uint8Array {
  const wrong = whyNotSecret(secret);
  if (wrong !== null) throw new RangeError(wrong);
  return hexToBytes(secret);
}

/**
 * The fingerprint that is published before the first roll: SHA-256 of the 32 bytes of the dice secret and of the header
 * as canonical JSON, in hexadecimal. Neither can be changed afterwards.
 */
export function commitmentOf(secret: Secret, { system, version, setup, seats }: Bound): string {
  const header = canonicalJson({ system, version, setup, seats });
  return bytesToHex(sha256(concatBytes(bytesOf(secret), utf8ToBytes(header))));
}

/** The commitment of a game of this system with this set-up. */
export function commitmentFor(system: AnySystem, setup: Setup, secret: Secret): string {
  return commitmentOf(secret, { system: system.id, version: system.version, setup, seats: system.seats });
}

/** The fingerprint in games of the first format: of the secret alone. */
export function plainCommitmentOf(secret: Secret): string {
  return bytesToHex(sha256(bytesOf(secret)));
}
