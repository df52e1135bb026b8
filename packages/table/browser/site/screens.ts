/** A window on a desk. */
export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

/** A phone that is touched. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/** Where everything must hold: at a desk and on a phone. */
export const SCREENS = [
  { on: "a desk", options: DESKTOP },
  { on: "a phone", options: PHONE },
] as const;
