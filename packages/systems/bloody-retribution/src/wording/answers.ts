import { asHex } from "@redoubt/hex";
import { hexName, type RetributionPlay } from "../state.ts";
import { words } from "../words.ts";

const texts: Readonly<Record<keyof typeof words.verbs, (first: string, second: string) => string>> = {
  move: (unit) => `Move ${unit}`,
  enter: (unit) => `Bring ${unit} on`,
  at: (hex) => `Enter at ${hex}`,
  go: (hex) => `Go to ${hex}`,
  via: (hex) => `Go by way of ${hex}`,
  halt: () => "Halt",
  attack: (hex) => `Attack ${hex}`,
  add: (unit) => `Add ${unit}`,
  resolve: () => "Resolve the attack",
  flank: (unit, hex) => `Flank attack with ${unit} into ${hex}`,
  "flank-to": (hex) => `Flank attack into ${hex}`,
  bombard: (unit) => `Bombard ${unit}`,
  "set-aside": () => "Set a bombardment marker aside",
  disrupt: (unit) => `Disrupt ${unit} where it stands`,
  lose: (unit) => `Take a step from ${unit}`,
  advance: (unit) => `Advance with ${unit}`,
  stay: () => "Do not advance",
  offer: () => "Offer to end the phase",
  accept: () => "Accept: end the phase",
  refuse: () => "Refuse: play on",
  finish: () => "Declare yourself finished for this phase",
  end: () => "End the phase",
  capitulate: () => "Capitulate",
};

/** An answer as people read it. */
export function answerText(g: RetributionPlay, code: number): string {
  const verb = words.verb(code);
  const names = words.verbs[verb].map((kind, place) => {
    const index = words.arg(code, place);
    return kind === "hex" ? hexName(g.world, asHex(index)) : g.world.units[index].fullName;
  });
  return texts[verb](names[0] ?? "", names[1] ?? "");
}
