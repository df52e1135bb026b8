/** What could not be done, and what one can do instead. */
export function Trouble({ what }: { readonly what: string }) {
  return (
    <section className="card invite" role="alert" data-testid="online-trouble">
      <p className="over">This did not work</p>
      <h2>{what}</h2>
      <p>
        Playing together needs a Redoubt server: whoever runs <code>npm start</code> has one. Without it you can play
        the computer, or two of you at one screen. Nothing of your games is lost.
      </p>
      <div className="acts">
        <a className="btn pri" href="#battles">
          All battles
        </a>
      </div>
    </section>
  );
}
