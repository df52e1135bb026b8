export { buildApp } from "./app.ts";
export { readSettings, type Settings, StartError } from "./settings.ts";
export { type ShelfScenario, type ShelfSystem, shelf } from "./shelf.ts";
export { type RunningServer, startServer } from "./start.ts";
