import type { CycleIssue } from "@gantry/contract/test-cycles/schemas.ts";
import type { Context } from "../../../context.ts";
import { notFound } from "../../../platform/errors.ts";
import type { Actor } from "../../audit/record-audit.ts";
import { announceCycle } from "../../test-cycles/announce-cycle.ts";
import { readCycle } from "../../test-cycles/record/find-cycle.ts";
import { composeItemIssue, type ItemIssueRequest } from "./compose-item-issue.ts";
import { trackIssue } from "./track-issue.ts";

const wholeCase = -1;

/**
 * Creates an issue for a failed case of a cycle, or for one of its failed steps, in the linked tracker; only one for each.
 * @throws 404 `Test cycle not found`, `Test cycle item not found`; 409 when there is one, it has not failed, or the tracker is not linked; 400 for a step
 * that the item does not have, or with the tracker's message.
 */
export async function createItemIssue(ctx: Context, actor: Actor & { name: string }, request: ItemIssueRequest): Promise<CycleIssue> {
  const { cycleId, itemId, provider, step } = request;
  const row = await trackIssue(ctx, actor, async (tx) => ({
    place: { table: "test_cycle_issues", key: { item_id: itemId, step: step ?? wholeCase }, provider },
    issue: await composeItemIssue(tx, request, ctx.dashboardLink),
    target: { targetType: "test_cycle", targetId: cycleId, details: { itemId, ...(step === undefined ? {} : { step }) } },
  }));
  if (!row) throw notFound("Test cycle not found");
  await announceChange(ctx, actor.organizationId, { cycleId, itemId });
  return { provider, step: step ?? null, key: row.key, url: row.url, createdBy: row.created_by, createdAt: row.created_at.toISOString() };
}

/** Tells open pages. Never rejects, because the issue exists and is stored. */
async function announceChange(ctx: Context, organizationId: string, { cycleId, itemId }: Pick<ItemIssueRequest, "cycleId" | "itemId">) {
  try {
    announceCycle(ctx, await ctx.db.withTenant(organizationId, (tx) => readCycle(tx, cycleId)), itemId);
  } catch (error) {
    ctx.log.warn({ err: error, cycleId }, "open pages were not told of a new issue");
  }
}
