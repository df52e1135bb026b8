import type { ToldRow } from "@redoubt/mechanics";
import { useControl, useTable } from "../session/context.ts";
import { RuleChip } from "./rule-chip.tsx";

/** Sentences with their rules; pointing at one shows on the map what it is about, a click goes there. */
export function ToldRows({ rows, label }: { readonly rows: readonly ToldRow[]; readonly label: string }) {
  if (rows.length === 0) return null;
  return (
    <ul className="told-rows" aria-label={label}>
      {rows.map((row) => (
        <Row key={`${row.label} ${row.text}`} row={row} />
      ))}
    </ul>
  );
}

function Row({ row }: { readonly row: ToldRow }) {
  const control = useControl();
  const sheet = useTable((now) => now.sheet);
  const hexes = (row.hexes ?? []).filter((hex) => sheet?.has(hex) === true);
  const units = row.units ?? [];
  const isAbout = hexes.length + units.length > 0;
  const light = (isLit: boolean) => {
    if (isAbout) control.desk.set({ lit: isLit ? { hexes, units } : null });
  };
  return (
    <li onPointerEnter={() => light(true)} onPointerLeave={() => light(false)}>
      <b>{row.label}</b>
      <span>{row.text}</span>
      {row.rule !== undefined && <RuleChip rule={row.rule} />}
    </li>
  );
}
