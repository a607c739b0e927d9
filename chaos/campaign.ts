import { setTimeout as sleep } from "node:timers/promises";
import { terminalStatuses } from "@gantry/contract/executions/constants.ts";
import { type Person, removeLeftovers, signUp } from "../e2e/stack.ts";
import { openDatabase } from "../server/src/platform/db/database.ts";
import { checkHistory } from "./check-history.ts";
import { collect, collectLeftovers } from "./collect.ts";
import { breakThings, type FaultKind, killFaults, slowFaults } from "./faults.ts";
import type { Fault, History, CheckResult } from "./history.ts";
import { answersIn, type Installation, type Process, startInstallation } from "./installation.ts";
import { requestRuns } from "./load.ts";
import { observeContainers, observeEvents } from "./observe.ts";
import { randomFrom } from "./random.ts";

export interface CampaignOptions {
  /** The number of kills. Slow faults run in parallel until the last one. */
  kills: number;
  /** Reproduces the faults and the requests, but not their timing. */
  seed: number;
  /** The longest duration of a fault. */
  longestPauseSeconds: number;
  /** How long to wait for a process to be healthy after its fault before the next one. */
  healthyWithinMs: number;
  /** How many faults of each lane may be active at the same time. */
  killLanes: number;
  slowLanes: number;
  clientsPerTenant: number;
  /** After every 15 kills nothing is broken until three runs have ended, or until so long has passed. */
  calmMs: number;
  /** Is told how far the campaign is, at the start of each calm. */
  report?: (progress: { killed: number; ended: number }) => void;
}

export interface CampaignResult {
  seed: number;
  seconds: number;
  history: History;
  checks: CheckResult[];
  /** What each process printed. */
  outputs: [process: string, output: string][];
}

/** All runs must have ended this long after the last fault. A lost worker's run first waits for its lease, and the machine may be busy. */
const drainedWithinMs = 900_000;
const killsBetweenCalms = 15;
const runsInCalm = 3;

export const emptyHistory = (): History => ({
  faults: [],
  requests: [],
  records: [],
  tenants: [],
  updates: [],
  logEvents: [],
  containers: [],
  incidents: [],
  leftovers: [],
});

/** Starts the product, breaks it under load, repairs it, and checks the results. */
export async function runCampaign(options: CampaignOptions): Promise<CampaignResult> {
  const startedAt = Date.now();
  const history = emptyHistory();
  const installation = await startInstallation();
  try {
    const stopObserving = observeContainers(installation.engine.docker, history.containers);
    const people = await signUpTenants(installation);
    const closeAll = await Promise.all([...people].map(([tenant, person]) => observeEvents(installation.url, tenant, person, history)));
    await breakUnderLoad(installation, people, history, options);
    await untilWhole(installation);
    await collect(installation, people, history);
    closeAll.forEach((close) => close());
    stopObserving();
    history.leftovers = await leftoversAfterStop(installation);
    // What Docker finished creating for a worker that was killed is removed at that worker's next start.
    if (history.leftovers.length > 0) {
      for (const worker of installation.workers) await worker.start();
      await untilWhole(installation);
      await sleep(options.calmMs);
      history.leftovers = await leftoversAfterStop(installation);
    }
    history.incidents.push(...fatalLines(installation));
  } finally {
    await removeLeftovers(installation.engine.docker, installation.instance).catch(() => {});
    await installation.close();
  }
  const outputs = [...installation.servers, ...installation.workers].map(({ name, output }): [string, string] => [name, output()]);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return { seed: options.seed, seconds, history, checks: checkHistory(history), outputs };
}

async function leftoversAfterStop(installation: Installation): Promise<string[]> {
  for (const worker of installation.workers) await worker.kill("SIGTERM");
  return collectLeftovers(installation);
}

/** Two tenants without limits and one with the small plan. */
async function signUpTenants({ url, cluster }: Installation): Promise<Map<string, Person>> {
  const people = new Map<string, Person>();
  for (const tenant of ["ada", "bob", "small"]) people.set(tenant, await signUp(url));
  const db = openDatabase(cluster.directUrl(), { poolSize: 1, statementTimeoutMs: 10_000, onError: () => {} });
  const unlimited = ["ada", "bob"].map((tenant) => people.get(tenant)?.organizationId ?? "");
  await db.asSystem((tx) => tx.updateTable("organizations").set({ plan: "enterprise" }).where("id", "in", unlimited).execute());
  await db.close();
  return people;
}

