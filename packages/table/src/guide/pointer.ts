const MARK = "data-guide";
let isWaiting = false;
let wanted = "";

const selectorOf = (answer: string): string =>
  answer === "undo" ? '[data-testid="undo"]' : `[data-answer="${CSS.escape(answer)}"]`;

/** Marks the buttons of an answer, once they are drawn; of another one no longer. */
export function markAnswer(answer: string | undefined): void {
  wanted = answer === undefined ? "" : selectorOf(answer);
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    for (const marked of document.querySelectorAll(`[${MARK}]`))
      if (wanted === "" || !marked.matches(wanted)) marked.removeAttribute(MARK);
    if (wanted !== "") for (const button of document.querySelectorAll(wanted)) button.setAttribute(MARK, "");
  });
}

/** Takes all marks away. */
export const unmark = (): void => markAnswer(undefined);
