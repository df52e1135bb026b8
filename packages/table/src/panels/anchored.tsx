import type { Layout } from "@redoubt/drawing";
import { type ReactNode, useLayoutEffect, useRef } from "preact/compat";
import { toWindow } from "../board/camera.ts";
import type { Scope } from "../board/scope.ts";

interface AnchoredProps {
  readonly sheet: Layout;
  readonly scope: Scope;
  readonly hex: string;
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
  readonly testId: string;
  /** What it is to those who hear the page: something to act in, or a note. */
  readonly role?: "dialog" | "note";
}

const GAP = 14;
const EDGE = 8;

/** Something that stands beside a hex, never on it, and goes with it when the map moves. */
export function Anchored({ sheet, scope, hex, className, label, children, testId, role = "dialog" }: AnchoredProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const element = box.current;
      if (element === null) return;
      const { k } = scope.camera();
      const window = scope.window();
      const [x, y] = toWindow(scope.camera(), sheet.centre(hex));
      const half = 44 * k;
      const { offsetWidth: wide, offsetHeight: high } = element;
      const isRight = x + half + GAP + wide < window.width - EDGE || x < window.width / 2;
      const left = isRight ? x + half + GAP : x - half - GAP - wide;
      const fits = left >= EDGE && left + wide <= window.width - EDGE;
      const top = fits ? y - high / 2 : y > window.height / 2 ? y - half - GAP - high : y + half + GAP;
      element.style.left = `${Math.max(EDGE, Math.min(left, window.width - wide - EDGE))}px`;
      element.style.top = `${Math.max(EDGE, Math.min(top, window.height - high - EDGE))}px`;
    };
    place();
    return scope.onMove(place);
  });
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that it may have take a label
    <div
      className={`anchored ${className}`}
      ref={box}
      data-furniture
      role={role}
      aria-label={label}
      data-testid={testId}
    >
      {children}
    </div>
  );
}
