import { Readable } from "node:stream";
import { Id } from "@gantry/contract/ids.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { Authenticator, Caller } from "../../platform/http/caller.ts";
import { HttpError, badRequest, noReport, notFound, unauthorized } from "../../platform/errors.ts";
import { visible } from "../executions/record/find-execution.ts";
import { contentTypeOf, inertTypeOf } from "./pages/content-type.ts";
import { folderPage } from "./pages/folder-page.ts";
import { listFolder } from "./list-folder.ts";
import { type ReportAddress, readReportAddress } from "./pages/report-address.ts";
import { reportPrefix } from "../storage/storage-keys.ts";
import { reportPage } from "./report-page.ts";
import { reportPolicy } from "./report-policy.ts";
import { clientOf, readTicket, signTicket } from "./report-ticket.ts";
import { viewerOfReport } from "./trace-viewer/viewer-of-report.ts";

/** The credentials in a request. @throws 401 */
export type Identify = (request: FastifyRequest) => Promise<Caller>;

export interface Where {
  organizationId: string;
  taskId: string;
  page: number;
}

/**
 * `GET /reports/<organizationId>/<taskId>/…`, with a token, a key, or a ticket as the first segment of the path (`~…`). A folder returns its
 * `index.html`, or a listing of its files; the report's root redirects to its index page, wherever that is. If reports have an origin of their own,
 * tickets open pages only there, and the dashboard's origin redirects to it.
 * @throws 401 without a valid credential; 404 for a missing report or another organization's.
 */
export async function serveReport(
  ctx: Context,
  access: { authenticator: Authenticator; identify: Identify },
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Where,
) {
  const address = readReportAddress(request.url);
  const { organizationId, taskId, ownTicket } = await admit(ctx, access, request, address, asked);
  const execution = await ctx.db.withTenant(organizationId, (tx) =>
    visible(tx).select(["has_report", "report_index"]).where("id", "=", taskId).executeTakeFirst(),
  );
  if (!execution?.has_report) throw noReport();
  if (!address.names) throw noFile();
  const key = [reportPrefix(organizationId, taskId), ...address.names].join("/");
  const isApart = ctx.reportsOrigin.isAt(request);
  const policy = reportPolicy(isApart ? undefined : ctx.config, request.host, { organizationId, taskId, ticket: address.ticket });
  reply.headers({
    "content-security-policy": policy.page,
    "cache-control": "private, no-store",
    // A signed link is a credential: pages must not send it on as the referrer.
    ...(address.ticket !== undefined ? { "referrer-policy": "no-referrer" } : {}),
    "x-dns-prefetch-control": "off",
  });
  // At the dashboard's origin, a link never opens a page.
  const apart = address.ticket === undefined ? undefined : ctx.reportsOrigin.originFor(request);
  if (apart !== undefined && (address.isFolder || opensPage(request))) return reply.redirect(apart + request.url, 302);
  if (ownTicket !== undefined) return reply.redirect(address.withTicket(ownTicket), 302);
  const viewer = isApart && opensPage(request) ? viewerOfReport(request.url, `${organizationId}/${taskId}`) : undefined;
  if (viewer !== undefined) return reply.redirect(viewer, 302);
  if (!address.isFolder) {
    if (address.names.length > 0 && (await ctx.storage.stat(key)))
      return sendFile(ctx, request, reply, address, key, apart === undefined ? contentTypeOf(key) : inertTypeOf(key));
    if (!(await isFolder(ctx, key, address.names))) throw noFile();
    // Relative, so that it works behind a proxy that serves Gantry below a path.
    return reply.redirect(`./${address.last}/${address.query}`, 302);
  }
  for (const name of ["index.html", "index.htm"])
    if (await ctx.storage.stat(`${key}/${name}`)) return sendFile(ctx, request, reply, address, `${key}/${name}`);
  const index = address.names.length === 0 ? execution.report_index : null;
  if (index !== null && (await ctx.storage.stat(`${key}/${index}`)))
    return reply.redirect(`./${index.split("/").map(encodeURIComponent).join("/")}${address.query}`, 302);
  const listing = await listFolder(ctx.storage, key, asked.page);
  if (!listing) throw noFile();
  const hasParent = address.names.length > 0;
  const title = hasParent ? address.names.join("/") : `Files of run ${taskId}`;
  return reply
    .header("content-security-policy", policy.listing)
    .type("text/html; charset=utf-8")
    .send(folderPage({ title, hasParent, ...listing }));
}

/** A tab, window or frame of a browser. Browsers say so only at https and on their own machine; the header `Accept` also elsewhere. */
export function opensPage({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? "").includes("text/html") || headers["sec-fetch-mode"] === "navigate";
}

