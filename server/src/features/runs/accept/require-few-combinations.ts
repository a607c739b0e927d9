import { sql } from "kysely";
import type { Transaction } from "../../../platform/db/database.ts";
import { conflict } from "../../../platform/errors.ts";

/** A worker with labels checks every combination among the queued runs of all organizations, so their number is limited. */
const maxCombinations = 20;

/**
 * Call under the organization's lock.
 * @throws 409 when runs with too many different combinations of labels wait already
 */
export async function requireFewCombinations(tx: Transaction, organizationId: string, workerLabels: string): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    with recursive waiting (labels) as (
      (select worker_labels from run_queue where org_id = ${organizationId} and worker_labels > '' order by worker_labels limit 1)
      union all
      select (select q.worker_labels from run_queue q where q.org_id = ${organizationId} and q.worker_labels > waiting.labels order by q.worker_labels limit 1)
      from waiting where waiting.labels is not null
    )
    select count(*)::int as others from waiting where labels is not null and labels <> ${workerLabels}`.execute(tx);
  if ((rows[0]?.others ?? 0) < maxCombinations) return;
  throw conflict("Too many combinations of labels", {
    message: `Runs with ${maxCombinations} different combinations of worker labels are waiting already. Use one of them, or try again when some have started.`,
    code: "TOO_MANY_LABEL_COMBINATIONS",
  });
}
