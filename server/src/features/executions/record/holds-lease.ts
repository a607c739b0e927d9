import { sql } from "kysely";
import type { Lease } from "@gantry/contract/dispatch/schemas.ts";
import { hashToken } from "../../../platform/crypto/random-token.ts";
import { conflict } from "../../../platform/errors.ts";

export type HeldLease = Pick<Lease, "attempt" | "leaseToken"> & { workerStart?: number | undefined };

/**
 * Query condition on `executions`: the attempt still has the run's lease, and the lease token matches. With `workerStart`: and no later start of the worker
 * has adopted the run.
 */
export const holdsLease = ({
  attempt,
  leaseToken,
  workerStart,
}: HeldLease) => sql<boolean>`(${hasLeaseToken(hashToken(leaseToken))} and exists (
  select 1 from run_leases lease
  where lease.org_id = executions.org_id and lease.execution_id = executions.id and lease.attempt = ${attempt}
    and ${workerStart === undefined ? sql`true` : sql`lease.worker_start <= ${workerStart}`}
))`;

/**
 * Query condition on `executions`: the hash is that of the last claim's token. Comparing hashes reveals nothing about the token through timing. Runs
 * claimed by versions without lease tokens need none.
 */
export const hasLeaseToken = (hash: Buffer | ReturnType<typeof sql.ref>) =>
  sql<boolean>`coalesce(executions.lease_token_hash = ${hash}, true)`;

/** 409 for a worker whose attempt no longer holds the run, or that lacks the token of its claim. */
export function attemptOver() {
  return conflict("Attempt is over", {
    message:
      "Another attempt took this run, it has ended, or the lease token is not the one that the claim returned. Stop and remove this attempt's container.",
    code: "ATTEMPT_OVER",
  });
}
