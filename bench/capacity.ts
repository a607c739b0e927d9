import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { median, percentile } from "./figures.ts";
import { countProcessorTime, type ProcessorTime } from "./processor-time.ts";
import { openQueue, setBareQueue } from "./queued-runs.ts";
import { freePort, type Member, startService, until } from "./service.ts";
import { type Done, type Fleet, simulate, type Slot } from "./simulated-workers.ts";

/**
 * What the control plane can carry: the built servers and PostgreSQL, with simulated workers that speak the worker protocol and have no
 * engine. Next to it, in the same minutes, a bare server that does the same calls with one statement each. Needs `npm run build`, and root
 * for processor time. Settings: WORKERS (1,10,50,100,200), QUEUED (1000,10000,100000): each number of workers is measured with the first
 * length of the queue, and each length with the middle number of workers. SECONDS (8) of each measurement, ORGANIZATIONS (10), SLOTS (1) of
 * each worker, SERVERS (1), TESTS (20) and LOG_BYTES (4096) of a run, CONNECTIONS (32) that request runs, BARE=off, PHASES
 * (accept,claim,run,log,hold,size). QUICK=1: a first look in less than a minute.
 */
const quick = process.env["QUICK"] === "1";
const setting = (name: string, usual: string, short = usual) => process.env[name] ?? (quick ? short : usual);
const numbers = (text: string) => text.split(",").map(Number);
const workerCounts = numbers(setting("WORKERS", "1,10,50,100,200", "1,10"));
const queueLengths = numbers(setting("QUEUED", "1000,10000,100000", "1000,10000"));
const forMs = Number(setting("SECONDS", "8", "2")) * 1000;
const organizations = Number(setting("ORGANIZATIONS", "10"));
const slots = Number(setting("SLOTS", "1"));
const servers = Number(setting("SERVERS", "1"));
const tests = Number(setting("TESTS", "20"));
const logBytes = Number(setting("LOG_BYTES", "4096"));
const connections = Number(setting("CONNECTIONS", "32"));
const phases = setting("PHASES", "accept,claim,run,log,hold,size").split(",");
const withBare = setting("BARE", "on") !== "off";
const batchBytes = 1024 * 1024;
const heldSlots = 4;

const counters = new Map<string, ProcessorTime>();

const service = await startService("", {}, servers);
const queue = await openQueue(service.databaseUrl);
const barePort = await freePort();
const bareUrl = `http://127.0.0.1:${barePort}`;
const bare = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "bare-queue.ts")], {
  env: { ...process.env, PORT: String(barePort), DATABASE_URL: service.databaseUrl },
  stdio: ["ignore", "ignore", "inherit"],
});
try {
  await until(`${bareUrl}/ready`);
  const members = await Promise.all(Array.from({ length: organizations }, () => service.member()));
  // The queue is filled with copies of these.
  for (const member of members) await member.post("/api/executions", { image: "team/suite:1" });
  const { servers: pids, database } = service.processes();
  for (const [index, pid] of pids.entries()) await count(`server${index}`, pid);
  await count("database", database);
  await count("bare", bare.pid);
  console.log(
    `${servers} server(s), ${organizations} organizations, ${slots} slot(s) of each worker, ${forMs / 1000} s each; a run: ${tests} tests, ${logBytes} bytes of log\n`,
  );
  console.log(["", "ours", "bare", "ratio", "p50, p95 ms", "server, database, load ms each", "loop p99 ms", "503"].join(" | "));
  const middle = workerCounts[Math.floor(workerCounts.length / 2)] ?? 1;
  const [shortest = 1000, ...longer] = queueLengths;
  await warmUp(members);
  for (const workers of workerCounts) await measure(members, workers, shortest);
  for (const queued of longer) await measure(members, middle, queued);
  if (phases.includes("size")) console.log(`\nbytes of a row, after vacuum full\n${await queue.sizes()}`);
} finally {
  bare.kill("SIGTERM");
  await queue.close();
  await service.close();
  for (const counter of counters.values()) await counter.close();
}
process.exit(0);

async function count(name: string, pid: number | undefined): Promise<void> {
  if (pid !== undefined && process.getuid?.() === 0) counters.set(name, await countProcessorTime(`capacity-${name}`, pid));
}

