/** Where a unit starts; `top` puts it above its companion (B16.0). */
export interface Placement {
  readonly hex: string;
  readonly unit: string;
  readonly top: boolean;
}

/** Reads a deployment list: one unit a line, the hex (with T for the top of the stack), then the unit's id. */
export function readDeployment(list: string): readonly Placement[] {
  const lines = list.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  return lines.map((line) => {
    const found = /^(\d{4})(T?)\s+(\S+)$/.exec(line);
    if (found === null) throw new Error(`not a line of a deployment list: ${line}`);
    return { hex: found[1], unit: found[3], top: found[2] === "T" };
  });
}
