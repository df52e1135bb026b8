import { rollingEnd } from "../board/commits.ts";
import { highlightsOf } from "../board/highlights.ts";
import type { Choice } from "../worker/messages.ts";
import type { Control } from "./control.ts";

/** The answer that is in the air: proposed, else pointed at, else the one that a composed answer ends with. */
export function airborne(control: Control): Choice | null {
  const { moment } = control.table.get();
  const { picks, proposal, hover, hoverUnit, cursor } = control.desk.get();
  if (moment === null) return null;
  if (proposal !== null) return proposal;
  const highlights = highlightsOf(moment.choices, picks);
  const hex = hover ?? cursor;
  const onHex = hex === null ? undefined : highlights.hexes.get(hex);
  if (onHex?.length === 1) return onHex[0];
  const onUnit = hoverUnit === null ? undefined : highlights.units.get(hoverUnit);
  const commit = rollingEnd(moment);
  if (onUnit?.length === 1 && (commit === null || onUnit[0].rolls)) return onUnit[0];
  return commit;
}

/** The answer about the unit pointed at whose effect on the odds can be shown: to add it, or to leave it out. */
export function comparable(control: Control): { readonly first: Choice; readonly commit: Choice } | null {
  const { moment } = control.table.get();
  const { picks, proposal, hoverUnit } = control.desk.get();
  if (moment === null || hoverUnit === null || proposal !== null) return null;
  const highlights = highlightsOf(moment.choices, picks);
  const commit = rollingEnd(moment);
  const about = highlights.units.get(hoverUnit);
  return commit === null || about?.length !== 1 || about[0].rolls ? null : { first: about[0], commit };
}