async function isFolder(ctx: Context, key: string, names: readonly string[]): Promise<boolean> {
  const name = names.at(-1);
  return name === undefined || (await ctx.storage.folders(key.slice(0, -name.length - 1))).includes(name);
}

async function sendFile(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  address: ReportAddress,
  key: string,
  type = contentTypeOf(key),
) {
  const found = await ctx.storage.stat(key);
  if (!found) throw noFile();
  reply.headers({
    "accept-ranges": "bytes",
    "content-type": type,
    // A sandboxed page has the origin `null`; only with a ticket may it read its own files.
    ...(address.ticket !== undefined && request.headers.origin === "null" ? { "access-control-allow-origin": "null", vary: "Origin" } : {}),
  });
  const isPage = address.ticket !== undefined && type.startsWith("text/html") && opensPage(request) && request.headers.range === undefined;
  const page = isPage ? await reportPage(ctx.storage, key, found.sizeBytes) : undefined;
  if (page) {
    const stream = request.method === "HEAD" ? Readable.from([]) : await page.open();
    if (!stream) throw noFile();
    return reply.header("content-length", page.sizeBytes).send(stream);
  }
  const range = rangeOf(request.headers.range, found.sizeBytes);
  if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${found.sizeBytes}`).send();
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${found.sizeBytes}`);
  reply.header("content-length", range ? range.end - range.start + 1 : found.sizeBytes);
  // An empty stream, because any other body would set its own length.
  if (request.method === "HEAD") return reply.send(Readable.from([]));
  const object = await ctx.storage.get(key, range);
  if (!object) throw noFile();
  return reply.send(object.stream);
}

export const noFile = () =>
  notFound("Report file not found", { message: "The report of this run has no file with this name.", code: "REPORT_FILE_NOT_FOUND" });

/**
 * Checks the credentials first: without them a URL reveals nothing, not even whether it is well-formed.
 * @returns `ownTicket` when a browser opens a page with a ticket for any client: it continues with one for this client only, so that the page's
 *   scripts know no other.
 */
export async function admit(
  ctx: Context,
  { authenticator, identify }: { authenticator: Authenticator; identify: Identify },
  request: FastifyRequest,
  { ticket }: ReportAddress,
  asked: Where,
): Promise<{ organizationId: string; taskId: string; ownTicket?: string }> {
  const organizationId = Id.safeParse(asked.organizationId).data;
  const taskId = Id.safeParse(asked.taskId).data;
  if (ticket !== undefined) {
    const opened = readTicket(ctx.config.jwtSecret, ticket, ctx.now() / 1000);
    const client = clientOf(ctx.config.jwtSecret, { address: request.ip, userAgent: request.headers["user-agent"] });
    const isClients = opened?.client === undefined || opened.client === client;
    const isForThis = opened && isClients && opened.organizationId === organizationId && opened.taskId === taskId;
    if (!isForThis || !(await authenticator.isMember(opened.userId, opened.organizationId)))
      throw openInDashboard(ctx, unauthorized("Invalid or expired token"), taskId);
    const isPage = opened.client === undefined && opensPage(request);
    return { organizationId, taskId, ...(isPage ? { ownTicket: signTicket(ctx.config.jwtSecret, { ...opened, client }) } : {}) };
  }
  // Pages at the reports' origin know no credentials, and no one should send them there.
  const credentials = ctx.reportsOrigin.isAt(request) ? Promise.reject(unauthorized("Authentication required")) : identify(request);
  const caller = await credentials.catch((error: unknown) => {
    throw error instanceof HttpError && error.status === 401 ? openInDashboard(ctx, error, taskId) : error;
  });
  if (organizationId === undefined || taskId === undefined)
    throw badRequest("Invalid report ID format", {
      message: "A report's address is /reports/<organizationId>/<taskId>/, with two IDs of 24 hexadecimal digits.",
      code: "INVALID_ID",
    });
  if (caller.organizationId !== organizationId) throw noReport();
  return { organizationId, taskId };
}

/** Browsers send no credentials when a person follows the link: the message says where the report opens. */
function openInDashboard(ctx: Context, refusal: HttpError, taskId: string | undefined): HttpError {
  const page = ctx.dashboardLink(taskId === undefined ? "/" : `/runs/${taskId}?tab=report`);
  const message = `Send a token or an API key. In a browser, open the report from its run: ${page}`;
  return new HttpError(401, { ...refusal.reply, message }, refusal.headers);
}

function rangeOf(header: string | undefined, sizeBytes: number): { start: number; end: number } | "unsatisfiable" | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const start = match[1] === "" ? Math.max(0, sizeBytes - Number(match[2])) : Number(match[1]);
  const end = match[1] === "" || match[2] === "" ? sizeBytes - 1 : Math.min(Number(match[2]), sizeBytes - 1);
  return start > end || start >= sizeBytes ? "unsatisfiable" : { start, end };
}
