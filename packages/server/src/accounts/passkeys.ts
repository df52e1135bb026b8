import { randomUUID } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Account } from "../storage/accounts.ts";
import type { Storage } from "../storage/contract.ts";

/** An authenticator has so long to sign, in milliseconds. */
const PATIENCE = 300_000;

/** What authenticators sign with: Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Where the page was opened that asks: a passkey is for its host alone. */
export interface Place {
  /** Such as "https://redoubt.example". */
  readonly origin: string;
}

/** What an authenticator is asked, and the name under which its answer is awaited. */
export interface Asked {
  readonly id: string;
  readonly options: object;
}

/** What an authenticator answered; it is checked field by field by those who verify it. */
export type Signed = { readonly id: string };

/** Passkeys of accounts over a storage. */
export interface Passkeys {
  /** Asks an authenticator to make a key, for a new account of this name or for one that is there. */
  readonly askNew: (place: Place, name: string, account: Account | null) => Promise<Asked>;
  /** Asks for any key of this host. */
  readonly askKnown: (place: Place) => Promise<Asked>;
  /** The account of whoever signed; null where the signature does not hold. */
  readonly take: (place: Place, asked: string, response: Signed, account: Account | null) => Promise<Account | null>;
}

/** What knows authenticators is loaded with the first of them: most servers never meet one. */
const webAuthn = () => import("@simplewebauthn/server");

const hostOf = ({ origin }: Place): string => new URL(origin).hostname;

/** Opens passkeys; what time it is decides how long a question waits. */
export function openPasskeys(storage: Storage, now: () => number): Passkeys {
  const keep = async (text: string, name: string): Promise<string> => {
    const id = randomUUID();
    await storage.addChallenge({ id, text, name, until: now() + PATIENCE });
    return id;
  };

  const register = async (
    place: Place,
    name: string,
    expectedChallenge: string,
    response: RegistrationResponseJSON,
    known: Account | null,
  ): Promise<Account | null> => {
    const { verified, registrationInfo } = await (await webAuthn()).verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: place.origin,
      expectedRPID: hostOf(place),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || registrationInfo === undefined) return null;
    const account = known ?? { id: randomUUID(), name, password: "", createdAt: now() };
    if (known === null && !(await storage.addAccount(account))) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const added = await storage.addPasskey({
      id,
      account: account.id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports,
    });
    return added ? account : null;
  };

  const recognise = async (
    place: Place,
    expectedChallenge: string,
    response: AuthenticationResponseJSON,
  ): Promise<Account | null> => {
    const passkey = await storage.passkey(response.id);
    if (passkey === null) return null;
    const { verified, authenticationInfo } = await (await webAuthn()).verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: place.origin,
      expectedRPID: hostOf(place),
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    });
    if (!verified) return null;
    await storage.countPasskey(passkey.id, authenticationInfo.newCounter);
    return storage.account(passkey.account);
  };

  return {
    async askNew(place, name, account) {
      const known = account === null ? [] : await storage.passkeysOf(account.id);
      const options = await (await webAuthn()).generateRegistrationOptions({
        rpName: "Redoubt",
        rpID: hostOf(place),
        userName: name,
        attestationType: "none",
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return { id: await keep(options.challenge, name), options };
    },
    async askKnown(place) {
      const options = await (await webAuthn()).generateAuthenticationOptions({
        rpID: hostOf(place),
        userVerification: "required",
      });
      return { id: await keep(options.challenge, ""), options };
    },
    async take(place, asked, response, account) {
      const challenge = await storage.takeChallenge(asked, now());
      if (challenge === null) return null;
      try {
        // The verifier looks at every field itself and throws at what is not as it must be.
        return challenge.name === ""
          ? await recognise(place, challenge.text, response as AuthenticationResponseJSON)
          : await register(place, challenge.name, challenge.text, response as RegistrationResponseJSON, account);
      } catch {
        return null;
      }
    },
  };
}
