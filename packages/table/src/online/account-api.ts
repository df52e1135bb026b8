import type { AccountTold } from "@redoubt/protocol";
import { ask, Declined } from "./api.ts";

interface Answered {
  readonly account: AccountTold | null;
}
interface Asked<T> {
  readonly id: string;
  readonly options: T;
}

const told = ({ account }: Answered): AccountTold | null => account;

/** Lets the browser sign what the server asked; whoever turns the browser's own question down is told so plainly. */
async function signed<T>(sign: () => Promise<T>): Promise<T> {
  try {
    return await sign();
  } catch (error) {
    const isOwn = error instanceof Error && /InvalidState/.test(error.name);
    throw new Declined(isOwn ? "This device has a passkey for it already." : "No passkey was given.");
  }
}

/** What a page asks about the account of its browser. */
export const accountApi = {
  now: async (): Promise<AccountTold | null> => told(await ask<Answered>("account")),
  make: async (name: string, password: string) => told(await ask<Answered>("account/new", { name, password })),
  enter: async (name: string, password: string) => told(await ask<Answered>("account/enter", { name, password })),
  leave: async () => told(await ask<Answered>("account/leave", {})),
  drop: async () => told(await ask<Answered>("account", undefined, undefined, "DELETE")),
  gather: (keys: readonly string[]): Promise<object> => ask("account/seats", { keys: keys.slice(0, 200) }),
  callMe: (channel: object): Promise<object> => ask("account/notices", channel),
  async makePasskey(name: string): Promise<AccountTold | null> {
    // What speaks to authenticators is fetched with the first of them.
    const { startRegistration } = await import("@simplewebauthn/browser");
    const { id, options } = await ask<Asked<Parameters<typeof startRegistration>[0]["optionsJSON"]>>(
      "account/passkey/ask",
      { name },
    );
    const response = await signed(() => startRegistration({ optionsJSON: options }));
    return told(await ask<Answered>("account/passkey", { id, response }));
  },
  async enterByPasskey(): Promise<AccountTold | null> {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    const { id, options } = await ask<Asked<Parameters<typeof startAuthentication>[0]["optionsJSON"]>>(
      "account/passkey/ask",
      {},
    );
    const response = await signed(() => startAuthentication({ optionsJSON: options }));
    return told(await ask<Answered>("account/passkey", { id, response }));
  },
} as const;
