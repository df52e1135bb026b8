import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { wargames } from "@redoubt/registry";
import { openPostgres } from "../src/storage/postgres.ts";
import { openSqlite } from "../src/storage/sqlite.ts";
import { startPostgres } from "../test/storage/postgres-server.ts";
import { bareCommits, storedActs } from "./commits.ts";
import { crash } from "./crash.ts";
import { fillDisk } from "./full.ts";
import { plainMatch, spreadMatch } from "./jobs.ts";
import { loadOfMachine } from "./processor.ts";
import { answerRate, echoRate, type Rate } from "./rates.ts";
import { watchSecrets } from "./secrets.ts";
import { startProcess } from "./server-process.ts";
import { storm } from "./storm.ts";

const USAGE = `Loads a server of this machine's own, and nothing else.

  crash [--games 200] [--kills 50] [--postgres] [--servers 1]   kills servers in the middle of games
  rates [--games 200] [--answers 50] [--warm 50] [--seconds 10] [--postgres]
                                                                answers a second beside bare commits and a bare echo
  storm [--messages 1000000] [--lines 8] [--postgres]           messages that must change nothing
  secrets [--rounds 1] [--minutes N] [--battle SYSTEM/SCENARIO] whole games of every system that hides something
  full --disk FOLDER                                            plays on a small disk, fills it, and makes room again
  match [--games 200] [--players recruit,recruit] [--kill]      a match by one worker and by two; or one of two is killed`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "200" },
    kills: { type: "string", default: "50" },
    servers: { type: "string", default: "1" },
    answers: { type: "string", default: "50" },
    warm: { type: "string", default: "50" },
    messages: { type: "string", default: "1000000" },
    lines: { type: "string", default: "8" },
    rounds: { type: "string", default: "1" },
    minutes: { type: "string", default: "0" },
    disk: { type: "string", default: "" },
    battle: { type: "string" },
    players: { type: "string", default: "recruit,recruit" },
    kill: { type: "boolean", default: false },
    seconds: { type: "string", default: "10" },
    postgres: { type: "boolean", default: false },
  },
});
const games = Number(values.games);
const milliseconds = Number(values.seconds) * 1_000;
const folder = mkdtempSync(join(tmpdir(), "redoubt-load-"));
const table = join(folder, "table");
mkdirSync(table);
writeFileSync(join(table, "index.html"), "<!doctype html><title>Load</title>");
const postgres = values.postgres || ["match", "full"].includes(positionals[0]) ? await startPostgres() : null;
const address = postgres === null ? null : await postgres.freshDatabase();
const env = {
  REDOUBT_DATA: join(folder, "data"),
  REDOUBT_TABLE: table,
  DATABASE_URL: address ?? "",
  REDOUBT_REQUESTS: "0",
};
const open = async () => (address === null ? openSqlite(env.REDOUBT_DATA) : openPostgres(address));
console.log(`the machine's load as it begins: ${loadOfMachine()}`);
const [system] = wargames;
const scenario = system.scenarios[0].id;
const rounded = (value: number): string => value.toFixed(value < 10 ? 2 : 0);
const line = (name: string, rate: Rate): string =>
  `${name}: ${rounded(rate.perSecond)} a second; 50% within ${rounded(rate.half)} ms, 95% ${rounded(rate.most)}, 99% ${rounded(rate.nearlyAll)}`;

