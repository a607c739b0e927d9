import { sql } from "kysely";
import { isTerminal } from "@gantry/contract/executions.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { isExplained } from "../../analysis/is-explained.ts";
import { dropAnalysis, dropOccurrences, requestAnalysis } from "../../analysis/request-analysis.ts";
import { isFollowed } from "../is-followed.ts";
import { notifyEnded, notifyVerdict } from "../notify-outside.ts";
import { linkResults } from "../../test-cases/link-results.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";

/** Who may want to hear of a run's end. */
export interface Audience {
  /** Somebody outside. */
  is_followed: boolean;
  /** The project's test cases. */
  has_cases: boolean;
}

/** For a query on `executions`, within which it costs no round trip. */
export const audience = [
  isFollowed.as("is_followed"),
  sql<boolean>`exists (
    select 1 from test_cases c where c.org_id = executions.org_id and c.project_id = executions.project_id
  )`.as("has_cases"),
] as const;

interface Written extends Audience {
  /** The run as it was. */
  before: ExecutionRow;
  /** The run's first verdict. */
  isFirst: boolean;
  /** Exit code and results came with it and replaced those before. */
  hasFacts: boolean;
}

/**
 * What follows from a verdict, in the transaction that writes it, each by name: whoever cares about ends is listed here. Nothing is sent from
 * here: commit statuses, chat messages and webhooks are put into the outbox.
 */
export async function afterVerdict(ctx: Context, tx: TenantTransaction, run: ExecutionRow, written: Written): Promise<void> {
  const { before, isFirst, hasFacts, is_followed, has_cases } = written;
  if (isFirst && has_cases) await linkResults(tx, run);
  // What was said of results that are replaced names tests that may not be there any more.
  const isReplaced = hasFacts && isExplained(before.verdict) && isExplained(run.verdict);
  if (isReplaced) await dropOccurrences(tx, run.id);
  if (run.status === "ANALYZING" || isReplaced || (isExplained(run.verdict) && !isExplained(before.verdict)))
    await requestAnalysis(tx, run.id);
  else if (isExplained(before.verdict) && !isExplained(run.verdict)) await dropAnalysis(tx, run.id);
  if (!is_followed) return;
  await notifyVerdict(ctx, tx, run);
  if (isTerminal(run.status) && run.status !== before.status)
    await notifyEnded(ctx, tx, run, isTerminal(before.status) ? before.status : undefined);
}
