import { sql } from "kysely";
import type { OwnWorker, WorkerMachine, WorkerState } from "@gantry/contract/workers/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { isAbility } from "../executions/record/worker-labels.ts";
import { isPresent } from "../health/workers-present.ts";

interface WorkerRow {
  id: string;
  name: string;
  state: WorkerState;
  connected: boolean;
  labels: string[];
  engine: string;
  machine: WorkerMachine | null;
  slots: number | null;
  running: number;
  token_name: string | null;
  first_seen_at: Date;
  last_seen_at: Date;
}

/** The organization's workers, or the one with this id: connected ones first, then by name. */
export async function readWorkers(tx: TenantTransaction, id?: string): Promise<OwnWorker[]> {
  const { rows } = await sql<WorkerRow>`
    select w.id, w.name, w.state, ${isPresent(sql`w.last_seen_at`)} as connected, w.labels, w.engine, w.machine, w.slots,
      (select count(*)::int from run_leases lease where lease.org_id = w.org_id and lease.worker_id = w.id) as running,
      token.name as token_name, w.first_seen_at, w.last_seen_at
    from workers w left join worker_tokens token on token.org_id = w.org_id and token.id = w.token_id
    where w.org_id = ${tx.organizationId} and ${id === undefined ? sql`true` : sql`w.id = ${id}`}
    order by connected desc, w.name, w.id`.execute(tx);
  return rows.map(presentWorker);
}

function presentWorker({ token_name, first_seen_at, last_seen_at, ...row }: WorkerRow): OwnWorker {
  return {
    ...row,
    labels: row.labels.filter((label) => !isAbility(label)),
    tokenName: token_name,
    firstSeenAt: first_seen_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
  };
}
