import { type Command, report, wordsOf } from "../command.ts";
import { columns, counted } from "../sentences.ts";
import { storeFlags, withStore } from "../server/store-flags.ts";

/** `redoubt outlook`: what this release would change for the games of a server. */
export const outlook: Command = {
  name: "outlook",
  words: "",
  summary: "play every stored game of a server again, and tell what this release would change",
  text: [
    "A game that plays again to the same states can go on under this release. One that does not stays with the release that",
    "it was begun under. Exit code 1 where there is such a game.",
  ],
  flags: storeFlags,
  examples: ["outlook", "outlook --database postgres://localhost/redoubt --json"],
  async run(call) {
    wordsOf(call, outlook, 0);
    const { outlooks } = await import("@redoubt/server");
    const games = await withStore(call, async (storage) => {
      const found = [];
      for await (const one of outlooks(storage, call.registry)) found.push(one);
      return found;
    });
    const changed = games.filter(({ replays }) => replays === false);
    const corrected = games.filter(({ replays, isOtherData }) => replays === true && isOtherData === true);
    report(call, { games }, () => [
      `${counted(games.length, "game")} stored; ${changed.length} would not go on under this release.`,
      ...(corrected.length === 0
        ? []
        : [`${counted(corrected.length, "game")} would go on with a corrected map, force or chart.`]),
      ...columns(
        changed.map(({ id, system, version, here, trouble }) => [id, system, version, here ?? "none", trouble]),
      ),
    ]);
    return changed.length === 0 ? undefined : 1;
  },
};
