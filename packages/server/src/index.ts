export { buildApp } from "./app.ts";
export { type BackupCount, backUp, restore } from "./operation/backup.ts";
export { type GameOutlook, outlooks } from "./operation/versions.ts";
export { readSettings, type Settings, StartError } from "./settings.ts";
export { type ShelfScenario, type ShelfSystem, shelf } from "./shelf.ts";
export { openStorage, type RunningServer, startServer } from "./start.ts";
export { type Storage, StorageDown } from "./storage/contract.ts";
