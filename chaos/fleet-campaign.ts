import { setTimeout as sleep } from "node:timers/promises";
import { type Person, removeLeftovers, signUp } from "../e2e/stack.ts";
import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import { openDatabase } from "../server/src/platform/db/database.ts";
import { type CampaignResult, emptyHistory, fatalLines, supervise, untilWhole } from "./campaign.ts";
import { checkHistory } from "./check-history.ts";
import { collect, leftInEngine, leftOnDisks } from "./collect.ts";
import { breakThings, killOf } from "./faults.ts";
import { type Fleet, startFleet } from "./fleet.ts";
import type { FleetHistory, History } from "./history.ts";
import type { Process } from "./installation.ts";
import { requestRuns } from "./load.ts";
import { observeContainers, observeEvents } from "./observe.ts";
import { observePods, sampleRuns } from "./observe-fleet.ts";
import { randomFrom } from "./random.ts";

export interface FleetOptions {
  /** Of workers. The servers are replaced one after the other until the last one. */
  kills: number;
  seed: number;
  report?: (progress: { killed: number; ended: number; failed: string[] }) => void;
}

interface Recording extends History {
  fleet: FleetHistory;
}

/** Each tenant's plan, and how many runs it keeps requested. Together they are more than the slots. */
const tenants: [name: string, plan: PlanName, clients: number][] = [
  ["ada", "enterprise", 12],
  ["bob", "enterprise", 6],
  ["three", "starter", 5],
  ["small", "free", 3],
];
/** Clients wait as long as usual programs do. */
const patience = { pollMs: 2_000, answerWithinMs: 60_000 };
const healthyWithinMs = 60_000;
const betweenRestartsMs = 15_000;

/** Starts a fleet, kills its workers and replaces its servers under load, and checks that no one notices. */
export async function runFleetCampaign(options: FleetOptions): Promise<CampaignResult> {
  const startedAt = Date.now();
  const history: Recording = { ...emptyHistory(), fleet: { answered: 0, failed: [], samples: [], connections: [] } };
  const fleet = await startFleet();
  try {
    const stopObserving = [
      observeContainers(fleet.engine.docker, history.containers),
      observeContainers(fleet.podman.docker, history.containers),
      observePods(fleet.kubernetes, history.containers),
    ];
    const people = await signUpTenants(fleet);
    for (const [server, url] of fleet.serverUrls)
      for (const [tenant, person] of people) stopObserving.push(await observeEvents(url, tenant, person, history, server));
    const stopSampling = sampleRuns(fleet.cluster.directUrl(), people, history.fleet);
    await breakFleet(fleet, people, history, options);
    await untilWhole(fleet);
    await stopSampling();
    await collect(fleet, people, history);
    for (const stop of stopObserving) stop();
    history.leftovers = await leftoversAfterStop(fleet);
    // What an engine finished creating for a worker that was killed is removed at that worker's next start.
    if (history.leftovers.length > 0) {
      for (const worker of fleet.workers) await worker.start();
      await untilWhole(fleet);
      await sleep(30_000);
      history.leftovers = await leftoversAfterStop(fleet);
    }
    history.incidents.push(...fatalLines(fleet));
  } finally {
    for (const { docker } of [fleet.engine, fleet.podman]) await removeLeftovers(docker, fleet.instance).catch(() => {});
    await fleet.close();
  }
  const outputs = [...fleet.servers, ...fleet.workers].map(({ name, output }): [string, string] => [name, output()]);
  return {
    seed: options.seed,
    seconds: Math.round((Date.now() - startedAt) / 1000),
    history,
    checks: checkHistory(history),
    outputs,
  };
}

async function signUpTenants({ url, cluster }: Fleet): Promise<Map<string, Person>> {
  const people = new Map<string, Person>();
  const db = openDatabase(cluster.directUrl(), { poolSize: 1, statementTimeoutMs: 30_000, onError: () => {} });
  for (const [tenant, plan] of tenants) {
    const person = await signUp(url);
    people.set(tenant, person);
    await db.asSystem((tx) => tx.updateTable("organizations").set({ plan }).where("id", "=", person.organizationId).execute());
  }
  await db.close();
  return people;
}

async function breakFleet(fleet: Fleet, people: ReadonlyMap<string, Person>, history: Recording, options: FleetOptions): Promise<void> {
  const { kills, seed, report } = options;
  const over = new AbortController();
  const clients = tenants.flatMap(([tenant, , count], index) =>
    Array.from({ length: count }, (_, client) => {
      const person = people.get(tenant);
      if (!person) throw new Error(`${tenant} has not signed up`);
      const random = randomFrom(seed + 1_000 * index + client);
      return requestRuns({ url: fleet.url, image: fleet.image, tenant, person, random, history, ...patience }, client, over.signal);
    }),
  );
  const supervisor = supervise(fleet.workers, history, over.signal);
  const hasEnded = () => history.requests.filter(({ isEnded }) => isEnded).length;
  while (hasEnded() < 4) await sleep(100);
  let killed = 0;
  const takeTurn = async () => {
    if (killed === kills) return false;
    await sleep(2_000);
    if (++killed % 4 === 0) report?.({ killed, ended: hasEnded(), failed: history.fleet.failed });
    return true;
  };
  const kinds = fleet.workers.flatMap((worker) => [
    killOf(worker, 4, [0, 800]),
    { ...killOf(worker, 1, [22_000, 30_000]), kind: "away for longer than a lease" },
  ]);
  const random = randomFrom(seed + 100_000);
  await Promise.all([
    breakThings(kinds, { random, history, broken: new Set(), healthyWithinMs, takeTurn }),
    replaceServers(fleet, history, () => killed === kills),
  ]);
  over.abort();
  await Promise.all([...clients, supervisor]);
}

/** At least once each, one after the other, as a rolling restart does it. */
async function replaceServers({ servers, balancer }: Fleet, history: Recording, isOver: () => boolean): Promise<void> {
  do
    for (const server of servers) {
      const written = { kind: "rolling restart", target: server.name, from: Date.now(), to: Number.POSITIVE_INFINITY };
      history.faults.push(written);
      await replace(server);
      while (balancer.ready() < servers.length) await sleep(100);
      written.to = Date.now();
      await sleep(betweenRestartsMs);
    }
  while (!isOver());
}

async function replace(server: Process): Promise<void> {
  await server.kill("SIGTERM");
  await server.start();
  while (!(await server.isHealthy())) await sleep(100);
}

async function leftoversAfterStop({ workers, workerDirs, disk, engine, podman, kubernetes, instance }: Fleet): Promise<string[]> {
  for (const worker of workers) await worker.kill("SIGTERM");
  const { core, namespace } = kubernetes;
  const pods = async () => (await core.listNamespacedPod({ namespace })).items.filter(({ metadata }) => !metadata?.deletionTimestamp);
  const left = await Promise.all([
    leftInEngine(engine.docker, instance),
    leftInEngine(podman.docker, instance),
    leftOnDisks({ workerDirs, disk }),
    pods().then((found) => found.map(({ metadata }) => `pod ${metadata?.name}`)),
  ]);
  return left.flat();
}
