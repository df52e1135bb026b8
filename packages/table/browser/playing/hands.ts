import type { Driver } from "../../src/session/driver.ts";

/** How the table stands, as far as somebody who plays it by clicks must know. */
export interface Standing {
  readonly entry: number;
  readonly hash: string;
  readonly seat: number | null;
  readonly isOver: boolean;
  readonly choices: readonly {
    readonly text: string;
    readonly args: readonly { readonly kind: string; readonly name: string }[];
  }[];
  /** What may be answered instead of going on with the unit that was taken in hand. */
  readonly instead: readonly string[];
  /** Changes with everything that a click can change. */
  readonly sign: string;
}

/** A place of the page to click on, and what is there. */
export interface Aim {
  readonly x: number;
  readonly y: number;
  readonly at: string;
}

/** What is put into the page beside the table's own driver. */
export interface Hands {
  /** The table once it waits for a person and differs from an earlier sign, or has stayed the same for a while. */
  readonly settled: (before: string) => Promise<Standing | null>;
  /** Where to click next on the way to an answer, once it is there: a card may be on its way; null if nothing leads there. */
  readonly aim: (answer: string) => Promise<Aim | null>;
  /** What an answer names that is not picked yet, and its place in a stack that is fanned out, from 1; 0 without one. */
  readonly open: (answer: string) => { readonly name: string; readonly fanPlace: number } | null;
}

declare global {
  var redoubt: Driver | undefined;
  var hands: Hands;
}

/** Runs in the page, before its own scripts. Nothing outside of this function is there. */
export function growHands(): void {
  const PATIENCE = 45_000;
  const SEEKING = 3000;
  const TIMES_THE_SAME = 150;
  const find = (selector: string): HTMLElement | null => document.querySelector(selector);
  const isShown = (id: string): boolean => find(`[data-testid="${id}"]`) !== null;
  const quoted = (text: string): string => `"${CSS.escape(text).replaceAll("\\ ", " ")}"`;

  const standing = (): Standing | null => {
    if (isShown("curtain")) {
      return {
        entry: -1,
        hash: "",
        seat: null,
        isOver: false,
        choices: [],
        instead: [],
        sign: `curtain ${document.title}`,
      };
    }
    // Whoever plays for a test has read the briefing.
    find('[data-testid="briefing-close"]')?.click();
    const now = globalThis.redoubt?.now();
    if (now === undefined || now.isBusy || now.film !== null || !isShown("table")) return null;
    const shown = ["fan", "chooser", "why-not", "let-go"].filter(isShown).join();
    const primary = find('[data-testid="primary"]')?.dataset.answer ?? "";
    const others = [...document.querySelectorAll<HTMLElement>('[data-testid="instead"] [data-answer]')];
    const instead = others.map((one) => one.dataset.answer ?? "");
    return { ...now, instead, sign: [now.entry, now.seat, now.picks.join(), shown, primary, now.hash].join("|") };
  };

  const inSight = (element: HTMLElement, at: string): Aim | null => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return element.contains(document.elementFromPoint(x, y)) ? { x, y, at } : null;
  };

  /** Scrolls only as far as it must: to the nearest edge, or to the middle where something lies over that edge. */
  const middleOf = (element: HTMLElement, at: string): Aim | null => {
    for (const block of [null, "nearest", "center"] as const) {
      if (block !== null) element.scrollIntoView({ block });
      const aim = inSight(element, at);
      if (aim !== null) return aim;
    }
    return null;
  };

  const button = (answer: string): HTMLElement | null =>
    find(`[data-testid="chooser"] [data-answer=${quoted(answer)}]`) ??
    find(`[data-testid="decision"] [data-answer=${quoted(answer)}]`);

  /** Where on a slider of numbers an answer lies: the thumb is about as wide as the bar is high. */
  const slidTo = (answer: string): Aim | null => {
    const range = find('[data-testid="form-range"]');
    const answers = range?.dataset.answers?.split("|") ?? [];
    const place = answers.indexOf(answer);
    if (range === null || place < 0) return null;
    range.scrollIntoView({ block: "center" });
    // A press on the thumb itself moves nothing: what lies beside it is stepped to.
    const by = place - Number((range as HTMLInputElement).value);
    const step = find(`[data-testid="form-slider"] [aria-label="${by < 0 ? "One less" : "One more"}"]`);
    if (by !== 0 && Math.abs(by) < 3 && step !== null) return middleOf(step, "step");
    const box = range.getBoundingClientRect();
    const thumb = 16;
    const share = answers.length < 2 ? 0 : place / (answers.length - 1);
    return { x: box.left + thumb / 2 + share * (box.width - thumb), y: box.top + box.height / 2, at: "slider" };
  };

  const openOf = (answer: string): string | null => {
    const now = globalThis.redoubt?.now();
    const choice = now?.choices.find(({ text }) => text === answer);
    const isOpen = ({ kind, name }: { kind: string; name: string }) => kind !== "number" && !now?.picks.includes(name);
    return choice?.args.find(isOpen)?.name ?? null;
  };

  const aimAt = (answer: string): Aim | null => {
    const curtain = find('[data-testid="lift-curtain"]');
    if (curtain !== null) return middleOf(curtain, "curtain");
    const offered = button(answer);
    if (offered !== null) return middleOf(offered, "button");
    const slid = slidTo(answer);
    if (slid !== null) return slid;
    const open = openOf(answer);
    if (open === null) return null;
    const named = `[data-unit=${quoted(open)}]`;
    const listed = find(`[data-testid="fan"] ${named}`) ?? find(`[data-testid="off-map"] ${named}`);
    if (listed !== null) return middleOf(listed, "list");
    const place = globalThis.redoubt?.place(open) ?? null;
    return place === null ? null : { x: place.x, y: place.y, at: place.hex };
  };

  globalThis.hands = {
    async settled(before) {
      const end = performance.now() + PATIENCE;
      let same = 0;
      while (performance.now() < end) {
        const now = standing();
        if (now !== null && (now.sign !== before || same++ > TIMES_THE_SAME)) return now;
        await new Promise((done) => setTimeout(done, 2));
      }
      return null;
    },
    async aim(answer) {
      const end = performance.now() + SEEKING;
      for (;;) {
        const aim = aimAt(answer);
        if (aim !== null || performance.now() > end) return aim;
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    open(answer) {
      const name = openOf(answer);
      if (name === null) return null;
      const fanned = [...document.querySelectorAll<HTMLElement>('[data-testid="fan-unit"]')];
      return { name, fanPlace: fanned.findIndex((unit) => unit.dataset.unit === name) + 1 };
    },
  };
}
