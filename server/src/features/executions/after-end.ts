import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { requestAnalysis } from "../analysis/request-analysis.ts";
import { linkResults } from "../test-cases/link-results.ts";
import type { ExecutionRow } from "./present.ts";

/**
 * What follows from the end of a run, in the transaction that writes the end and once per run, each by name: whoever cares about ends is listed here.
 * What goes outside (commit status, chat, mail) only puts a letter into the outbox.
 */
export async function afterEnd(ctx: Context, tx: TenantTransaction, ended: ExecutionRow): Promise<void> {
  await linkResults(tx, ended);
  await requestAnalysis(ctx, tx, ended);
}
