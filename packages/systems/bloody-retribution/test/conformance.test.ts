import { conformance } from "@redoubt/testkit/conformance";
import { bloodyRetribution } from "../src/index.ts";
import { otherReadings, skirmish } from "./skirmish.ts";

conformance(bloodyRetribution, [{ scenario: "inkerman", options: {} }], {
  games: 12,
  every: 40,
  oddsChecks: 8,
});

conformance(bloodyRetribution, [skirmish(), skirmish(otherReadings)], {
  games: 14,
  every: 5,
  oddsChecks: 20,
});
