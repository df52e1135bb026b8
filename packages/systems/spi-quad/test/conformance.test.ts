import { conformance } from "@redoubt/testkit/conformance";
import { spiQuad } from "../src/index.ts";
import { groundIsOpen, stacksAreLegal, unitsAreInOnePlace } from "./invariants.ts";

const setups = [
  { scenario: "alma", options: {} },
  { scenario: "balaclava", options: {} },
];

conformance(spiQuad, setups, {
  games: 3,
  every: 11,
  oddsChecks: 8,
  invariants: [stacksAreLegal, unitsAreInOnePlace, groundIsOpen],
});
