import { useEffect, useState } from "preact/compat";

/** The dark squares of a code, as the path of a drawing. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");

/** A link that a phone in the same room can look at. What draws it is fetched with the first one. */
export function QrCode({ link, name }: { readonly link: string; readonly name: string }) {
  const [drawn, setDrawn] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    import("uqr").then(
      ({ encode }) => {
        const { data, size } = encode(link, { ecc: "M", border: 2 });
        if (isWanted) setDrawn({ size, path: pathOf(data) });
      },
      // Without it the link can still be copied.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [link]);
  if (drawn === null) return null;
  return (
    <svg className="qr" viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={name} data-testid="qr">
      <rect width={drawn.size} height={drawn.size} className="qr-paper" />
      <path d={drawn.path} className="qr-ink" shapeRendering="crispEdges" />
    </svg>
  );
}