/** The servers are new, and their code is not compiled yet. */
async function warmUp(members: readonly Member[]): Promise<void> {
  await queue.setTo(1000);
  if (withBare) await setBareQueue(service.databaseUrl, 1000);
  for (const urls of withBare ? [service.urls, [bareUrl]] : [service.urls]) {
    await accept(members)(urls);
    await simulate({ urls, workers: 10, slots }, forMs, wholeRuns);
  }
  await untilDrained();
}

async function wholeRuns(worker: Worker, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const run = await worker.claim();
    if (!run) continue;
    await worker.start(run);
    await worker.log(run, logBytes, run.lastSeq);
    await worker.end(run, tests);
  }
}

async function measure(members: readonly Member[], workers: number, queued: number): Promise<void> {
  const beforeSeeding = performance.now();
  await queue.setTo(queued);
  console.log(`\n${workers} workers, ${queued} runs queued (filled in ${((performance.now() - beforeSeeding) / 1000).toFixed(1)} s)`);
  const fleet = { workers, slots };
  const claimOnly: Slot = async (worker, isOver) => {
    while (!isOver()) await worker.claim();
  };
  const logs: Slot = async (worker, isOver) => {
    const run = await claimSurely(worker, isOver);
    if (!run) return;
    await worker.start(run);
    for (let last = run.lastSeq; !isOver(); ) last = await worker.log(run, batchBytes, last);
    await worker.end(run, 0);
  };
  if (phases.includes("accept")) await compare("accepted runs/s", queued, accept(members));
  if (phases.includes("claim")) await compare("claims/s", queued, (urls) => timed({ ...fleet, urls }, claimOnly, ({ claims }) => claims));
  if (phases.includes("run")) {
    await compare("finished runs/s", queued, (urls) => timed({ ...fleet, urls }, wholeRuns, ({ ends }) => ends), true);
  }
  if (phases.includes("log")) await compare("log MB/s", queued, (urls) => written({ ...fleet, urls }, logs));
  if (phases.includes("hold")) await hold({ urls: service.urls, workers, slots: heldSlots });
}

type Worker = Parameters<Slot>[0];

async function claimSurely(worker: Worker, isOver: () => boolean) {
  for (;;) {
    const run = await worker.claim();
    if (run || isOver()) return run;
  }
}

interface Measured {
  perSecond: number;
  /** Of one call, in milliseconds: median and 95th percentile (of accepted runs the 97.5th). */
  tookMs: readonly [number, number] | undefined;
  refused: number;
}

async function timed(fleet: Fleet, slot: Slot, taken: (done: Done) => number[]): Promise<Measured> {
  const done = await simulate(fleet, forMs, slot);
  const tookMs = taken(done);
  return { perSecond: (tookMs.length * 1000) / forMs, tookMs: [median(tookMs), percentile(tookMs, 0.95)], refused: done.refused };
}

async function written(fleet: Fleet, slot: Slot): Promise<Measured> {
  const { logBytes: bytes, refused } = await simulate(fleet, forMs, slot);
  return { perSecond: (bytes / 2 ** 20) * (1000 / forMs), tookMs: undefined, refused };
}

/** Requests of all organizations in turn, to all servers or to the bare one. */
function accept(members: readonly Member[]): (urls: readonly string[]) => Promise<Measured> {
  return async (urls) => {
    const requests = members.map(({ token }) => ({
      method: "POST" as const,
      path: "/api/executions",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ image: "team/suite:1" }),
    }));
    let clients = 0;
    // Otherwise all connections would ask for the same organization at the same time.
    const setupClient = (client: autocannon.Client) => {
      const first = clients++ % requests.length;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    };
    const answers = await Promise.all(
      urls.map((url) =>
        autocannon({ url, connections: Math.ceil(connections / urls.length), duration: forMs / 1000, requests, setupClient }),
      ),
    );
    const sum = (of: (answer: autocannon.Result) => number) => answers.reduce((all, answer) => all + of(answer), 0);
    return {
      perSecond: sum((answer) => answer["2xx"] / answer.duration),
      tookMs: [median(answers.map(({ latency }) => latency.p50)), Math.max(...answers.map(({ latency }) => latency.p97_5))],
      refused: sum((answer) => answer.non2xx + answer.errors),
    };
  };
}

