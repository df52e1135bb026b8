import { clothOf } from "@redoubt/drawing";
import type { UnitView } from "@redoubt/mechanics";
import { useMemo, useState } from "preact/compat";
import { highlightsOf } from "../board/highlights.ts";
import { takeAll } from "../board/together.ts";
import { useApp, useControl, useDesk, useTable } from "../session/context.ts";
import { toggleUnits } from "../session/tools.ts";
import type { Choice } from "../worker/messages.ts";
import { IconButton } from "./icons.tsx";
import { useListedUnit } from "./listed-unit.ts";
import { Stepper } from "./stepper.tsx";
import { UnitFace } from "./unit-face.tsx";
import { title } from "./words.ts";

interface Group {
  readonly name: string;
  readonly units: readonly UnitView[];
}

/** The units of one colour by the formation on their band. */
export function groupsOf(units: readonly UnitView[]): readonly Group[] {
  const groups = new Map<string, UnitView[]>();
  for (const unit of units) {
    const name = unit.face.group ?? (unit.face.bandRight || title(unit.face.branch));
    const known = groups.get(name);
    if (known === undefined) groups.set(name, [unit]);
    else known.push(unit);
  }
  return [...groups].map(([name, list]) => ({ name, units: list }));
}

interface OrderProps {
  readonly units: readonly UnitView[];
  readonly seats: readonly string[];
}

/** The order of battle, linked both ways with the map. */
export function OrderOfBattle({ units, seats }: OrderProps) {
  const app = useApp();
  const nations = useMemo(() => [...new Set(units.map((unit) => clothOf(unit, seats)))], [units, seats]);
  const [chosen, setChosen] = useState<string | null>(null);
  const choices = useTable((now) => now.moment?.choices);
  const picks = useDesk((now) => now.picks);
  const choosable = useMemo(() => highlightsOf(choices ?? [], picks).units, [choices, picks]);
  const side = useTable((now) => now.moment?.sideToDecide);
  // Whoever is in hand is shown among its own, until somebody looks elsewhere.
  const held = useTable((now) => now.moment?.shown.unit);
  const first = units.find(({ id }) => id === held) ?? units.find((unit) => unit.side === side);
  const nation = chosen ?? (first === undefined ? nations[0] : clothOf(first, seats));
  const groups = useMemo(
    () => groupsOf(units.filter((unit) => clothOf(unit, seats) === nation)),
    [units, seats, nation],
  );
  return (
    <aside className="oob" aria-label="Order of battle" data-testid="oob">
      <header>
        <h2>Order of battle</h2>
        <IconButton icon="close" label="Close the order of battle" onClick={() => toggleUnits(app)} />
      </header>
      <Stepper />
      <div className="tabs" role="tablist" aria-label="Whose units">
        {nations.map((one) => (
          <button
            type="button"
            key={one}
            role="tab"
            aria-selected={one === nation}
            className={one === nation ? "on" : ""}
            onClick={() => setChosen(one)}
          >
            {title(one)}
          </button>
        ))}
      </div>
      <div className="oob-list">
        {groups.map((group) => (
          <GroupRow key={group.name} group={group} nation={title(nation)} seats={seats} choosable={choosable} />
        ))}
      </div>
    </aside>
  );
}

interface GroupRowProps {
  readonly group: Group;
  readonly nation: string;
  readonly seats: readonly string[];
  readonly choosable: ReadonlyMap<string, readonly Choice[]>;
}

function GroupRow({ group, nation, seats, choosable }: GroupRowProps) {
  const control = useControl();
  const hand = useTable((now) => now.moment?.shown);
  const ready = group.units.filter(({ id }) => choosable.has(id)).length;
  const canTake = (unit: UnitView): boolean => choosable.get(unit.id)?.some(({ selects }) => selects) ?? false;
  const taking = hand?.alone ? [] : group.units.filter(canTake);
  const isOn = group.units.some(({ id }) => id === hand?.unit || hand?.picked.includes(id));
  // Under its nation's tab a formation is not called by the nation again.
  const name = group.name.startsWith(nation) ? group.name.slice(nation.length + 1) : group.name;
  const isOff = useTable((now) => group.units.every(({ at }) => now.sheet?.has(at) !== true));
  return (
    <section className={isOn ? "div sel" : "div"}>
      <h3>
        {name}{" "}
        {taking.length > 1 ? (
          <button
            type="button"
            aria-label={`${ready} may act: take them together`}
            data-testid="take-row"
            onClick={() =>
              takeAll(
                control,
                taking.map(({ id }) => id),
              )
            }
          >
            {ready} may act
          </button>
        ) : (
          <span>{ready > 0 ? `${ready} may act` : isOff ? "not on the map" : ""}</span>
        )}
      </h3>
      <div className="row">
        {group.units.map((unit) => (
          <UnitCell key={unit.id} unit={unit} seats={seats} isReady={choosable.has(unit.id)} />
        ))}
      </div>
    </section>
  );
}

interface UnitCellProps {
  readonly unit: UnitView;
  readonly seats: readonly string[];
  readonly isReady: boolean;
}

function UnitCell({ unit, seats, isReady }: UnitCellProps) {
  const { isSelected, hasActed, where, button } = useListedUnit(unit, isReady);
  const isUnder = useDesk((now) => now.hoverUnit === unit.id);
  const isGone = unit.isGone === true;
  const { bandLeft } = unit.face;
  // Who speaks to the page says what stands on the button.
  const called = ` ${unit.name} `.includes(` ${bandLeft} `) ? unit.name : `${bandLeft} ${unit.name}`;
  return (
    <button
      {...button}
      className={[
        "u",
        isSelected ? "sel" : "",
        isUnder ? "under" : "",
        isGone ? "lost" : "",
        isReady ? "ready" : "",
      ].join(" ")}
      aria-label={`${called}, ${where}${hasActed ? ", has acted" : ""}${isReady ? ", may act" : ""}`}
    >
      {isGone ? (
        <span className="x" aria-hidden="true">
          ✕
        </span>
      ) : (
        <UnitFace unit={unit} seats={seats} size={28} />
      )}
      <small>
        {hasActed && <span aria-hidden="true">✓</span>}
        {unit.face.bandLeft}
      </small>
    </button>
  );
}
