import type { FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { noReport, runNotFound } from "../../platform/errors.ts";
import { isTrustworthy } from "../../platform/http/reports-origin.ts";
import { visible } from "../executions/record/find-execution.ts";
import { hasViewer } from "./trace-viewer/viewer-files.ts";
import { signTicket, ticketLifetimeSeconds } from "./report-ticket.ts";

/**
 * A link that opens a report, or one of its files, in a browser for five minutes.
 * @throws 404 `Run not found`, or `Report not found` when the run has none.
 */
export async function linkToReport(
  ctx: Context,
  caller: Caller,
  { executionId, path, request }: { executionId: string; path: string | undefined; request: FastifyRequest },
): Promise<{ url: string; viewerUrl: string | null; expiresAt: string }> {
  const execution = await ctx.db.withTenant(caller.organizationId, (tx) =>
    visible(tx).select(["has_report", "report_index"]).where("id", "=", executionId).executeTakeFirst(),
  );
  if (!execution) throw runNotFound();
  if (!execution.has_report) throw noReport();
  const expiresAtSeconds = Math.floor(ctx.now() / 1000) + ticketLifetimeSeconds;
  const ticket = signTicket(ctx.config.jwtSecret, {
    organizationId: caller.organizationId,
    taskId: executionId,
    userId: caller.userId,
    expiresAtSeconds,
  });
  const file = (path ?? execution.report_index ?? "").replace(/^\/+/, "").split("/").map(encodeURIComponent).join("/");
  const origin = ctx.reportsOrigin.originFor(request);
  const place = `${caller.organizationId}/${executionId}/~${ticket}/${file}`;
  // Elsewhere, browsers refuse the service worker that the viewer needs.
  const canView = origin !== undefined && isTrustworthy(origin) && file.endsWith(".zip") && hasViewer();
  return {
    url: `${origin ?? ""}/reports/${place}`,
    viewerUrl: canView ? `${origin}/trace-viewer/${place}` : null,
    expiresAt: new Date(expiresAtSeconds * 1000).toISOString(),
  };
}
