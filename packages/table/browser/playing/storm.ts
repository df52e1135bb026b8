import type { Page } from "playwright-core";

const russian = { side: "russian", kind: "infantry", division: "Pavlov" };
const british = { side: "allied", kind: "infantry", nation: "british" };

/** The storming of the Sandbag Battery: two battalions beside it, one far away. */
export const storm = {
  system: "bloody-retribution",
  scenario: "inkerman",
  options: {},
  map: { use: "inkerman" },
  units: [
    { id: "1/Ta", ...russian, at: "1909" },
    { id: "2/Ta", ...russian, at: "1810" },
    { id: "3/Ta", ...russian, at: "1707" },
    { id: "41st", ...british, at: "1910" },
    { id: "GG", ...british, at: "1914" },
  ],
  turn: 1,
  active: "russian",
  phase: "combat",
};

/** The same after the guns have fired: nothing but an attack can be meant. */
export const stormAfterTheGuns = { ...storm, flags: { markers: 0 } };

/** Opens a position as a file, from the start page. */
export async function openPosition(page: Page, position: object): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(position));
  await page.getByTestId("file").setInputFiles({ name: "position.json", mimeType: "application/json", buffer });
}
