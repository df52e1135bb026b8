import { useControl, useRoom } from "../session/context.ts";
import { branchLines } from "./branch-lines.ts";
import { CurveDrawing } from "./curve-drawing.tsx";
import { useAnalysed, useShownEntry, useTold } from "./use-analysis.ts";

// A narrow screen gets a narrow drawing, so that its letters stay readable.
const WIDTH = { wide: 740, mid: 560, narrow: 380 } as const;

/** The chance of winning along the game on the table. */
export function Curve() {
  const control = useControl();
  const study = useAnalysed((now) => now.study);
  const tallies = useAnalysed((now) => now.tallies);
  const branches = useAnalysed((now) => now.branches);
  const ends = useAnalysed((now) => now.ends);
  const { seat } = useTold();
  const shown = useShownEntry();
  const wide = WIDTH[useRoom()];
  if (study === null) return null;
  const goTo = (entry: number): void => void control.films.replay(entry);
  return (
    <CurveDrawing
      study={study}
      tallies={tallies}
      seat={seat}
      shown={shown}
      wide={wide}
      branches={(dots) => branchLines(dots, branches, ends, seat)}
      onGoTo={goTo}
    />
  );
}
