import type { Control } from "./control.ts";

/** The layers that are switched off, after one of them was switched. */
export function switched(hidden: string, id: string): string {
  const now = hidden.split(" ").filter(Boolean);
  return (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]).join(" ");
}

/** Switches the layer of the map that a key stands for; false where there is none. */
export function switchLayer({ table, app: { settings } }: Control, key: string): boolean {
  const layer = table.get().moment?.view.layers?.find((one) => one.key === key);
  if (layer !== undefined) settings.set((now) => ({ hiddenLayers: switched(now.hiddenLayers, layer.id) }));
  return layer !== undefined;
}
