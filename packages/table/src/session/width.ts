import { type Observable, observable } from "./observable.ts";

/** How much room there is, measured in letters rather than pixels: large text makes a wide screen narrow. */
export interface Room {
  readonly kind: "wide" | "mid" | "narrow";
  readonly isTight: boolean;
}

/** The room of a window so many pixels wide whose text is so many pixels high. */
export function roomOf(width: number, rem: number): Room {
  const letters = (width * 16) / rem;
  return { kind: letters < 900 ? "narrow" : letters < 1280 ? "mid" : "wide", isTight: letters < 1100 };
}

/** The room of this page, kept up to date, and told to the style sheets as classes of the root. */
export function watchRoom(): Observable<Room> {
  const root = document.documentElement;
  const rem = (): number => Number.parseFloat(getComputedStyle(root).fontSize) || 16;
  const room = observable<Room>(roomOf(innerWidth, rem()));
  const tell = (): void => {
    const { kind, isTight } = room.get();
    for (const one of ["wide", "mid", "narrow"]) root.classList.toggle(`is-${one}`, one === kind);
    root.classList.toggle("is-tight", isTight);
  };
  const measure = (): void => {
    const next = roomOf(innerWidth, rem());
    const now = room.get();
    if (next.kind === now.kind && next.isTight === now.isTight) return;
    room.set(next);
    tell();
  };
  tell();
  // A box as high as a letter changes its size when the text does.
  const letter = document.createElement("div");
  letter.className = "letter";
  document.body.append(letter);
  new ResizeObserver(measure).observe(letter);
  addEventListener("resize", measure);
  return room;
}
