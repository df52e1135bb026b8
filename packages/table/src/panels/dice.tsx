/** A die as it fell. */
export function Die({ face }: { readonly face: number }) {
  return <span className="die">{face}</span>;
}
