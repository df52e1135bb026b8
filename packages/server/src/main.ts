import { enableCompileCache } from "node:module";

// Everything else is imported after this, so that its stripped and compiled sources are kept for the next start.
enableCompileCache();

const { wargames } = await import("@redoubt/registry");
const { readSettings, StartError } = await import("./settings.ts");
const { startServer } = await import("./start.ts");

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings, wargames);

  let isClosing = false;
  const hurry = new AbortController();
  const end = async (signal: NodeJS.Signals) => {
    // Whoever presses Ctrl-C, or asks twice, will not wait.
    if (isClosing || signal !== "SIGTERM") hurry.abort();
    if (isClosing) return;
    isClosing = true;
    await server.close({ milliseconds: settings.notice * 1_000, hurry: hurry.signal });
    console.log("Redoubt has ended.");
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);

  console.log(`Redoubt is ready. Open ${server.address}`);
  console.log(`Its games are kept in ${server.place}. Ctrl-C ends it.`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
