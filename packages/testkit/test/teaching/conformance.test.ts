import { conformance } from "../../src/conformance.ts";
import { teachingSystem } from "../../src/teaching/index.ts";

conformance(teachingSystem, [{ scenario: "glade", options: {} }], { games: 200, every: 2 });
