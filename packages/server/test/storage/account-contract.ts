import { expect, test } from "vitest";
import { another, newGame, opened, type Place } from "./place.ts";

/** What every storage keeps to about accounts and the keys to seats. */
export function accountContract(fresh: () => Promise<Place>): void {
  test("an account is kept under a name that nobody else has, in whatever letters, with its passkeys, and forgotten whole", async () => {
    const place = await fresh();
    const storage = await opened(place);
    const id = `account-${another()}`;
    const ann = { id, name: `Ann ${id}`, password: "scrypt$1", createdAt: 5 };
    expect(await storage.addAccount(ann)).toBe(true);
    expect(await storage.addAccount({ ...ann, id: `${id}x`, name: ann.name.toUpperCase() })).toBe(false);
    expect(await storage.accountNamed(ann.name.toLowerCase())).toEqual(ann);
    expect(await storage.accounts()).toContainEqual(ann);
    const key = { id: `key-${id}`, account: id, publicKey: "AQID", counter: 0, transports: ["internal"] };
    expect(await storage.addPasskey(key)).toBe(true);
    expect(await storage.addPasskey(key)).toBe(false);
    await storage.countPasskey(key.id, 7);
    expect(await (await opened(place)).passkeysOf(id)).toEqual([{ ...key, counter: 7 }]);
    await storage.addSession(`hash-${id}`, id, 100);
    expect(await storage.sessionOf(`hash-${id}`, 99)).toEqual(ann);
    expect(await storage.sessionOf(`hash-${id}`, 100)).toBeNull();
    await storage.dropAccount(id);
    expect([await storage.account(id), await storage.passkey(key.id)]).toEqual([null, null]);
    expect(await storage.sessionOf(`hash-${id}`, 1)).toBeNull();
  });

  test("a challenge is taken once, by one, and not after its time", async () => {
    const storage = await opened(await fresh());
    const id = `challenge-${another()}`;
    const challenge = { id, text: "abc", name: "Ann", until: 50 };
    await storage.addChallenge(challenge);
    expect(await storage.takeChallenge(id, 50)).toBeNull();
    const taken = await Promise.all([storage.takeChallenge(id, 49), storage.takeChallenge(id, 49)]);
    expect(taken.filter((one) => one !== null)).toEqual([challenge]);
  });

  test("an account gathers seats, each once, and its channels reach them", async () => {
    const storage = await opened(await fresh());
    const game = newGame();
    await storage.createGame(game);
    const id = `account-${another()}`;
    await storage.addAccount({ id, name: id, password: "", createdAt: 1 });
    for (let i = 0; i < 2; i++) await storage.gatherSeat(id, { game: game.id, seat: 1 });
    expect(await storage.gatheredBy(id)).toEqual([{ game: game.id, seat: 1 }]);
    const channel = { kind: "webhook", address: "https://hook.example" } as const;
    await storage.addAccountChannel(`channel-${id}`, id, channel);
    expect(await storage.channelsOf(game.id, 1)).toEqual([{ id: `channel-${id}`, game: game.id, seat: 1, channel }]);
    expect(await storage.accountChannels(id)).toEqual([{ id: `channel-${id}`, channel }]);
    await storage.dropChannel(`channel-${id}`);
    expect(await storage.accountChannels(id)).toEqual([]);
  });

  test("a seat is given another key once, by one; other accounts and notices lose it", async () => {
    const place = await fresh();
    const storage = await opened(place);
    const game = newGame();
    await storage.createGame(game);
    await storage.takeSeat(game.id, { seat: 0, keyHash: "old", share: "", name: "", player: "", at: 0 });
    const [mine, other] = [`account-${another()}`, `account-${another()}`];
    for (const id of [mine, other]) {
      await storage.addAccount({ id, name: id, password: "", createdAt: 1 });
      await storage.gatherSeat(id, { game: game.id, seat: 0 });
    }
    const channel = { kind: "webhook", address: "https://hook.example" } as const;
    await storage.addChannel({ id: `channel-${mine}`, game: game.id, seat: 0, channel });
    const change = { game: game.id, seat: 0, from: "old", account: mine };
    const done = await Promise.all(["new", "newer"].map((to) => storage.shutOut({ ...change, to })));
    expect(done.toSorted()).toEqual([false, true]);
    const [{ keyHash }] = (await (await opened(place)).game(game.id))?.seats ?? [];
    expect(keyHash).toBe(done[0] ? "new" : "newer");
    expect(await storage.gatheredBy(mine)).toEqual([{ game: game.id, seat: 0 }]);
    expect(await storage.gatheredBy(other)).toEqual([]);
    expect(await storage.channelsOf(game.id, 0)).toEqual([]);
  });
}
