/** Text that is safe to put into a page as it is. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | readonly Html[];

/** Builds a piece of a page; every inserted text that is not itself Html is escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: strings }, ...parts.map(render)) };
}

function render(part: Part): string {
  if (typeof part === "string" || typeof part === "number") return escapeText(String(part));
  return "html" in part ? part.html : part.map(({ html }) => html).join("\n");
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
