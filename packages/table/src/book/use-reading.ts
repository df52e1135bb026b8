import { type RefObject, useEffect, useState } from "preact/compat";
import type { Book } from "./book.ts";

/** So far below the top edge of the page a chapter may begin and yet be the one that is read. */
const MARGIN = 90;

/** The chapter or chart that is at the top of the page. */
export function useReading(page: RefObject<HTMLElement | null>, book: Book): string {
  const [now, setNow] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another book has other chapters
  useEffect(() => {
    const shown = page.current;
    if (shown === null) return;
    const places = [...shown.querySelectorAll<HTMLElement>("[data-chapter], .book-chart")];
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const top = shown.getBoundingClientRect().top + MARGIN;
      const passed = places.filter((place) => place.getBoundingClientRect().top <= top);
      const last = passed.at(-1) ?? places[0];
      setNow(last?.dataset.chapter ?? last?.dataset.at ?? "");
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    shown.addEventListener("scroll", later, { passive: true });
    return () => {
      shown.removeEventListener("scroll", later);
      cancelAnimationFrame(frame);
    };
  }, [page, book]);
  return now;
}
