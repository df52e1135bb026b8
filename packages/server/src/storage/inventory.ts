import type { Statements } from "./accounts.ts";
import type { SeatChannel } from "./contract.ts";
import { channelFrom } from "./rows.ts";

/** A long part of an address and its short name. */
export interface KeptLink {
  readonly name: string;
  readonly hash: string;
}

/** What nobody asks for but those who copy a whole store. */
export interface Inventory {
  /** All short links, by name. */
  readonly links: () => Promise<readonly KeptLink[]>;
  /** How the seats of a game are reached as was left for them, without what their accounts want. */
  readonly channelsIn: (game: string) => Promise<readonly SeatChannel[]>;
}

/** The inventory of a storage, the same statements for each kind of database. */
export const inventoryOver = ({ all }: Statements): Inventory => ({
  links: async () =>
    (await all("SELECT name, hash FROM link ORDER BY name", [])).map(({ name, hash }) => ({
      name: String(name),
      hash: String(hash),
    })),
  channelsIn: async (game) => (await all("SELECT * FROM channel WHERE game = ? ORDER BY id", [game])).map(channelFrom),
});
