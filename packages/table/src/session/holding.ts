import { type Channel, type News, openChannel } from "../store/channel.ts";
import { type Claim, claimOf } from "../store/claim.ts";
import type { Control } from "./control.ts";
import { followPlayed, keepOwnCourse } from "./following.ts";
import { resume } from "./open.ts";
import { save } from "./saving.ts";

/** Whether this page plays a game; if not, the game as the page that plays it has it, if that page answers. */
export type Claimed = { readonly isMine: true } | { readonly isMine: false; readonly text: string | null };

/** Which page of this browser plays the game on the table: one does, the others follow it. */
export interface Holding {
  /** Claims the game that is about to be opened. */
  readonly claim: (id: string) => Promise<Claimed>;
  /** Tells the pages that follow what was played from this answer on. */
  readonly tell: (from: number) => void;
  /** Tells them the whole game; a page that follows asks for it. */
  readonly synchronise: () => Promise<void>;
  /** Plays on here; the page that played until now follows. */
  readonly takeOver: () => Promise<void>;
  /** Another page has written to the game: this one follows, and what it alone has is kept. */
  readonly lose: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

// A page that was just closed or reloaded lets go within that time; a page that is there answers sooner.
const PATIENCE = 700;
// Where there are no locks, only an answer can tell that another page has the game.
const WITHOUT_LOCKS = 250;
// A page that sleeps does not answer at all: the game is then taken from it.
const HAND_OVER = 1500;

/** A game that is open here. */
interface Open {
  readonly id: string;
  readonly claim: Claim;
  readonly channel: Channel;
  isMine: boolean;
  /** Whether any page has ever asked for the game. */
  isFollowed: boolean;
}

/** The holding of one table. */
export function createHolding(control: Control): Holding {
  const { app, table } = control;
  let open: Open | null = null;
  let listeners: ((news: News | null) => void)[] = [];
  let work: Promise<unknown> = Promise.resolve();

  /** One after another: what is heard while something is followed waits until that is shown. */
  const inTurn = (at: Open, what: () => Promise<unknown>): void => {
    if (at.isMine) return;
    work = work.then(() => (at.isMine ? null : what())).catch((error: unknown) => console.error(error));
  };

  /** The first news of a kind within some time; null if none comes, or the game becomes ours meanwhile. */
  const hear = (kind: News["kind"], within: number): Promise<News | null> =>
    new Promise((done) => {
      const listen = (news: News | null): void => {
        if (news !== null && news.kind !== kind) return;
        clearTimeout(timer);
        listeners = listeners.filter((one) => one !== listen);
        done(news);
      };
      const timer = setTimeout(listen, within, null);
      listeners.push(listen);
    });

  const askWhole = async ({ channel }: Open, within: number): Promise<string | null> => {
    const heard = hear("whole", within);
    channel.send({ kind: "whole?" });
    const news = await heard;
    return news?.kind === "whole" ? news.text : null;
  };

  const onNews = (at: Open, news: News): void => {
    for (const listen of [...listeners]) listen(news);
    switch (news.kind) {
      case "whole?":
        void tellWhole(at);
        return;
      case "hand-over?":
        void handOver(at);
        return;
      case "whole":
        inTurn(at, () => followPlayed(control, 0, news.tail));
        return;
      case "played":
        // Without locks both may have played: whoever hears of the other steps back.
        if (at.isMine && app.locks === undefined) void lose(at);
        inTurn(at, () => follow(at, news.from, news.tail));
        return;
      case "handed-over":
    }
  };

  const follow = async (at: Open, from: number, tail: readonly string[]): Promise<void> => {
    if (!(await followPlayed(control, from, tail))) at.channel.send({ kind: "whole?" });
  };

  const tellWhole = async (at: Open): Promise<void> => {
    const { game, isGuest } = table.get();
    if (!at.isMine || game === null || isGuest) return;
    at.isFollowed = true;
    const [text, tail] = await Promise.all([app.referee.file(null), app.referee.tail({ from: 0 })]);
    at.channel.send({ kind: "whole", text, tail });
  };

  const stepBack = async (at: Open): Promise<void> => {
    at.isMine = false;
    control.loop.stop();
    table.set({ hold: "elsewhere", isBusy: false, thinking: null, curtain: null });
    if (table.get().game !== null) await control.loop.follow();
  };

  const handOver = async (at: Open): Promise<void> => {
    if (!at.isMine) return;
    control.loop.stop();
    table.set({ hold: "changing" });
    await save(control).catch(() => {});
    await stepBack(at);
    at.channel.send({ kind: "handed-over" });
  };

  const lose = async (at: Open): Promise<void> => {
    if (!at.isMine) return;
    at.isMine = false;
    const own = await app.referee.file(null).catch(() => null);
    const theirs = askWhole(at, HAND_OVER);
    await stepBack(at);
    if (own !== null) await keepOwnCourse(control, own, await theirs);
  };

  const openAt = (id: string): Open => {
    const isStill = (): boolean => open === at;
    const at: Open = {
      id,
      claim: claimOf(app.locks, `redoubt.game.${id}`, {
        onHeld() {
          if (!isStill()) return;
          at.isMine = true;
          for (const listen of [...listeners]) listen(null);
          if (table.get().hold === "elsewhere") void resume(control);
        },
        onLost() {
          if (!isStill()) return;
          void lose(at);
          at.claim.wait();
        },
      }),
      channel: openChannel(id, (news) => isStill() && onNews(at, news)),
      isMine: false,
      isFollowed: false,
    };
    return at;
  };

  const leave = async (): Promise<void> => {
    const left = open;
    open = null;
    left?.channel.close();
    await left?.claim.letGo();
  };

  const claimAt = async (at: Open): Promise<string | null> => {
    if (app.locks === undefined) {
      const text = await askWhole(at, WITHOUT_LOCKS);
      at.isMine = text === null;
      return text;
    }
    at.isMine = await at.claim.now();
    if (at.isMine) return null;
    at.claim.wait();
    return askWhole(at, PATIENCE);
  };

  return {
    async claim(id) {
      if (open?.id !== id) {
        await leave();
        open = openAt(id);
      }
      const at = open;
      const text = at.isMine ? null : await claimAt(at);
      table.set({ hold: at.isMine ? "mine" : "elsewhere" });
      return at.isMine ? { isMine: true } : { isMine: false, text };
    },
    tell(from) {
      const at = open;
      if (at === null || !at.isFollowed || !at.isMine) return;
      void app.referee.tail({ from }).then((tail) => at.channel.send({ kind: "played", from, tail }));
    },
    async synchronise() {
      if (open?.isMine) await tellWhole(open);
      else open?.channel.send({ kind: "whole?" });
    },
    async takeOver() {
      const at = open;
      if (at === null || table.get().hold !== "elsewhere") return;
      table.set({ hold: "changing", isBusy: true });
      const handed = hear("handed-over", HAND_OVER);
      at.channel.send({ kind: "hand-over?" });
      await handed;
      at.isMine = await at.claim.steal();
      await resume(control);
    },
    lose: async () => {
      if (open !== null) await lose(open);
    },
    leave,
  };
}
