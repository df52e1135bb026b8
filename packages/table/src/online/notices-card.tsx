import type { OwnGame } from "@redoubt/protocol";
import { useEffect, useState } from "preact/compat";
import { accountApi } from "./account-api.ts";
import { api } from "./api.ts";
import { keptSeats } from "./seats.ts";

/** How one wants to be called when it is one's move, in all games of this browser's seats. */
export function NoticesCard({ games }: { readonly games: readonly OwnGame[] }) {
  const [offered, setOffered] = useState<Awaited<ReturnType<typeof api.notices>> | null>(null);
  const [address, setAddress] = useState("");
  const [hook, setHook] = useState("");
  const [said, setSaid] = useState("");
  useEffect(() => {
    // A server that sends no notices has no card for them.
    api.notices().then(setOffered, () => {});
  }, []);
  if (offered === null || offered.kinds.length === 0) return null;
  const ask = async (channel: object): Promise<void> => {
    if ((await accountApi.now().catch(() => null)) !== null) {
      await accountApi.callMe(channel);
      setSaid("You are called when it is your move in any game of your account.");
      return;
    }
    const seats = keptSeats().filter(({ game }) => games.some(({ id }) => id === game));
    for (const { game, key } of seats) await api.callMe(game, key, channel);
    setSaid(
      seats.length === 0
        ? "There is no game to be called to yet."
        : `You are called when it is your move in ${seats.length === 1 ? "this game" : `these ${seats.length} games`}.`,
    );
  };
  const attempt = (what: () => Promise<void>) => void what().catch((error: Error) => setSaid(error.message));
  return (
    <section className="card new-game" aria-label="Tell me when it is my move" data-testid="notices">
      <h2>Tell me when it is my move</h2>
      <p>By correspondence also once a turn, when a quarter of your time is left.</p>
      {offered.kinds.includes("push") && offered.publicKey !== null && "PushManager" in globalThis && (
        <button
          type="button"
          className="btn"
          onClick={() => attempt(async () => ask(await subscribe(offered.publicKey ?? "")))}
        >
          In this browser
        </button>
      )}
      {offered.kinds.includes("mail") && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            attempt(() => ask({ kind: "mail", address }));
          }}
        >
          <label className="choice">
            <span>By e-mail</span>
            <input
              type="email"
              value={address}
              required
              data-testid="mail"
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
          </label>
          <button type="submit" className="btn">
            Write to me
          </button>
        </form>
      )}
      {offered.kinds.includes("webhook") && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            attempt(() => ask({ kind: "webhook", address: hook }));
          }}
        >
          <label className="choice">
            <span>To a webhook</span>
            <input type="url" value={hook} required onChange={(event) => setHook(event.currentTarget.value)} />
          </label>
          <button type="submit" className="btn">
            Call it
          </button>
        </form>
      )}
      <p className="small">One notice each time that you are asked and not at the table.</p>
      {said !== "" && (
        <p role="status" data-testid="notices-said">
          {said}
        </p>
      )}
    </section>
  );
}

/** Lets the browser be called by this server. */
async function subscribe(publicKey: string): Promise<object> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { keys = {} } = subscription.toJSON();
  return { kind: "push", endpoint: subscription.endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}
