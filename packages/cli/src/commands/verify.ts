import { isProblems } from "@redoubt/engine";
import { fingerprintOf, type GameFacts, openGame, readGameFile, secretOfShares } from "@redoubt/protocol";
import { type Command, report, wordsOf } from "../command.ts";
import { Complaint, problemsComplaint } from "../complaint.ts";
import { systemOfGame } from "../opened.ts";
import { counted } from "../sentences.ts";

/** The parts of the address of a game, as people copy it: http://host/#online=ID, or http://host/g/ID. */
function partsOf(address: string): { readonly server: string; readonly id: string } {
  const found = /^(https?:\/\/.+?\/)(?:#(?:online|verify)=|g\/|api\/games\/)([\w-]+)/.exec(address);
  if (found === null) throw new Complaint("usage", `"${address}" is not the address of a game on a server.`);
  return { server: found[1], id: found[2] };
}

async function fetched(address: string): Promise<string> {
  const response = await fetch(address).catch((error: unknown) => {
    throw new Complaint(
      "server",
      `${address} does not answer: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  if (!response.ok) throw new Complaint("server", `${address} answers ${response.status}: ${await response.text()}`);
  return response.text();
}

/** `redoubt verify`: checks the dice of a finished game on a server. */
export const verify: Command = {
  name: "verify",
  words: "ADDRESS",
  summary: "check a finished game on a server: the shares of its dice, every roll, every answer and every hash",
  text: [
    "The server showed the fingerprint of its share before anybody sat down, and each player gave a share of their own. The",
    "command checks that the share has that fingerprint (give the one you noted with --fingerprint), that all shares make the",
    "secret, and that the secret gives every die of the game. --share checks that the share you gave is among them.",
  ],
  flags: {
    fingerprint: { value: "HEX", help: "the fingerprint that you noted before the game" },
    share: { value: "HEX", help: "the share that you gave" },
  },
  examples: ["verify http://localhost:1854/#online=AbCdEf123456"],
  async run(call) {
    const [address] = wordsOf(call, verify, 1);
    const { server, id } = partsOf(address);
    // The server is not believed: whatever it says is checked below.
    const facts = JSON.parse(await fetched(`${server}api/games/${id}`)) as GameFacts;
    const { shares } = facts;
    if (shares === null) throw new Complaint("dice", "The game goes on: its dice are sealed until it is over.");
    const noted = call.flag("fingerprint") ?? facts.fingerprint;
    if (fingerprintOf(shares.server) !== noted)
      throw new Complaint("dice", `The server's share has not the fingerprint ${noted}: the server changed it.`);
    const own = call.flag("share");
    if (own !== undefined && !shares.players.includes(own))
      throw new Complaint("dice", "The share that you gave is not among those of the game.");
    const text = await fetched(`${server}api/games/${id}/file`);
    const file = readGameFile(text);
    if (isProblems(file)) throw problemsComplaint(address, file);
    const secret = secretOfShares(shares.server, shares.players);
    if (file.value.dice?.kind !== "seeded" || file.value.dice.secret !== secret)
      throw new Complaint("dice", "The secret of the game file is not the one that the shares make.");
    const opened = openGame(systemOfGame(address, file.value, call.registry), file.value);
    if (isProblems(opened)) throw problemsComplaint(address, opened);
    const { verified } = opened.value.proof;
    const value = {
      game: id,
      isGood: true,
      answers: file.value.entries.length,
      rolls: verified,
      verdict: facts.verdict,
    };
    report(call, value, () => [
      `${counted(verified, "roll")} verified: the shares of all make the secret, and the secret every die.`,
      `${counted(file.value.entries.length, "answer")} replayed, every hash is right. ${facts.verdict}`,
    ]);
    return undefined;
  },
};
