import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { requestAnalysis } from "../analysis/request-analysis.ts";
import { tellEnded } from "../integrations/tell-outside.ts";
import { linkResults } from "../test-cases/link-results.ts";
import type { ExecutionRow } from "./present.ts";

/**
 * What follows from the end of a run, in the transaction that writes the end and once per run, each by name: whoever cares about ends is listed here.
 * What goes outside (commit status, chat, mail) only puts a letter into the outbox. `followed`: somebody outside may want to hear of the run.
 */
export async function afterEnd(
  ctx: Context,
  tx: TenantTransaction,
  ended: ExecutionRow,
  { followed }: { followed: boolean },
): Promise<void> {
  await linkResults(tx, ended);
  await requestAnalysis(ctx, tx, ended);
  if (followed) await tellEnded(ctx, tx, ended);
}