try {
  if (positionals[0] === "crash") {
    const verdict = await crash({
      system,
      scenario,
      games,
      kills: Number(values.kills),
      servers: Number(values.servers),
      between: 1_000,
      env,
      open,
      progress: (text) => console.log(text),
    });
    console.log(`${verdict.answers} answers accepted, ${verdict.faults.length} lost, doubled or changed`);
    console.log(`the longest pause between two answers of any game: ${rounded(verdict.longestPause / 1_000)} s`);
    console.log(`the machine's load as it ends: ${loadOfMachine()}`);
    for (const fault of verdict.faults) console.log(`  ${fault}`);
    process.exitCode = verdict.faults.length === 0 ? 0 : 1;
  } else if (positionals[0] === "rates") await rates();
  else if (positionals[0] === "storm") await blow();
  else if (positionals[0] === "secrets") await watch();
  else if (positionals[0] === "full") await fill();
  else if (positionals[0] === "match") await workers();
  else console.log(USAGE);
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function rates(): Promise<void> {
  const storage = await open();
  mkdirSync(env.REDOUBT_DATA, { recursive: true });
  const bare = await bareCommits(address === null ? { folder: env.REDOUBT_DATA } : { address }, milliseconds);
  const stored = await storedActs(storage, games, milliseconds);
  await storage.close();
  console.log(`bare insert and commit: ${rounded(bare)} a second`);
  console.log(`acts stored for ${games} games: ${rounded(stored)} a second, ${rounded(stored / bare)} of bare`);
  const echo = spawn(process.execPath, [fileURLToPath(new URL("echo.ts", import.meta.url))], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let port = "";
  for await (const text of createInterface({ input: echo.stdout })) {
    port = text;
    break;
  }
  const echoing = { address: `ws://127.0.0.1:${port}/`, pid: echo.pid ?? 0 };
  const bounced = await echoRate(echoing, games, 200, { milliseconds, warm: milliseconds / 5 });
  echo.kill();
  const server = await startProcess({ ...env, PORT: "0" });
  const [answers, warm] = [Number(values.answers), Number(values.warm)];
  const answered = await answerRate(server, system, scenario, { games, answers, warm, open });
  await server.kill();
  console.log(line("bare WebSocket echo", bounced));
  console.log(line("answer checked, stored and told to two players", answered));
  const [rate, slow] = [answered.perSecond / bounced.perSecond, answered.nearlyAll / bounced.nearlyAll];
  console.log(`rate ${rounded(rate)} of the echo, 99th percentile ${rounded(slow)} times the echo's`);
  if (answered.perCpuSecond === null || bounced.perCpuSecond === null) return;
  const [own, echoed] = [answered.perCpuSecond, bounced.perCpuSecond];
  console.log(
    `by the server's own processor time: ${rounded(own)} answers and ${rounded(echoed)} echoes a second, ${rounded(own / echoed)}`,
  );
}

function tell(faults: readonly string[]): void {
  for (const fault of faults) console.log(`  ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function blow(): Promise<void> {
  const server = await startProcess({ ...env, PORT: "0" });
  const progress = (text: string): void => console.log(text);
  const [messages, lines] = [Number(values.messages), Number(values.lines)];
  const verdict = await storm({ ...server, system, scenario, messages, lines, open, progress });
  await server.kill();
  console.log(`${verdict.sent} messages, ${verdict.replies} replies, ${verdict.faults.length} faults`);
  tell(verdict.faults);
}

async function watch(): Promise<void> {
  const storage = await open();
  const faults: string[] = [];
  const seeds = Array.from({ length: Number(values.rounds) }, (_, i) => i + 1);
  const plays = wargames
    .filter(({ hides }) => hides)
    .flatMap((hiding) => hiding.scenarios.map(({ id }) => ({ system: hiding, scenario: id })))
    .filter(({ system: { id }, scenario: battle }) => (values.battle ?? `${id}/${battle}`) === `${id}/${battle}`)
    .flatMap((play) => seeds.map((seed) => ({ ...play, seed })));
  const end = values.minutes === "0" ? Number.POSITIVE_INFINITY : performance.now() + Number(values.minutes) * 60_000;
  const total = { answers: 0, hidden: 0, messages: 0, pages: 0 };
  for (const [i, play] of plays.entries()) {
    // What is left of the time is shared by those that are left.
    const enough = performance.now() + (end - performance.now()) / (plays.length - i);
    const isEnough = (): boolean => performance.now() > enough;
    const verdict = await watchSecrets({ ...play, storage, most: 100_000, isEnough });
    const { answers, messages, hidden, pages, isOver } = verdict;
    const how = isOver ? "to its end" : "cut off";
    console.log(
      `${play.system.id}/${play.scenario}: ${answers} answers, ${hidden} in secret, ${messages} messages, ${pages} pages, ${how}`,
    );
    for (const name of ["answers", "hidden", "messages", "pages"] as const) total[name] += verdict[name];
    faults.push(...verdict.faults);
  }
  await storage.close();
  console.log(
    `${total.answers} answers, ${total.hidden} in secret, ${total.messages} messages, ${total.pages} pages compared`,
  );
  console.log(`${faults.length} secrets told`);
  tell(faults);
}

async function fill(): Promise<void> {
  const { given, refusal, faults } = await fillDisk(address ?? "", values.disk, system);
  console.log(`${given} answers taken, then: ${refusal}; ${faults.length} faults`);
  tell(faults);
}

async function workers(): Promise<void> {
  const battle = values.battle ?? "bloody-retribution/inkerman";
  const [first, second = first] = values.players.split(",");
  const players = [first, second] as const;
  const trial = { address: address ?? "", folder, players, battle, games, killAfter: null };
  if (values.kill) {
    const killed = { ...trial, workers: 2, killAfter: Math.floor(games / 4), seed: 1 };
    const [spread, plain] = [await spreadMatch(killed), await plainMatch(killed)];
    const isSame = JSON.stringify(spread.games) === JSON.stringify(plain);
    console.log(`${spread.games.length} games with one of two workers killed, ${isSame ? "the same" : "OTHERS"}`);
    return tell(isSame ? [] : ["games were lost, doubled or changed"]);
  }
  // Each a match of its own, so that neither finds what the other has played.
  const one = await spreadMatch({ ...trial, workers: 1, seed: 1 });
  const two = await spreadMatch({ ...trial, workers: 2, seed: 1_001 });
  const seconds = ({ milliseconds: took }: { readonly milliseconds: number }): string => (took / 1_000).toFixed(1);
  console.log(
    `${games} games: one worker ${seconds(one)} s, two ${seconds(two)} s, ${rounded(two.milliseconds / one.milliseconds)} of it`,
  );
}
