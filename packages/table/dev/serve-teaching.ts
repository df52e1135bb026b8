import { wargames } from "@redoubt/registry";
import { readSettings, startServer } from "@redoubt/server";
import { teachingSystem } from "@redoubt/testkit/teaching";

// The server of the tests: it plays the small teaching system besides the others.
const server = await startServer(readSettings(process.env), [teachingSystem, ...wargames]);
process.on("SIGTERM", () => void server.close());
console.log(`Redoubt is ready. Open ${server.address}`);
