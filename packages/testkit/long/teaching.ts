// `npm run fuzz:teaching [GAMES]`: random games of the teaching system, every decision under every check.
import { fuzzGame } from "../src/index.ts";
import { teachingSystem } from "../src/teaching/index.ts";

const games = Number(process.argv[2] ?? 10_000);
let decisions = 0;
let failed = 0;
for (let seed = 1; seed <= games && failed === 0; seed++) {
  const report = fuzzGame(teachingSystem, { scenario: "glade", options: {} }, seed, { every: 1 });
  decisions += report.decisions;
  if (report.failure !== null) {
    failed++;
    console.error(`seed ${seed}, decision ${report.failure.decision}: ${report.failure.check}: ${report.failure.what}`);
  }
  if (seed % 1000 === 0) console.error(`${seed} of ${games} games`);
}
console.log(`${games} games, ${decisions} decisions, ${failed} failures`);
process.exitCode = failed === 0 ? 0 : 1;
