import type { AnyWargame } from "@redoubt/mechanics";

/** A rule system that is loaded when it is wanted. */
export interface Registered {
  readonly id: string;
  readonly load: () => Promise<AnyWargame>;
}

/** Every rule system that Redoubt plays. The only list of them. */
export const registered: readonly Registered[] = [
  { id: "spi-quad", load: async () => (await import("@redoubt/spi-quad")).spiQuad },
  { id: "bloody-retribution", load: async () => (await import("@redoubt/bloody-retribution")).bloodyRetribution },
  { id: "bloody-steppes", load: async () => (await import("@redoubt/bloody-steppes")).bloodySteppes },
  { id: "imperial-bayonets", load: async () => (await import("@redoubt/imperial-bayonets")).imperialBayonets },
];
