import type { BoardView } from "@redoubt/mechanics";
import { lazy, Suspense } from "preact/compat";

// Fetched by systems that lay any.
const SheetList = lazy(() => import("./sheet-list.tsx").then((part) => ({ default: part.SheetList })));

interface SheetsProps {
  readonly view: BoardView;
  /** Only those that belong to what is asked now, or only the others; all where it is not said. */
  readonly isNow?: boolean;
}

/** The sheets that a system lays beside the map: orders, cups, losses. The sealed ones are for this seat alone. */
export function Sheets({ view, isNow }: SheetsProps) {
  const sheets = (view.sheets ?? []).filter((sheet) => isNow === undefined || (sheet.isNow === true) === isNow);
  if (sheets.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SheetList sheets={sheets} label={isNow === true ? "Now" : "Sheets"} />
    </Suspense>
  );
}
