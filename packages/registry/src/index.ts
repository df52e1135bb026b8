import { bloodyRetribution } from "@redoubt/bloody-retribution";
import type { AnySystem } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { spiQuad } from "@redoubt/spi-quad";

/** Every rule system that Redoubt plays. The only list of them. */
export const wargames: readonly AnyWargame[] = [spiQuad, bloodyRetribution];

/** The same list for those who need no map. */
export const systems: readonly AnySystem[] = wargames;
