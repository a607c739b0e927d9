import { sql } from "kysely";
import type { Claim } from "@gantry/contract/dispatch/schemas.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import type { WorkerCaller } from "../../../platform/http/caller.ts";
import { registryCredentialsOf } from "../../registries/open-login.ts";
import { clearedCaches } from "../../caches/cleared-caches.ts";
import { projectVariables, serviceSeqs, type ClaimedExecution } from "./describe-run.ts";

/** What a worker asks for. */
export interface ClaimRequest {
  claim: Claim;
  worker: WorkerCaller;
  /** Of the lease token that it gets. */
  tokenHash: Buffer;
}

/**
 * The run that this claim took before, if the worker still holds it and has not started it. Its lease token is replaced: the first one did not arrive.
 * The run is locked before its lease, as everywhere. The lease is not renewed: the worker's heartbeats do that when it has the run, and a run whose
 * claim can never be answered is taken back.
 */
export async function repeatClaim(
  tx: Transaction,
  { claim: { workerId, claimId }, worker, tokenHash }: ClaimRequest,
): Promise<ClaimedExecution | undefined> {
  if (claimId === undefined) return undefined;
  const { rows } = await sql<ClaimedExecution>`
    with lease as (
      select org_id, execution_id, attempt from run_leases
      where worker_id = ${workerId} and claim_id = ${claimId} and ${worker.organizationId === null ? sql`true` : sql`org_id = ${worker.organizationId}`}
    ), run as (
      update executions e set lease_token_hash = ${tokenHash}, updated_at = clock_timestamp() from lease
      where e.org_id = lease.org_id and e.id = lease.execution_id and e.attempt = lease.attempt and e.status = 'PENDING'
      returning e.*
    ), held as (
      -- Not taken back while the run's lock was awaited.
      select l.execution_id from run_leases l join run on l.org_id = run.org_id and l.execution_id = run.id and l.attempt = run.attempt
      for key share of l
    )
    select run.*, ${projectVariables("run")} as project_variables, ${registryCredentialsOf("run")} as registry_credentials,
      ${serviceSeqs("run")} as service_seqs, ${clearedCaches("run", workerId)} as cleared_caches
    from run join held on held.execution_id = run.id`.execute(tx);
  return rows[0];
}
