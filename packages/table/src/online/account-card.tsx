import type { AccountTold } from "@redoubt/protocol";
import { type FormEvent, useEffect, useState } from "preact/compat";
import { accountApi } from "./account-api.ts";
import { forgetGathered, keptSeats } from "./seats.ts";
import { battlesOf } from "./words.ts";

/** An account, for those who want one: it gathers the games of all devices, their notices, and what was won and lost. */
export function AccountCard({ onChange }: { readonly onChange: () => void }) {
  const [account, setAccount] = useState<AccountTold | null | undefined>(undefined);
  const [said, setSaid] = useState("");
  useEffect(() => {
    // A server without accounts has no card for them.
    accountApi.now().then(setAccount, () => {});
  }, []);
  if (account === undefined) return null;
  const attempt = (what: () => Promise<AccountTold | null>): void => {
    setSaid("");
    what().then(
      async (entered) => {
        if (entered === null) forgetGathered();
        else
          await accountApi.gather(
            keptSeats()
              .map(({ key }) => key)
              .filter((key) => key !== ""),
          );
        setAccount(entered === null ? null : await accountApi.now());
        onChange();
      },
      (error: Error) => setSaid(error.message),
    );
  };
  return (
    <section className="card new-game" aria-label="Account" data-testid="account">
      {account === null ? <Entering onAttempt={attempt} /> : <Entered account={account} onAttempt={attempt} />}
      {said !== "" && (
        <p role="alert" className="note" data-testid="account-said">
          {said}
        </p>
      )}
    </section>
  );
}

type Attempt = (what: () => Promise<AccountTold | null>) => void;

function Entering({ onAttempt }: { readonly onAttempt: Attempt }) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [isNew, setNew] = useState(false);
  const isReady = name.trim().length >= 2;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAttempt(() => (isNew ? accountApi.make(name.trim(), password) : accountApi.enter(name.trim(), password)));
  };
  return (
    <>
      <h2>Keep them for good</h2>
      <p>
        An account gathers your games on every device. It is optional; there is nothing you cannot play without one.
      </p>
      <div className="acts">
        <button
          type="button"
          className="btn"
          data-testid="passkey-enter"
          onClick={() => onAttempt(accountApi.enterByPasskey)}
        >
          Enter with a passkey
        </button>
      </div>
      <form onSubmit={submit}>
        <label className="choice">
          <span>Name</span>
          <input
            value={name}
            maxLength={40}
            required
            autoComplete="username"
            data-testid="account-name"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <label className="choice">
          <span>Password, ten characters or more</span>
          <input
            type="password"
            value={password}
            minLength={10}
            maxLength={200}
            required
            autoComplete={isNew ? "new-password" : "current-password"}
            data-testid="account-password"
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </label>
        <label className="tick">
          <input
            type="checkbox"
            checked={isNew}
            data-testid="account-new"
            onChange={({ currentTarget }) => setNew(currentTarget.checked)}
          />
          I have none yet: make it
        </label>
        <div className="acts">
          <button type="submit" className="btn" data-testid="account-enter">
            {isNew ? "Make an account" : "Enter with a password"}
          </button>
          <button
            type="button"
            className="btn quiet"
            data-testid="passkey-new"
            aria-disabled={!isReady || undefined}
            onClick={() => isReady && onAttempt(() => accountApi.makePasskey(name.trim()))}
          >
            Make one with a passkey
          </button>
        </div>
      </form>
    </>
  );
}

function Entered({ account, onAttempt }: { readonly account: AccountTold; readonly onAttempt: Attempt }) {
  const [asksDrop, setAsksDrop] = useState(false);
  return (
    <>
      <h2 data-testid="account-is">{account.name}</h2>
      <p>
        Your games are here on every device that enters this account:{" "}
        {[
          account.hasPassword ? "a password" : "",
          account.passkeys > 0 ? `${account.passkeys} ${account.passkeys === 1 ? "passkey" : "passkeys"}` : "",
        ]
          .filter((one) => one !== "")
          .join(" and ")}
        .
      </p>
      {account.statistics.length > 0 && (
        <table className="counts" data-testid="statistics">
          <thead>
            <tr>
              <th scope="col">System</th>
              <th scope="col">Won</th>
              <th scope="col">Lost</th>
              <th scope="col">Drawn</th>
              <th scope="col">Going on</th>
            </tr>
          </thead>
          <tbody>
            {account.statistics.map(({ system, won, lost, drawn, going }) => (
              <tr key={system}>
                <th scope="row">{battlesOf(system)?.title ?? system}</th>
                <td>{won}</td>
                <td>{lost}</td>
                <td>{drawn}</td>
                <td>{going}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="acts">
        <button
          type="button"
          className="btn"
          data-testid="passkey-add"
          onClick={() => onAttempt(() => accountApi.makePasskey(account.name))}
        >
          Add a passkey
        </button>
        <button type="button" className="btn" data-testid="account-leave" onClick={() => onAttempt(accountApi.leave)}>
          Leave on this device
        </button>
        <button
          type="button"
          className="btn quiet"
          data-testid="account-drop"
          onClick={() => (asksDrop ? onAttempt(accountApi.drop) : setAsksDrop(true))}
        >
          {asksDrop ? "Yes, forget my account" : "Forget my account…"}
        </button>
      </div>
      {asksDrop && <p className="small">Your games go on. Seats whose keys this browser keeps stay yours.</p>}
    </>
  );
}
