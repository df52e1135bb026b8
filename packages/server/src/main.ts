import { wargames } from "@redoubt/registry";
import { readSettings, StartError } from "./settings.ts";
import { startServer } from "./start.ts";

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
