import { counterCss, mapCss, overlayCss, themeCss } from "@redoubt/drawing";
import type { Observable } from "./observable.ts";
import type { Settings } from "./settings.ts";

/** Whether a setting means lamp light now. */
export function isDark(theme: Settings["theme"]): boolean {
  return theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
}

/** Puts the drawing's style sheets into the page and keeps the theme as it is set. */
export function dressPage(settings: Observable<Settings>): void {
  const css = new CSSStyleSheet();
  css.replaceSync([themeCss, mapCss, counterCss, overlayCss].join("\n"));
  document.adoptedStyleSheets = [css, ...document.adoptedStyleSheets];
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
