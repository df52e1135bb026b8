import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What a server counts of itself, for whoever runs it. */
export interface Measures {
  /** Something was wanted of a game, and this came of it. */
  readonly acted: (outcome: string) => void;
  readonly line: (by: 1 | -1) => void;
  readonly request: (route: string, status: number, seconds: number) => void;
  readonly thought: (seconds: number) => void;
  /** All of it in the text form of Prometheus. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Counts from nothing; how many rooms are open is asked when it is told. */
export function startMeasures(rooms: () => number): Measures {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "redoubt_" });
  const acts = new Counter({
    name: "redoubt_acts_total",
    help: "What was wanted of games, by what came of it.",
    labelNames: ["outcome"],
    registers,
  });
  // Looking a label up costs more than counting.
  const counters = new Map<string, { readonly inc: () => void }>();
  const lines = new Gauge({ name: "redoubt_lines", help: "Open lines of players and watchers.", registers });
  new Gauge({
    name: "redoubt_rooms",
    help: "Games that are held in memory.",
    registers,
    collect() {
      this.set(rooms());
    },
  });
  const requests = new Histogram({
    name: "redoubt_request_seconds",
    help: "How long requests took.",
    labelNames: ["route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const thoughts = new Histogram({
    name: "redoubt_thought_seconds",
    help: "How long the computer's players thought about an answer.",
    buckets: [0.01, 0.1, 0.5, 1, 2, 5, 20],
    registers,
  });
  return {
    acted(outcome) {
      const counter = counters.get(outcome) ?? acts.labels(outcome);
      counters.set(outcome, counter);
      counter.inc();
    },
    line: (by) => lines.inc(by),
    request: (route, status, seconds) => requests.observe({ route, status: String(status) }, seconds),
    thought: (seconds) => thoughts.observe(seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
