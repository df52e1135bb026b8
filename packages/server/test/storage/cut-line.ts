import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A line to a database that can be cut and mended. */
export async function lineTo(address: string) {
  const { port } = new URL(address);
  const through = new Set<Socket>();
  const gate = createServer((near) => {
    const far = connect(Number(port), "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      through.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => void (through.delete(one) && other.destroy()));
    }
  });
  const open = (at: number): Promise<unknown> => once(gate.listen(at, "127.0.0.1"), "listening");
  await open(0);
  const place = gate.address();
  const here = typeof place === "object" && place !== null ? place.port : 0;
  const cut = (): void => {
    gate.close();
    for (const one of through) one.destroy();
  };
  onTestFinished(cut);
  return { address: address.replace(`:${port}/`, `:${here}/`), cut, mend: () => open(here) };
}
