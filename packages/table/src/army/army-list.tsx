import type { ArmyBlock, ArmyRow, ArmyView, UnitView } from "@redoubt/mechanics";
import { useMemo, useState } from "preact/compat";
import { highlightsOf } from "../board/highlights.ts";
import { IconButton } from "../panels/icons.tsx";
import { useListedUnit } from "../panels/listed-unit.ts";
import { Seal } from "../panels/seal.tsx";
import { Stepper } from "../panels/stepper.tsx";
import { UnitFace } from "../panels/unit-face.tsx";
import { title } from "../panels/words.ts";
import { useApp, useDesk, useTable } from "../session/context.ts";
import { wear } from "../session/theme.ts";
import { toggleUnits } from "../session/tools.ts";
import css from "./army.css?inline";
import { Boxes } from "./boxes.tsx";

wear(css);

interface ArmyListProps {
  readonly army: ArmyView;
  readonly units: readonly UnitView[];
  readonly seats: readonly string[];
}

/** The armies corps by corps with their losses, and the boxes of those who are lost; linked both ways with the map. */
export function ArmyList({ army, units, seats }: ArmyListProps) {
  const app = useApp();
  const side = useTable((now) => now.moment?.sideToDecide);
  const [chosen, setChosen] = useState<string | null>(null);
  // A battle that is over asks nobody.
  const tab = chosen ?? (side || seats[0]);
  const choices = useTable((now) => now.moment?.choices);
  const picks = useDesk((now) => now.picks);
  const choosable = useMemo(() => highlightsOf(choices ?? [], picks).units, [choices, picks]);
  const byId = useMemo(() => new Map(units.map((unit) => [unit.id, unit])), [units]);
  const listing: Listing = { byId, seats, showsNames: army.showsNames === true, choosable };
  return (
    <aside className="oob army" aria-label="The army" data-testid="oob">
      <header>
        <h2>{tab === "boxes" ? "The eliminated" : (army.title ?? "The army")}</h2>
        <IconButton icon="close" label="Close the army list" onClick={() => toggleUnits(app)} />
      </header>
      <Stepper />
      <div className="tabs" role="tablist" aria-label="Whose units">
        {[...seats, ...(army.boxes.length > 0 ? ["boxes"] : [])].map((one) => (
          <button
            type="button"
            key={one}
            role="tab"
            aria-selected={one === tab}
            className={one === tab ? "on" : ""}
            data-testid={`army-${one}`}
            onClick={() => setChosen(one)}
          >
            {title(one)}
          </button>
        ))}
      </div>
      <div className="oob-list">
        {tab === "boxes" ? (
          <Boxes boxes={army.boxes} byId={byId} seats={seats} />
        ) : (
          army.blocks
            .filter((block) => block.side === tab)
            .map((block) => <Block key={block.id} block={block} listing={listing} />)
        )}
      </div>
    </aside>
  );
}

/** What every row of the list is drawn from. */
interface Listing {
  readonly byId: ReadonlyMap<string, UnitView>;
  readonly seats: readonly string[];
  readonly showsNames: boolean;
  readonly choosable: ReadonlyMap<string, unknown>;
}

function Block({ block, listing }: { readonly block: ArmyBlock; readonly listing: Listing }) {
  const { name, text, track, prospect, note, band, rows, isSealed, isActive } = block;
  return (
    <section className={isActive ? "corps active" : "corps"} aria-current={isActive}>
      <h3>
        {band !== undefined && <i className={`chip band-${band}`} aria-hidden="true" />}
        {name} <span>{text}</span>
      </h3>
      {track !== undefined && <LossTrack {...track} />}
      {prospect !== undefined && <p className="prospect">{prospect}</p>}
      {note !== undefined && (
        <p className={isSealed ? "ordered" : "broken"}>
          {isSealed && <Seal text="" />}
          {note}
        </p>
      )}
      {rows.map((row) => (
        <Row key={`${row.leader} ${row.text}`} row={row} listing={listing} />
      ))}
    </section>
  );
}

/** A cell a point; the last is where the corps breaks. Hatched are those at stake, lined those that might be given back. */
function LossTrack({ now, max, more = 0, back = 0 }: NonNullable<ArmyBlock["track"]>) {
  const fill = (i: number): string => (i < now - back ? "on" : i < now ? "back" : i < now + more ? "more" : "");
  return (
    <span className="loss-track" role="img" aria-label={`${now} of ${max} lost`}>
      {Array.from({ length: max }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their place alone
        <i key={i} className={`${fill(i)}${i === max - 1 ? " last" : ""}`} />
      ))}
    </span>
  );
}

function Row({ row, listing }: { readonly row: ArmyRow; readonly listing: Listing }) {
  const { byId, showsNames } = listing;
  const leader = row.leader === null ? undefined : byId.get(row.leader);
  return (
    <div className="army-row">
      {leader === undefined ? <span className="army-leader" /> : <Piece unit={leader} listing={listing} size={28} />}
      <div>
        <p>
          {row.text} <span className={row.tone ?? ""}>{row.word}</span>
        </p>
        <div className="army-units">
          {row.units.map((id) => {
            const unit = byId.get(id);
            return unit === undefined ? null : (
              <Piece key={id} unit={unit} listing={listing} size={showsNames ? 28 : 24} isNamed={showsNames} />
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface PieceProps {
  readonly unit: UnitView;
  readonly listing: Listing;
  readonly size: number;
  readonly isNamed?: boolean;
}

function Piece({ unit, listing, size, isNamed = false }: PieceProps) {
  const isReady = listing.choosable.has(unit.id);
  const { isOnMap, isSelected, hasActed, where, button } = useListedUnit(unit, isReady);
  return (
    <button
      {...button}
      className={[
        "piece",
        isNamed ? "named" : "",
        isSelected ? "sel" : "",
        isOnMap ? "" : "away",
        isReady ? "ready" : "",
      ].join(" ")}
    >
      <UnitFace unit={unit} seats={listing.seats} size={size} />
      {isNamed && <small className={hasActed ? "acted" : ""}>{unit.face.bandLeft}</small>}
      {/* Said after what stands on the button, which may have figures of its own on the counter. */}
      <span className="sr">
        {isNamed ? "" : unit.face.bandLeft}, {unit.name}, {where}
        {hasActed && ", has acted"}
        {isReady && ", may act"}
      </span>
    </button>
  );
}
