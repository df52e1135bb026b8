import { conformance } from "@redoubt/testkit/conformance";
import { bloodySteppes } from "../src/index.ts";

conformance(bloodySteppes, [{ scenario: "scarlett", options: {} }], { games: 4, every: 25, oddsChecks: 6 });
conformance(bloodySteppes, [{ scenario: "great-redoubt", options: { optionalActivation: "true" } }], {
  games: 4,
  every: 25,
  oddsChecks: 6,
});
conformance(bloodySteppes, [{ scenario: "balaclava", options: {} }], { games: 1, every: 200, oddsChecks: 2 });
