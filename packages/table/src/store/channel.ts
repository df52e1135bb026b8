/** What pages of one browser tell each other about a game that more than one of them has open. */
export type News =
  /** A page asks whoever plays the game for the whole of it. */
  | { readonly kind: "whole?" }
  /** The game as a file, and its log. */
  | { readonly kind: "whole"; readonly text: string; readonly tail: readonly string[] }
  /** What was played: the log from an answer on. */
  | { readonly kind: "played"; readonly from: number; readonly tail: readonly string[] }
  /** A page asks whoever plays the game to let it play on there. */
  | { readonly kind: "hand-over?" }
  /** It has been let go of, and everything is saved. */
  | { readonly kind: "handed-over" };

/** A line between the pages that have a game open. */
export interface Channel {
  readonly send: (news: News) => void;
  readonly close: () => void;
}

/** Opens the line of a game. Where a browser has none, nobody hears and nothing comes. */
export function openChannel(game: string, onNews: (news: News) => void): Channel {
  if (typeof BroadcastChannel === "undefined") return { send: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`redoubt.game.${game}`);
  // Only pages of this site, of this or a neighbouring version, can write here.
  channel.onmessage = ({ data }: MessageEvent<News>) => onNews(data);
  return { send: (news) => channel.postMessage(news), close: () => channel.close() };
}