/** Ours, then the bare server. */
async function compare(what: string, queued: number, work: (urls: readonly string[]) => Promise<Measured>, drains = false): Promise<void> {
  await queue.setTo(queued);
  await loopDelayMs();
  const before = await spent();
  const ours = await work(service.urls);
  const after = await spent();
  const delay = await loopDelayMs();
  const drained = drains ? await untilDrained() : undefined;
  await queue.endHeld();
  let other: Measured | undefined;
  if (withBare) {
    await setBareQueue(service.databaseUrl, queued);
    other = await work([bareUrl]);
  }
  const each = (part: string) =>
    counters.size === 0 && part !== "load"
      ? "–"
      : ((sumOf(after, part) - sumOf(before, part)) / ((ours.perSecond * forMs) / 1000)).toFixed(2);
  console.log(
    [
      what.padEnd(16),
      ours.perSecond.toFixed(1),
      other?.perSecond.toFixed(1) ?? "–",
      other ? `${(ours.perSecond / other.perSecond).toFixed(2)}×` : "–",
      ours.tookMs?.map((took) => took.toFixed(0)).join(", ") ?? "–",
      ["server", "database", "load"].map(each).join(", "),
      delay.toFixed(0),
      ours.refused,
    ].join(" | "),
  );
  if (drained) {
    const { seconds, histories, logs } = drained;
    console.log(`  ${histories} histories and ${logs} archives of logs were left at the end, and written ${seconds.toFixed(1)} s later`);
  }
}

/** What workers cost that hold runs and do nothing else: heartbeats. */
async function hold(fleet: Fleet): Promise<void> {
  await queue.setTo(Math.max(fleet.workers * fleet.slots, 1000));
  const holding = Math.max(forMs, 4_000);
  const slot: Slot = async (worker, isOver) => {
    await claimSurely(worker, isOver);
    while (!isOver()) await sleep(100);
  };
  // Claiming all of them takes a while.
  const claimingMs = 2_000 + fleet.workers * fleet.slots * 10;
  const all = simulate(fleet, claimingMs + holding, slot);
  await sleep(claimingMs);
  const before = await spent();
  const begun = performance.now();
  await sleep(holding - 500);
  const after = await spent();
  const seconds = (performance.now() - begun) / 1000;
  const { claims, refused } = await all;
  const perSecond = (part: string) => ((sumOf(after, part) - sumOf(before, part)) / seconds).toFixed(0);
  console.log(
    `${"held runs".padEnd(16)} | ${claims.length} of ${fleet.workers * fleet.slots} held; processor ms in a second: server ${perSecond("server")}, database ${perSecond("database")}, refused ${refused}`,
  );
  await queue.endHeld();
}

/** Waits until the histories are written and the logs archived. */
async function untilDrained(): Promise<{ seconds: number; histories: number; logs: number }> {
  const before = performance.now();
  const { histories, logs } = await queue.leftBehind();
  for (let turn = 0; turn < 600; turn++) {
    const left = await queue.leftBehind();
    if (left.histories + left.logs === 0) break;
    await sleep(100);
  }
  return { seconds: (performance.now() - before) / 1000, histories, logs };
}

/** Milliseconds of processor time until now. */
async function spent(): Promise<Map<string, number>> {
  const { user, system } = process.cpuUsage();
  const all = new Map([["load", (user + system) / 1000]]);
  for (const [name, counter] of counters) all.set(name, await counter.readMs());
  return all;
}

function sumOf(all: ReadonlyMap<string, number>, part: string): number {
  return [...all].reduce((sum, [name, ms]) => (name.startsWith(part) ? sum + ms : sum), 0);
}

/** The event loops' 99th percentile since this was asked for last; the highest of all servers. */
async function loopDelayMs(): Promise<number> {
  const delays = await Promise.all(
    service.urls.map(async (url) => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1] ?? 0) * 1000;
    }),
  );
  return Math.max(...delays);
}