async function breakUnderLoad(
  installation: Installation,
  people: ReadonlyMap<string, Person>,
  history: History,
  { kills, seed, longestPauseSeconds, healthyWithinMs, killLanes, slowLanes, clientsPerTenant, calmMs, report }: CampaignOptions,
): Promise<void> {
  const over = new AbortController();
  const clients = [...people].flatMap(([tenant, person], index) =>
    Array.from({ length: clientsPerTenant }, (_, client) => {
      const random = randomFrom(seed + 1_000 * index + client);
      return requestRuns({ ...installation, tenant, person, random, history }, client, over.signal);
    }),
  );
  const supervisor = supervise([...installation.servers, ...installation.workers], history, over.signal);
  while (!history.requests.some(({ outcome }) => outcome === "accepted")) await sleep(100);
  let killed = 0;
  let calm = Promise.resolve();
  const takeKill = async () => {
    if (killed === kills) return false;
    if (++killed % killsBetweenCalms === 0) {
      calm = untilRunsEnd(history, calmMs);
      report?.({ killed, ended: countEnded(history) });
    }
    await calm;
    return true;
  };
  const takeSlow = async () => {
    await calm;
    return killed < kills;
  };
  const broken = new Set<string>();
  const lane = (kinds: readonly FaultKind[], takeTurn: () => Promise<boolean>, number: number) =>
    breakThings(kinds, { random: randomFrom(seed + 100_000 * (number + 1)), history, broken, healthyWithinMs, takeTurn });
  const [killing, slow] = [killFaults(installation), slowFaults(installation, longestPauseSeconds)];
  await Promise.all([
    ...Array.from({ length: killLanes }, (_, number) => lane(killing, takeKill, number)),
    ...Array.from({ length: slowLanes }, (_, number) => lane(slow, takeSlow, killLanes + number)),
  ]);
  over.abort();
  await Promise.all([...clients, supervisor]);
}

/** Restarts processes that ended by themselves, and records that. */
export async function supervise(processes: readonly Process[], history: History, over: AbortSignal): Promise<void> {
  for (; !over.aborted; await sleep(200))
    for (const one of processes) {
      const said = await one.supervise();
      if (said !== undefined) history.incidents.push(said);
    }
}

async function untilRunsEnd(history: History, atMostMs: number): Promise<void> {
  const [before, until] = [countEnded(history), Date.now() + atMostMs];
  while (countEnded(history) < before + runsInCalm && Date.now() < until) await sleep(100);
}

const countEnded = ({ requests }: History): number => requests.filter(({ isEnded }) => isEnded).length;

export type Whole = Pick<Installation, "url" | "servers" | "workers" | "cluster">;

/** Waits until every process is healthy and every run has ended. */
export async function untilWhole({ url, servers, workers, cluster }: Whole): Promise<void> {
  const until = Date.now() + drainedWithinMs;
  for (const one of [...servers, ...workers])
    while (!(await one.isHealthy())) {
      if (Date.now() > until) throw new Error(`${one.name} is not healthy again: ${one.output().slice(-2_000)}`);
      await sleep(100);
    }
  while (!(await answersIn(1_000, `${url}/ready`)) && Date.now() < until) await sleep(100);
  const db = openDatabase(cluster.directUrl(), { poolSize: 1, statementTimeoutMs: 10_000, onError: () => {} });
  const hasOpenRuns = () =>
    db.asSystem((tx) => tx.selectFrom("executions").select("id").where("status", "not in", terminalStatuses).limit(1).executeTakeFirst());
  // The checker reports runs that have not ended by then.
  while ((await hasOpenRuns()) && Date.now() < until) await sleep(250);
  await db.close();
}

export function fatalLines({ servers, workers }: Pick<Whole, "servers" | "workers">): string[] {
  return [...servers, ...workers].flatMap((one) =>
    one
      .output()
      .split("\n")
      .filter((line) => /unhandled rejection|Uncaught|"level":60/i.test(line))
      .map((line) => `${one.name}: ${line.slice(0, 500)}`),
  );
}

export function countsOf(faults: readonly Fault[]): [what: string, times: number][] {
  const counts = new Map<string, number>();
  for (const { kind, target } of faults) counts.set(`${kind} ${target}`, (counts.get(`${kind} ${target}`) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}
