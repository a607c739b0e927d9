import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { requestAnalysis } from "../analysis/request-analysis.ts";
import { isFollowed } from "../integrations/is-followed.ts";
import { tellEnded } from "../integrations/tell-outside.ts";
import { linkResults } from "../test-cases/link-results.ts";
import type { ExecutionRow } from "./present.ts";

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

/**
 * What follows from the end of a run, in the transaction that writes the end and once per run, each by name: whoever cares about ends is listed here.
 * What goes outside (commit status, chat, mail) only puts a letter into the outbox.
 */
export async function afterEnd(ctx: Context, tx: TenantTransaction, ended: ExecutionRow, who: Audience): Promise<void> {
  if (who.has_cases) await linkResults(tx, ended);
  await requestAnalysis(ctx, tx, ended);
  if (who.is_followed) await tellEnded(ctx, tx, ended);
}
