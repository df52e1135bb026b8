/** A window on a desk. */
export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

/** A phone that is touched. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;
