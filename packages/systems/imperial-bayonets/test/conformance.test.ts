import { conformance } from "@redoubt/testkit/conformance";
import { imperialBayonets } from "../src/index.ts";
import { otherReadings, skirmish } from "./skirmish.ts";

conformance(imperialBayonets, [{ scenario: "traktir", options: {} }], { games: 4, every: 25, oddsChecks: 6 });
conformance(imperialBayonets, [{ scenario: "battle", options: { weather: "variant" } }], {
  games: 1,
  every: 60,
  oddsChecks: 2,
});

const charges = [
  { unit: "BC", target: "0705" },
  { unit: "BD", target: "0705" },
];
conformance(
  imperialBayonets,
  [
    skirmish(),
    skirmish(otherReadings),
    skirmish({}, { phase: "ic-bombardment", flags: { charges } }),
    skirmish(otherReadings, { phase: "ic-combat", flags: { charges } }),
  ],
  { games: 6, every: 9, oddsChecks: 10 },
);
