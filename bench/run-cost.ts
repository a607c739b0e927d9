import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Docker from "dockerode";
import { startPrivateEngine } from "../worker/src/engines/testing/private-engine.ts";
import { startEmptyEngine } from "./empty-engine.ts";
import { importTrivial, park, rawLoop } from "./engine.ts";
import { median } from "./figures.ts";
import { countProcessorTime, type ProcessorTime, wakeUps } from "./processor-time.ts";
import { startService } from "./service.ts";
import { serviceLoop } from "./service-loop.ts";

/**
 * Processor time of one run: of the server, the worker, the database and the engine, and of a bare engine loop in turns. What else the machine does changes it
 * less than it changes runs per second. Starts an engine of its own. Needs root.
 * Settings: ROUNDS (3), RUNS (100), WARM_UP (200), SLOTS (1), ENGINE=empty (a stand-in that does nothing, so that only Gantry's own part is measured, in a
 * fraction of the time).
 */
const rounds = Number(process.env["ROUNDS"] ?? 3);
const runs = Number(process.env["RUNS"] ?? 100);
/** The server and the worker are new, and their code is not compiled yet. */
const warmUpRuns = Number(process.env["WARM_UP"] ?? 200);
const slots = Number(process.env["SLOTS"] ?? 1);
const restMs = 5_000;

const parts = ["server", "worker", "database", "engine", "client"] as const;
type Part = (typeof parts)[number];
type Figures = Map<string, number>;

const engine = process.env["ENGINE"] === "empty" ? await emptyEngine() : await dockerEngine();
const counters = new Map<Part, ProcessorTime>();
try {
  if (engine.pid !== undefined) counters.set("engine", await countProcessorTime("engine", engine.pid));
  const service = await startService(`unix://${engine.socket}`);
  try {
    const members = await Promise.all(Array.from({ length: 4 }, () => service.member()));
    await service.withSlots(slots);
    const { server, worker, database } = service.processes();
    if (server === undefined || worker === undefined) throw new Error("the service did not start");
    counters.set("server", await countProcessorTime("server", server));
    counters.set("worker", await countProcessorTime("worker", worker));
    counters.set("database", await countProcessorTime("database", database));
    await serviceLoop(members, engine.image, warmUpRuns);
    const rest = await spent({}, async () => {
      await sleep(restMs);
      return { perSecond: 0 };
    });
    const ours: Figures[] = [];
    const bare: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(perRun(await spent({ server, worker }, () => serviceLoop(members, engine.image, runs)), rest));
      const loop = engine.bareLoop;
      if (loop) bare.push(perRun(await spent({}, loop), rest));
    }
    report(ours, bare, rest);
  } finally {
    await service.close();
  }
} finally {
  await engine.stop();
  for (const counter of counters.values()) await counter.close();
}
process.exit(0);

interface MeasuredEngine {
  socket: string;
  pid: number | undefined;
  image: string;
  bareLoop: (() => Promise<{ perSecond: number }>) | undefined;
  stop(): Promise<void>;
}

async function dockerEngine(): Promise<MeasuredEngine> {
  const { socket, pid, stop } = await startPrivateEngine();
  const docker = new Docker({ socketPath: socket });
  const image = await importTrivial(docker);
  const { modes } = await park(docker, slots);
  return { socket, pid, image, bareLoop: () => rawLoop(docker, image, runs, modes), stop };
}

async function emptyEngine(): Promise<MeasuredEngine> {
  const socket = join(tmpdir(), `gantry-bench-${process.pid}.sock`);
  const empty = await startEmptyEngine(socket);
  const stop = async () => {
    await empty.close();
    rmSync(socket, { force: true });
  };
  return { socket, pid: undefined, image: "gantry-bench/trivial:1", bareLoop: undefined, stop };
}

/** What `work` takes: milliseconds of processor time of each part, how often the watched processes were woken, and the time that passed. */
async function spent(watched: Record<string, number>, work: () => Promise<{ perSecond: number }>): Promise<Figures> {
  const before = await snapshot(watched);
  const { perSecond } = await work();
  const after = await snapshot(watched);
  return new Map([...after].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const)).set("runs/s", perSecond);
}

async function snapshot(watched: Record<string, number>): Promise<Figures> {
  const figures: Figures = new Map();
  for (const [part, counter] of counters) figures.set(part, await counter.readMs());
  const { user, system } = process.cpuUsage();
  figures.set("client", (user + system) / 1000);
  for (const [name, pid] of Object.entries(watched)) figures.set(`${name} wake-ups`, await wakeUps(pid));
  return figures.set("passed", performance.now());
}

/** Without what server, worker and database take anyway while nothing is to be done. */
function perRun(all: Figures, rest: Figures): Figures {
  const share = (all.get("passed") ?? 0) / (rest.get("passed") ?? 1);
  const atRest = (name: string) => (["server", "worker", "database"].includes(name) ? (rest.get(name) ?? 0) * share : 0);
  return new Map([...all].map(([name, value]) => [name, name === "runs/s" ? value : (value - atRest(name)) / runs]));
}

function report(ours: readonly Figures[], bare: readonly Figures[], rest: Figures): void {
  const of = (all: readonly Figures[], name: string) => median(all.map((figures) => figures.get(name) ?? 0));
  const sum = (figures: Figures) => parts.reduce((total, part) => total + (figures.get(part) ?? 0), 0);
  console.log(`${slots} ${slots === 1 ? "slot" : "slots"}, medians of ${rounds} rounds of ${runs} runs\n`);
  console.log(`${"processor time".padEnd(20)} ${"one run".padStart(12)} ${"bare loop".padStart(12)} ${"1 s at rest".padStart(12)}`);
  for (const part of parts)
    if (part === "client" || counters.has(part)) line(part, of(ours, part), of(bare, part), ((rest.get(part) ?? 0) * 1_000) / restMs);
  if (bare.length > 0) {
    const [oursMs, bareMs] = [median(ours.map(sum)), median(bare.map(sum))];
    line("all", oursMs, bareMs);
    console.log(`${"bare loop ÷ one run".padEnd(20)} ${`${(bareMs / oursMs).toFixed(2)}×`.padStart(12)}`);
  }
  console.log(
    `${"runs/s".padEnd(20)} ${of(ours, "runs/s").toFixed(2).padStart(12)} ${bare.length > 0 ? of(bare, "runs/s").toFixed(2).padStart(12) : ""}`,
  );
  for (const name of ["server wake-ups", "worker wake-ups"]) console.log(`${name.padEnd(20)} ${of(ours, name).toFixed(0).padStart(12)}`);
}

function line(name: string, ...figures: number[]): void {
  console.log(name.padEnd(20), ...figures.map((value) => (Number.isNaN(value) ? "" : `${value.toFixed(2)} ms`).padStart(12)));
}
