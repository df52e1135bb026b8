import type { MapLayerView } from "@redoubt/mechanics";
import { useApp, useSettings } from "../session/context.ts";
import { switched } from "../session/layers.ts";
import { wear } from "../session/theme.ts";
import css from "./layer-switches.css?inline";

wear(css);

/** What a system draws on the map besides the counters, each to be switched on or off. */
export function LayerSwitches({ layers }: { readonly layers: readonly MapLayerView[] }) {
  const { settings } = useApp();
  const hidden = useSettings((now) => now.hiddenLayers).split(" ");
  const toggle = (id: string) => settings.set((now) => ({ hiddenLayers: switched(now.hiddenLayers, id) }));
  return (
    <div className="layers" data-furniture role="toolbar" aria-label="Layers of the map">
      {layers.map(({ id, name, key }) => (
        <button
          type="button"
          key={id}
          aria-pressed={!hidden.includes(id)}
          aria-keyshortcuts={key}
          data-testid={`layer-${id}`}
          onClick={() => toggle(id)}
        >
          <i aria-hidden="true">{hidden.includes(id) ? "" : "✓"}</i>
          {name} {key !== undefined && <kbd>{key.toUpperCase()}</kbd>}
        </button>
      ))}
    </div>
  );
}
