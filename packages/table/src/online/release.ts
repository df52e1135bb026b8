import type { GameFacts } from "@redoubt/protocol";

/** Under what a game was played, and whether that is what is here now: honestly, for people. */
export function releaseWords({
  version,
  release,
  brought,
}: Pick<GameFacts, "version" | "release" | "brought">): string {
  const from =
    brought === 0 ? "" : ` Its first ${brought} answers were brought from a file; their dice are as the file has them.`;
  if (release.here === "") return `Played under version ${version} of rules that are not here.${from}`;
  if (release.here !== version) {
    return `Played under version ${version} of the rules; here is version ${release.here}. It is shown as far as these rules lead through it.${from}`;
  }
  const isOther = release.data !== "" && release.data !== release.dataHere;
  const data = isOther ? " The map, forces or charts have been corrected since." : "";
  return `Version ${version} of the rules, data ${(release.data || release.dataHere).slice(0, 8)}.${data}${from}`;
}
