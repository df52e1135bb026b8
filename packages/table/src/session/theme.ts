import { themeCss } from "@redoubt/drawing";
import type { Observable } from "./observable.ts";
import type { Settings } from "./settings.ts";

/** Whether a setting means lamp light now. */
export function isDark(theme: Settings["theme"]): boolean {
  return theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
}

const worn = new Set<string>();

/** Puts a style sheet into the page, below those that are there; once, however many parts need it. */
export function wear(css: string): void {
  if (worn.has(css)) return;
  worn.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
}

/** Puts the colours into the page and keeps the theme as it is set. */
export function dressPage(settings: Observable<Settings>): void {
  wear(themeCss);
  const dress = (): void => {
    const { theme } = settings.get();
    if (theme === "system") document.documentElement.removeAttribute("data-theme");
    else document.documentElement.dataset.theme = theme;
    document.documentElement.classList.toggle("is-dark", isDark(theme));
  };
  dress();
  settings.subscribe(dress);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);
}
