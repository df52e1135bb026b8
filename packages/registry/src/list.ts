import type { AnyTelling, AnyWargame } from "@redoubt/mechanics";

/** A rule system that is loaded when it is wanted. */
export interface Registered {
  readonly id: string;
  readonly load: () => Promise<AnyWargame>;
  /** What it tells people to read, apart from its rules; without it they are told what every system tells. */
  readonly tells?: () => Promise<AnyTelling>;
  /** What it knows about playing its battles, where that is apart from its rules: only the computer's players need it. */
  readonly thinks?: () => Promise<AnyWargame["mind"]>;
}

/** Every rule system that Redoubt plays. The only list of them. */
export const registered: readonly Registered[] = [
  {
    id: "spi-quad",
    load: async () => (await import("@redoubt/spi-quad")).spiQuad,
    tells: async () => (await import("@redoubt/spi-quad/telling")).telling,
  },
  {
    id: "bloody-retribution",
    load: async () => (await import("@redoubt/bloody-retribution")).bloodyRetribution,
    tells: async () => (await import("@redoubt/bloody-retribution/telling")).telling,
  },
  {
    id: "bloody-steppes",
    load: async () => (await import("@redoubt/bloody-steppes")).bloodySteppes,
    tells: async () => (await import("@redoubt/bloody-steppes/telling")).telling,
    thinks: async () => (await import("@redoubt/bloody-steppes/mind")).mind,
  },
  {
    id: "imperial-bayonets",
    load: async () => (await import("@redoubt/imperial-bayonets")).imperialBayonets,
    tells: async () => (await import("@redoubt/imperial-bayonets/telling")).telling,
  },
];

/** Loads a system with all that it knows about playing its battles. */
export const loadThinking = async ({ load, thinks }: Registered): Promise<AnyWargame> =>
  thinks === undefined ? load() : { ...(await load()), mind: await thinks() };
