import {
  BADGE,
  badgeCorner,
  COUNTER,
  type Corner,
  type CounterDetail,
  countOf,
  drawCount,
  drawCounter,
  type FaceRole,
  faceOf,
  type Layout,
  type Stack,
  seating,
} from "@redoubt/drawing";
import type { UnitView } from "@redoubt/mechanics";
import { memo, useMemo } from "preact/compat";
import { unitWords } from "./hex-words.ts";

// Noses and notices stand outside the plate.
const EDGE = 20;
const BOX = COUNTER + 2 * EDGE;
// Drawn faces are kept: most counters look the same from one moment to the next.
const drawn = new Map<string, string>();
const MOST_KEPT = 3000;

const MAY_RING =
  '<rect class="may-case" x="-6" y="-6" width="112" height="112" rx="14"/><rect class="may-ring" x="-6" y="-6" width="112" height="112" rx="14"/>';

/** How a counter looks besides its face. */
export interface CounterLook {
  readonly detail: CounterDetail;
  readonly role: FaceRole | undefined;
  readonly isChoosable: boolean;
  /** How many it is the top one of. */
  readonly count: number;
  readonly isPointy: boolean;
  /** Where a leader stands with it. */
  readonly corner: Corner | undefined;
  /** A leader or rider who stands with a unit. */
  readonly isBadge: boolean;
}

/** The picture of one counter with its marks. */
export function counterSvg(unit: UnitView, seats: readonly string[], look: CounterLook): string {
  const { detail, role, isChoosable, count, isPointy, corner, isBadge } = look;
  const plain = faceOf(unit, seats, role === undefined ? {} : { role });
  const face = corner === undefined ? plain : { ...plain, badge: corner };
  const key = `${detail}|${isChoosable}|${count}|${isPointy}|${isBadge}|${JSON.stringify(face)}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const scale = COUNTER / 100;
  const size = isBadge ? COUNTER * BADGE : COUNTER;
  const edge = (COUNTER - size) / 2;
  const ring = isChoosable
    ? `<g transform="translate(${edge} ${edge}) scale(${size / 100})">${isBadge ? MAY_DISC : MAY_RING}</g>`
    : "";
  const badge = count > 1 && detail !== "far" ? `<g transform="scale(${scale})">${drawCount(count)}</g>` : "";
  const counter = drawCounter(face, {
    at: [COUNTER / 2, COUNTER / 2],
    size,
    detail,
    pointy: isPointy,
    isBadge,
  });
  const svg = `<svg width="${BOX}" height="${BOX}" viewBox="${-EDGE} ${-EDGE} ${BOX} ${BOX}" aria-hidden="true">${ring}${counter}${badge}</svg>`;
  if (drawn.size > MOST_KEPT) drawn.clear();
  drawn.set(key, svg);
  return svg;
}

const MAY_DISC = '<circle class="may-case" cx="50" cy="50" r="58"/><circle class="may-ring" cx="50" cy="50" r="58"/>';

interface CounterProps {
  readonly svg: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly id: string;
  readonly hex: string;
  readonly isChoosable: boolean;
  readonly label: string;
}

const Counter = memo(function Counter({ svg, x, y, z, id, hex, isChoosable, label }: CounterProps) {
  return (
    <div
      className="counter"
      style={{ transform: `translate(${x - BOX / 2}px, ${y - BOX / 2}px)`, zIndex: z }}
      data-testid="unit"
      data-unit={id}
      data-hex={hex}
      data-choosable={isChoosable || undefined}
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text it is given
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
});

/** What is marked on the counters. */
export interface CounterMarks {
  readonly roles: ReadonlyMap<string, FaceRole>;
  readonly choosable: ReadonlySet<string>;
}

interface CountersProps {
  readonly sheet: Layout;
  readonly stacks: ReadonlyMap<string, Stack>;
  readonly seats: readonly string[];
  readonly detail: CounterDetail;
  readonly marks: CounterMarks;
}

/** All counters on the map. Each stays one element, so that a move is seen as one. */
export function Counters({ sheet, stacks, seats, detail, marks }: CountersProps) {
  const counters = useMemo(() => {
    const list: CounterProps[] = [];
    for (const { hex, units } of stacks.values()) {
      const [x, y] = sheet.seat(hex);
      const isPointy = !sheet.grid.flat;
      const faces = units.map(({ face }) => face);
      const places = seating(faces, isPointy);
      const corner = badgeCorner(faces, isPointy);
      units.forEach((unit, i) => {
        const { at, depth, isShown } = places[i];
        const role = marks.roles.get(unit.id);
        // Of a stack the top ones are seen, and any that is marked.
        if (!isShown && role === undefined) return;
        const [dx, dy] = at;
        const isChoosable = marks.choosable.has(unit.id);
        const isTop = depth === 0;
        list.push({
          id: unit.id,
          hex,
          x: x + dx,
          y: y + dy,
          z: Math.round(y) * 4 + (units.length - depth) + (role === undefined ? 0 : 100_000),
          isChoosable,
          label: `${unit.side} ${unitWords(unit)} in ${hex}`,
          svg: counterSvg(unit, seats, {
            detail,
            role,
            isChoosable,
            isPointy,
            count: isTop ? countOf(faces) : 1,
            corner: isTop ? corner : undefined,
            isBadge: depth < 0,
          }),
        });
      });
    }
    // A fixed order of elements lets a counter glide when it moves; what lies above what is told by its height.
    return list.sort((a, b) => (a.id < b.id ? -1 : 1));
  }, [sheet, stacks, seats, detail, marks]);
  return (
    <div className="counters" data-testid="counters">
      {counters.map((counter) => (
        <Counter key={counter.id} {...counter} />
      ))}
    </div>
  );
}
