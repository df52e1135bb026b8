import type { BackupCount } from "@redoubt/server";
import { type Command, report, wordsOf } from "../command.ts";
import { Complaint } from "../complaint.ts";
import { counted } from "../sentences.ts";
import { storeFlags, withStore } from "../server/store-flags.ts";

/** Games, acts and accounts in words. */
const countWords = ({ games, acts, accounts }: BackupCount): string =>
  `${counted(games, "game")} with ${counted(acts, "act")} and ${counted(accounts, "account")}`;

/** `redoubt backup`: writes all games and accounts of a server to a file. */
export const backup: Command = {
  name: "backup",
  words: "FILE",
  summary: "write all games and accounts of a server to a file, while it runs or not",
  text: [
    "The file holds the servers' shares of the dice of running games, hashes of keys and passwords, and addresses for",
    "notices: keep it as you keep the store itself.",
  ],
  flags: storeFlags,
  examples: ["backup games.backup", "backup games.backup --database postgres://localhost/redoubt"],
  async run(call) {
    const [path] = wordsOf(call, backup, 1);
    const { backUp } = await import("@redoubt/server");
    const done = await withStore(call, (storage) => backUp(storage, path));
    report(call, { file: path, ...done }, () => [`${path}: ${countWords(done)} written.`]);
    return undefined;
  },
};

/** `redoubt restore`: puts a backup into a store. */
export const restoreGames: Command = {
  name: "restore",
  words: "FILE",
  summary: "put a backup into a store of either kind; games and accounts that are there are left alone",
  flags: storeFlags,
  examples: ["restore games.backup --data new-folder"],
  async run(call) {
    const [path] = wordsOf(call, restoreGames, 1);
    const { restore } = await import("@redoubt/server");
    const done = await withStore(call, (storage) =>
      restore(storage, path).catch((error: unknown) => {
        if (error instanceof RangeError || (error instanceof Error && "code" in error && error.code === "ENOENT"))
          throw new Complaint("file", error.message);
        throw error;
      }),
    );
    report(call, { file: path, ...done }, () => [`${path}: ${countWords(done)} put in, ${done.known} known already.`]);
    return undefined;
  },
};
