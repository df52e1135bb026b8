import { conformance } from "@redoubt/testkit/conformance";
import { spiQuad } from "../src/index.ts";

const setups = [
  { scenario: "alma", options: {} },
  { scenario: "balaclava", options: {} },
];

conformance(spiQuad, setups, {
  games: 3,
  every: 11,
  oddsChecks: 8,
});
