import { type Box, countersOf, drawStack, LAYERS, type Layout } from "@redoubt/drawing";
import { Die } from "../panels/dice.tsx";
import { RuleChip } from "../panels/rule-chip.tsx";
import { phaseName, title } from "../panels/words.ts";
import { useControl, useTable } from "../session/context.ts";
import type { OpenedGame } from "../worker/messages.ts";
import type { KeyMoment, Report } from "../worker/report.ts";

/** The throws that changed the game most, each with a picture of the place. */
export function Moments({ report }: { readonly report: Report }) {
  const control = useControl();
  const game = useTable((now) => now.game);
  const sheet = useTable((now) => now.sheet);
  const layers = useTable((now) => now.drawn?.layers);
  if (game === null || sheet === null) return null;
  const show = (entry: number) => {
    control.desk.set({ panel: null });
    void control.films.replay(entry);
  };
  return (
    <section className="moments">
      <h2>Moments that decided it</h2>
      <svg className="defs" aria-hidden="true">
        <defs>
          <g
            id="moment-map"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text it is given
            dangerouslySetInnerHTML={{
              __html: LAYERS.filter((layer) => layer !== "frame")
                .map((layer) => layers?.[layer] ?? "")
                .join(""),
            }}
          />
        </defs>
      </svg>
      <ul>
        {report.moments.map((moment) => (
          <li key={moment.entry} className="card moment">
            <Place game={game} sheet={sheet} moment={moment} />
            <div>
              <p className="moment-when">
                Turn {moment.turn}, {title(moment.side)}, {phaseName(moment.view)}
              </p>
              <h3>{headOf(moment)}</h3>
              <p>
                {moment.lines.slice(0, 3).map((line) => (
                  <span key={line.id}>
                    {line.text}{" "}
                    {line.dice.map((face, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: dice stay in the order they fell
                      <Die key={i} face={face} />
                    ))}{" "}
                  </span>
                ))}
                {moment.lines[0] !== undefined && <RuleChip rule={moment.lines[0].rule} />}
              </p>
              <p className="moment-swing">
                Swing to {title(report.seats[moment.swing > 0 ? 0 : 1])}: about{" "}
                {(Math.abs(moment.swing) / 100).toFixed(1)} fresh units.{" "}
                <button type="button" className="btn quiet sm" onClick={() => show(moment.entry)}>
                  Show it
                </button>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The last thing that came of it for somebody, else the last thing that is more than play going on. */
const headOf = ({ lines }: KeyMoment): string =>
  (
    lines.findLast(({ tone, dice, units }) => tone === "result" && dice.length === 0 && units.length > 0) ??
    lines.findLast(({ tone }) => tone !== "sequence") ??
    lines.at(-1)
  )?.text ?? "";

interface PlaceProps {
  readonly game: OpenedGame;
  readonly sheet: Layout;
  readonly moment: KeyMoment;
}

function Place({ game, sheet, moment }: PlaceProps) {
  if (moment.hex === null || !sheet.has(moment.hex)) return <div className="moment-place" />;
  const [x, y] = sheet.centre(moment.hex);
  const box: Box = { x: x - 130, y: y - 90, width: 260, height: 180 };
  const near = countersOf(moment.view.units, game.facts.seats, sheet.has).filter(({ hex }) => {
    const [hx, hy] = sheet.centre(hex);
    return Math.abs(hx - x) < 190 && Math.abs(hy - y) < 140;
  });
  const pointy = !sheet.grid.flat;
  const stacks = near.map(({ hex, faces }) => drawStack(faces, { at: sheet.seat(hex), pointy }));
  return (
    <svg
      className="moment-place"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href="#moment-map" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text it is given */}
      <g dangerouslySetInnerHTML={{ __html: stacks.join("") }} />
    </svg>
  );
}
