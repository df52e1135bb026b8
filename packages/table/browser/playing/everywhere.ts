import type { AnyWargame } from "@redoubt/mechanics";
import { inject } from "vitest";
import { type Moment, playedUntil } from "../pictures/played.ts";
import { briefBattle } from "./battle.ts";
import type { Player } from "./player.ts";

const TAKEN = /^(unit|move) /;
const GONE = /^(hex|go) /;

/** The units that can be taken up. */
export const takable = (answers: readonly string[]): readonly string[] =>
  answers.filter((text) => TAKEN.test(text)).map((text) => text.split(" ").slice(1).join(" "));

/** Somebody can be taken up, and nobody is in hand. */
export const isFree = ({ view: { phase }, answers }: Moment): boolean =>
  /movement|maneuver|activation/.test(phase) && takable(answers).length > 1 && !answers.some((text) => GONE.test(text));

/** Whether an answer names a target and nothing else. */
export const BLOW = /^(target|attack|fire) \d{4}$/;
const ALONE = /^fire \d{4}$/;

/** A blow is about to be put together, and nobody is on the way; or whoever is in hand can fire by itself. */
export const isStriking = ({ answers }: Moment): boolean =>
  answers.some((text) => ALONE.test(text)) ||
  (answers.some((text) => BLOW.test(text)) && !answers.some((text) => GONE.test(text)));

/** The shortest battle of a system, played by the computer until it is fit, then by two people or against it; the moment that it was left at. */
export async function openPlayed(
  player: Player,
  system: AnyWargame,
  isFit = isFree,
  pace: "instant" | "calm" = "instant",
  opponent: string | null = null,
): Promise<Moment> {
  const moments: Moment[] = [];
  const isLast = (moment: Moment): boolean => {
    const isIt = isFit(moment);
    if (isIt) moments.push(moment);
    return isIt;
  };
  const text = playedUntil(system, briefBattle(system), isLast);
  const [moment] = moments;
  if (moment === undefined) throw new Error(`no such moment in ${system.id}`);
  const opponents = opponent === null ? {} : { opponents: { [system.seats[1 - moment.seat]]: opponent } };
  await openFile(player, Buffer.from(JSON.stringify({ ...JSON.parse(text), ...opponents })), pace);
  return moment;
}

async function openFile({ page, standing }: Player, buffer: Buffer, pace: string): Promise<void> {
  await page.goto(`${inject("site")}?seed=3&pace=${pace}&briefing=none`);
  await page.getByTestId("file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  await standing();
}

/** The shortest battle of a system where the computer has one answer left before a person is asked: it thinks once. */
export async function openAgainst(player: Player, system: AnyWargame, level: string): Promise<void> {
  const battle = briefBattle(system);
  const asked: number[] = [];
  // Somewhat into the battle the sides are near enough to have something in mind.
  const isTurning = ({ seat }: Moment): boolean => {
    const isNew = asked.length > 40 && asked.at(-1) !== seat;
    if (!isNew) asked.push(seat);
    return isNew;
  };
  playedUntil(system, battle, isTurning);
  const seat = asked.at(-1) ?? 0;
  const text = playedUntil(system, battle, ({ entries }) => entries === asked.length - 1);
  const file = { ...JSON.parse(text), opponents: { [system.seats[seat]]: level } };
  await openFile(player, Buffer.from(JSON.stringify(file)), "instant");
}

/** Some unit of the other side that stands on the map. */
export async function anEnemy(player: Player): Promise<string> {
  const { choices } = await player.standing();
  const own = choices.find(({ text }) => TAKEN.test(text))?.args[0].name ?? "";
  return player.page.evaluate((name) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-testid="unit"]')];
    const sideOf = (one: HTMLElement): string => (one.getAttribute("aria-label") ?? "").split(" ")[0];
    const side = all.filter((one) => one.dataset.unit === name).map(sideOf)[0];
    return all.find((one) => sideOf(one) !== side)?.dataset.unit ?? "";
  }, own);
}

/** Takes up one unit after another, of all or of some, until one can go somewhere; who it is, and the hexes that it can go to. */
export async function takeUp(
  player: Player,
  among?: readonly string[],
): Promise<{ readonly unit: string; readonly hexes: readonly string[] }> {
  const { choices } = await player.standing();
  const takings = choices.filter(({ text }) => TAKEN.test(text));
  for (const { text, args } of takings.filter((one) => among?.includes(one.args[0].name) ?? true)) {
    const taken = await player.give(text);
    const hexes = taken.choices.filter((one) => GONE.test(one.text)).map((one) => one.args[0].name);
    if (hexes.length > 0) return { unit: args[0].name, hexes };
    await player.page.keyboard.press("Escape");
  }
  throw new Error("nobody can go anywhere");
}

/** The answer by which whoever is in hand goes to a hex. */
export async function goingTo(player: Player, hex: string): Promise<string> {
  const { choices } = await player.standing();
  return choices.find(({ text, args }) => GONE.test(text) && args[0].name === hex)?.text ?? "";
}
