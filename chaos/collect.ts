import { api } from "@gantry/contract/api.ts";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type Docker from "dockerode";
import { type Database, openDatabase } from "../server/src/platform/db/database.ts";
import { createLog } from "../server/src/platform/log.ts";
import { openFileStore } from "../server/src/platform/storage/file-store.ts";
import { clearLeftovers } from "../server/src/features/storage/clear-leftovers.ts";
import { reconcileStorage } from "../server/src/features/storage/reconcile-storage.ts";
import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Person } from "../e2e/stack.ts";
import type { History, RunRecord, Tenant } from "./history.ts";
import { type Installation, limits } from "./installation.ts";

/** Reads the final state, after all faults and runs have ended. */
export async function collect(
  installation: Pick<Installation, "cluster" | "disk">,
  people: ReadonlyMap<string, Person>,
  history: History,
): Promise<void> {
  const db = openDatabase(installation.cluster.directUrl(), { poolSize: 2, statementTimeoutMs: 60_000, onError: () => {} });
  try {
    for (const [tenant, person] of people) {
      history.records.push(...(await recordsOf(db, tenant, person)));
      history.tenants.push(await countersOf(db, tenant, person));
    }
    await recount(installation, db, people, history);
  } finally {
    await db.close();
  }
}

/** What the workers left behind after they stopped. */
export async function collectLeftovers(installation: Installation): Promise<string[]> {
  return [...(await leftInEngine(installation.engine.docker, installation.instance)), ...(await leftOnDisks(installation))];
}

/** What is left of an instance in an engine with Docker's API. */
export async function leftInEngine(docker: Docker, instance: string): Promise<string[]> {
  const filters = JSON.stringify({ label: [`gantry.instance=${instance}`] });
  const [containers, networks, volumes] = await Promise.all([
    docker.listContainers({ all: true, filters }),
    docker.listNetworks({ filters }),
    docker.listVolumes(),
  ]);
  return [
    ...containers.map(({ Names, State }) => `container ${Names.join()} (${State})`),
    ...networks.map(({ Name }) => `network ${Name}`),
    ...(volumes.Volumes ?? []).map(({ Name }) => `volume ${Name}`),
  ];
}

export async function leftOnDisks({ workerDirs, disk }: Pick<Installation, "workerDirs" | "disk">): Promise<string[]> {
  const folders = [join(disk.path, "storage/scratch"), ...workerDirs.map((dir) => join(dir, "worker/reports"))];
  const files = await Promise.all(folders.map(async (folder) => (await readdir(folder).catch(() => [])).map((name) => join(folder, name))));
  return files.flat().map((path) => `file ${path}`);
}

async function recordsOf(db: Database, tenant: string, person: Person): Promise<RunRecord[]> {
  const rows = await db.asSystem((tx) =>
    tx
      .selectFrom("executions")
      .select(["id", "folder", "status", "exit_code", "error_code", "attempt", "created_at", "started_at", "finished_at"])
      .where("org_id", "=", person.organizationId)
      .execute(),
  );
  const records: RunRecord[] = [];
  for (const row of rows) {
    const shown = (await person.call(api.executions.get, { params: { id: row.id } })).data;
    const files = (await person.request(api.executions.artifacts, { params: { id: row.id } })).body.data as RunRecord["files"] | undefined;
    records.push({
      tenant,
      id: row.id,
      key: row.folder.split(".")[0] ?? "",
      status: row.status as Execution["status"],
      exitCode: row.exit_code,
      errorCode: row.error_code,
      attempt: row.attempt,
      createdAt: row.created_at.getTime(),
      startedAt: row.started_at?.getTime() ?? null,
      finishedAt: row.finished_at?.getTime() ?? null,
      log: await person.log(row.id),
      files: files ?? [],
      tests: shown.tests,
      differs: shown.status !== row.status || shown.exitCode !== row.exit_code || shown.attempt !== row.attempt,
    });
  }
  return records;
}

async function countersOf(db: Database, name: string, { organizationId, call }: Person): Promise<Tenant> {
  // In one statement, because the logs of runs that have just ended are still being counted.
  const { plan, counted, held } = await db.asSystem((tx) =>
    tx
      .selectFrom("organizations as o")
      .select(["o.plan", "o.current_storage_used_bytes as counted"])
      .select((row) =>
        row
          .selectFrom("executions as e")
          .select((run) => run.fn.coalesce(run.fn.sum<number>("e.storage_bytes"), run.lit(0)).as("held"))
          .whereRef("e.org_id", "=", "o.id")
          .as("held"),
      )
      .where("o.id", "=", organizationId)
      .executeTakeFirstOrThrow(),
  );
  const { testRuns } = (await call(api.organizations.usage)).data;
  const limit = limits[plan as PlanName];
  return {
    name,
    maxRuns: limit?.maxTestRuns ?? null,
    maxConcurrent: limit?.maxConcurrentRuns ?? null,
    usedRuns: testRuns.used,
    usedStorageBytes: Number(counted),
    heldStorageBytes: Number(held),
    correctedBytes: 0,
  };
}

/** Runs the server's nightly jobs, which must find nothing to correct. */
async function recount(
  { disk }: Pick<Installation, "disk">,
  db: Database,
  people: ReadonlyMap<string, Person>,
  history: History,
): Promise<void> {
  const ctx = { db, log: createLog("silent", "chaos"), storage: await openFileStore(join(disk.path, "storage")) };
  await clearLeftovers(ctx);
  for (const { organizationId, beforeBytes, afterBytes } of await reconcileStorage(ctx))
    for (const tenant of history.tenants)
      if (people.get(tenant.name)?.organizationId === organizationId) tenant.correctedBytes = afterBytes - beforeBytes;
}
