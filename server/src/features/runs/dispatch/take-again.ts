import { sql } from "kysely";
import type { Claim } from "@gantry/contract/dispatch/schemas.ts";
import { leaseMs } from "@gantry/contract/dispatch/constants.ts";
import type { Context } from "../../../context.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { registryCredentialsOf } from "../../registries/open-login.ts";
import { projectVariables, type TakenRun } from "./describe-run.ts";

/** What a worker asks for. */
export interface Wanted {
  claim: Claim;
  /** The organization whose runs it may take; `null`: all. */
  owner: string | null;
  /** Of the lease token that it gets. */
  tokenHash: Buffer;
}

/**
 * The run that this claim took before, if the worker still holds it and has not started it. Its lease token is replaced: the first one did not arrive.
 * The run is locked before its lease, as everywhere.
 */
export async function takeAgain(
  ctx: Context,
  tx: Transaction,
  { claim: { workerId, claimId }, owner, tokenHash }: Wanted,
): Promise<TakenRun | undefined> {
  if (claimId === undefined) return undefined;
  const { rows } = await sql<TakenRun>`
    with lease as (
      select org_id, execution_id, attempt from run_leases
      where worker_id = ${workerId} and claim_id = ${claimId} and ${owner === null ? sql`true` : sql`org_id = ${owner}`}
    ), run as (
      update executions e set lease_token_hash = ${tokenHash}, updated_at = clock_timestamp() from lease
      where e.org_id = lease.org_id and e.id = lease.execution_id and e.attempt = lease.attempt and e.status = 'PENDING'
      returning e.*
    ), renewed as (
      update run_leases held set lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond', server_id = ${ctx.serverId} from run
      where held.org_id = run.org_id and held.execution_id = run.id and held.attempt = run.attempt
      returning held.execution_id
    )
    select run.*, ${projectVariables("run")} as project_variables, ${registryCredentialsOf("run")} as registry_credentials
    from run join renewed on renewed.execution_id = run.id`.execute(tx);
  return rows[0];
}
