/** The seal: what carries it is seen by this seat alone. */
export function Seal({ text = "only you" }: { readonly text?: string }) {
  return (
    <span className="sealed">
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d="M0-11.5 2.9-8.9 6.8-9.3 7.6-5.5 11-3.6 9.4 0 11 3.6 7.6 5.5 6.8 9.3 2.9 8.9 0 11.5-2.9 8.9-6.8 9.3-7.6 5.5-11 3.6-9.4 0-11-3.6-7.6-5.5-6.8-9.3-2.9-8.9Z" />
        <path className="lock" d="M-3.5-.5V-2.5a3.5 3.5 0 0 1 7 0V-.5M-5-.5H5V5.5H-5Z" />
      </svg>
      {text}
    </span>
  );
}
