import type { AnyTelling, AnyWargame } from "@redoubt/mechanics";

/** A rule system that is loaded when it is wanted. */
export interface Registered {
  readonly id: string;
  readonly load: () => Promise<AnyWargame>;
  /** What it tells people to read, apart from its rules; without it they are told what every system tells. */
  readonly tells?: () => Promise<AnyTelling>;
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
  { id: "bloody-steppes", load: async () => (await import("@redoubt/bloody-steppes")).bloodySteppes },
  {
    id: "imperial-bayonets",
    load: async () => (await import("@redoubt/imperial-bayonets")).imperialBayonets,
    tells: async () => (await import("@redoubt/imperial-bayonets/telling")).telling,
  },
];
