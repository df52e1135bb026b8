// Long enough for whatever the visit itself needs to be there first.
const IDLE = 4000;

/** Keeps the site for days without a network: what every visit needs at once, the rest when the page is idle. */
export function keepOffline(): void {
  // Somebody who pays for every byte keeps what they have used.
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  const keepAll = async (): Promise<void> => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep-all");
  };
  const register = async (): Promise<void> => {
    await navigator.serviceWorker.register("./sw.js");
    if (connection?.saveData !== true) setTimeout(() => void keepAll(), IDLE);
  };
  const start = (): void => void register().catch(() => {});
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
