/** A way to reach somebody who is away. */
export type Channel =
  | { readonly kind: "mail"; readonly address: string }
  | { readonly kind: "webhook"; readonly address: string }
  | { readonly kind: "push"; readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** What is told: that it is somebody's move in a game, or that it is over. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Where to go. */
  readonly link: string;
}

/** Sends a notice over a channel; what cannot be sent throws. */
export type Send = (channel: Channel, notice: Notice) => Promise<void>;

/** A channel that is no more: nobody is ever reached over it again. */
export class Gone extends Error {
  override readonly name = "Gone";
}
