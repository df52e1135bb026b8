import { enableCompileCache } from "node:module";

// Everything else is imported after this, so that its stripped and compiled sources are kept for the next start.
enableCompileCache();

const { wargames } = await import("@redoubt/registry");
const { readSettings, StartError } = await import("./settings.ts");
const { startServer } = await import("./start.ts");

try {
  const server = await startServer(readSettings(process.env), wargames);

  let isClosing = false;
  const end = async () => {
    if (isClosing) return;
    isClosing = true;
    await server.close();
    console.log("Redoubt has ended.");
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);

  console.log(`Redoubt is ready. Open ${server.address}`);
  console.log(`Its games are kept in ${server.place}. Ctrl-C ends it.`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
