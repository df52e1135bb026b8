export * from "./draw-map.ts";
export * from "./layout.ts";
export * from "./map.ts";
export * from "./style/map-css.ts";
export * from "./style/palette.ts";
