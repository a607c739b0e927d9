import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { Id } from "@gantry/contract/ids.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { App } from "../../platform/http/app.ts";
import type { Authenticator } from "../../platform/http/caller.ts";
import { HttpError, noReport, unauthorized } from "../../platform/errors.ts";
import { visible } from "../executions/record/find-execution.ts";
import { reportPrefix } from "../storage/storage-keys.ts";
import { contentTypeOf } from "./pages/content-type.ts";
import { readReportAddress } from "./pages/report-address.ts";
import { admit, noFile, opensPage, type Where } from "./serve-report.ts";
import { errorPage } from "./trace-viewer/error-page.ts";
import { readViewerFiles, type ViewerFiles, workerPath } from "./trace-viewer/viewer-files.ts";
import { viewerPolicy } from "./trace-viewer/viewer-policy.ts";

interface Viewing {
  ctx: Context;
  authenticator: Authenticator;
  /** The viewer is read when the first trace is opened. */
  viewer: () => Promise<ViewerFiles | undefined>;
  zipped: Map<string, Promise<Buffer>>;
}

/**
 * Playwright's trace viewer, at the reports' origin only. Each run has a folder of its own, `/trace-viewer/<organizationId>/<taskId>/`, which is the scope of the viewer's
 * service worker. `~<ticket>/<path of the trace>` below it opens a trace.
 */
export function mountTraceViewer(app: App, ctx: Context, authenticator: Authenticator): void {
  let files: Promise<ViewerFiles | undefined> | undefined;
  const viewing: Viewing = { ctx, authenticator, viewer: () => (files ??= readViewerFiles()), zipped: new Map() };
  app.get("/trace-viewer/:organizationId/:taskId/*", async (request, reply) => {
    const { organizationId, taskId } = request.params as { organizationId: string; taskId: string };
    if (!ctx.reportsOrigin.isAt(request) || !Id.safeParse(organizationId).success || !Id.safeParse(taskId).success) {
      reply.callNotFound();
      return reply;
    }
    const where = { organizationId, taskId, page: 1 };
    try {
      const address = readReportAddress(request.url);
      if (address.ticket !== undefined) return await openTrace(viewing, request, reply, where);
      return await sendFile(viewing, request, reply, where, address.names?.join("/") ?? "");
    } catch (error) {
      if (!(error instanceof HttpError) || !opensPage(request)) throw error;
      const reason =
        error.status === 401
          ? "The link has expired, or was created for another browser or network."
          : (error.reply.message ?? error.reply.error);
      return reply
        .code(error.status)
        .headers({ "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'", "cache-control": "private, no-store" })
        .type("text/html; charset=utf-8")
        .send(errorPage(reason, ctx.dashboardLink(`/runs/${taskId}?tab=tests`)));
    }
  });
}

/** Checks the ticket and the file, and redirects to the viewer with a ticket for this browser only. */
async function openTrace({ ctx, authenticator }: Viewing, request: FastifyRequest, reply: FastifyReply, where: Where) {
  const address = readReportAddress(request.url);
  const { organizationId, taskId } = where;
  const { ownTicket } = await admit(ctx, { authenticator, identify: noCredentials }, request, address, where);
  const execution = await ctx.db.withTenant(organizationId, (tx) =>
    visible(tx).select("has_report").where("id", "=", taskId).executeTakeFirst(),
  );
  if (!execution?.has_report) throw noReport();
  const { names } = address;
  if (!names?.at(-1)?.endsWith(".zip") || !(await ctx.storage.stat([reportPrefix(organizationId, taskId), ...names].join("/"))))
    throw noFile();
  const trace = `/reports/${organizationId}/${taskId}/~${ownTicket ?? address.ticket}/${names.map(encodeURIComponent).join("/")}`;
  return reply
    .headers({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" })
    .redirect(`/trace-viewer/${organizationId}/${taskId}/index.html?trace=${encodeURIComponent(trace)}`, 302);
}

const noCredentials = () => Promise.reject(unauthorized("Authentication required"));

/** A file of the viewer. Its page is for a trace of this run only, with a ticket that is still good. */
async function sendFile(viewing: Viewing, request: FastifyRequest, reply: FastifyReply, where: Where, path: string) {
  const viewer = await viewing.viewer();
  const file = viewer?.files.get(path);
  if (!viewer || !file) throw noFile();
  const run = `${where.organizationId}/${where.taskId}`;
  if (path === "index.html") {
    const trace = (request.query as { trace?: unknown }).trace;
    if (typeof trace !== "string" || !trace.startsWith(`/reports/${run}/~`)) throw unauthorized("Invalid or expired token");
    const address = readReportAddress(trace);
    // The browser would leave the run's folder.
    if (!address.names) throw unauthorized("Invalid or expired token");
    const { ctx, authenticator } = viewing;
    await admit(ctx, { authenticator, identify: noCredentials }, request, address, where);
  }
  const policy = viewerPolicy(request.host, run, viewer.scripts);
  reply.headers({
    "content-type": path.endsWith(".webmanifest") ? "application/manifest+json" : contentTypeOf(path),
    "cache-control": file.isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    vary: "accept-encoding",
    ...(path.endsWith(".html") ? { "content-security-policy": policy.page, "cross-origin-opener-policy": "same-origin" } : {}),
    ...(path === workerPath ? { "content-security-policy": policy.worker } : {}),
  });
  if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(file.bytes);
  const zipped = viewing.zipped.get(path) ?? promisify(gzip)(file.bytes);
  viewing.zipped.set(path, zipped);
  return reply.header("content-encoding", "gzip").send(await zipped);
}
