import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { Authenticator } from "../../platform/http/caller.ts";
import { notFound, unauthorized } from "../../platform/http/errors.ts";
import { visible } from "../executions/find-execution.ts";
import { contentTypeOf } from "./content-type.ts";
import { reportPrefix } from "./report-keys.ts";
import { readTicket } from "./report-ticket.ts";

/** A report's script runs, and reaches nothing: no origin of its own, no cookie, no storage, no frame, no opener. */
const sandbox = "sandbox allow-scripts";

/**
 * `GET /reports/<organizationId>/<taskId>/…`, with a token, a key, or a ticket as the first part of the path (`~…`).
 * @throws 401 without a valid one of them; 404 for what is not there or another organization's.
 */
export async function serveReport(
  ctx: Context,
  authenticator: Authenticator,
  request: FastifyRequest,
  reply: FastifyReply,
  where: { organizationId: string; taskId: string; path: string },
) {
  const { path, ticketed } = await admit(ctx, authenticator, request, where);
  const execution = await ctx.db.withTenant(where.organizationId, (tx) =>
    visible(tx).select(["has_report", "report_index"]).where("id", "=", where.taskId).executeTakeFirst(),
  );
  if (!execution?.has_report) throw notFound("Report not found");
  const wanted = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  const key = `${reportPrefix(where.organizationId, where.taskId)}/${safePath(wanted)}`;
  const found = await ctx.storage.stat(key);
  if (!found && path === "" && execution.report_index && execution.report_index !== "index.html") {
    return reply.redirect(`./${execution.report_index.split("/").map(encodeURIComponent).join("/")}`, 302);
  }
  if (!found) throw notFound("Report file not found");
  reply.headers({
    "content-security-policy": sandbox,
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "accept-ranges": "bytes",
    "content-type": contentTypeOf(wanted),
    // A sandboxed page has the origin `null`; only under a ticket may it read its own files.
    ...(ticketed && request.headers.origin === "null" ? { "access-control-allow-origin": "null", vary: "Origin" } : {}),
  });
  const range = rangeOf(request.headers.range, found.sizeBytes);
  if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${found.sizeBytes}`).send();
  const object = await ctx.storage.get(key, range);
  if (!object) throw notFound("Report file not found");
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${found.sizeBytes}`);
  reply.header("content-length", range ? range.end - range.start + 1 : found.sizeBytes);
  return reply.send(object.stream);
}

async function admit(
  ctx: Context,
  authenticator: Authenticator,
  request: FastifyRequest,
  where: { organizationId: string; taskId: string; path: string },
) {
  const ticketText = /^~([^/]+)(?:\/(.*))?$/s.exec(where.path);
  if (ticketText) {
    const ticket = readTicket(ctx.config.jwtSecret, ticketText[1] ?? "", ctx.now() / 1000);
    if (ticket?.organizationId !== where.organizationId || ticket.taskId !== where.taskId) throw unauthorized("Invalid or expired token");
    if (!(await authenticator.isMember(ticket.userId, ticket.organizationId))) throw unauthorized("Invalid or expired token");
    return { path: ticketText[2] ?? "", ticketed: true };
  }
  const apiKey = request.headers["x-api-key"];
  const caller = await authenticator.authenticate({
    bearer: /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1],
    apiKey: typeof apiKey === "string" ? apiKey : undefined,
    ip: request.ip,
  });
  if (caller.organizationId !== where.organizationId) throw notFound("Report not found");
  return { path: where.path, ticketed: false };
}

/** The reader wrote only plain names: whatever else an address holds names no file. */
function safePath(path: string): string {
  const parts = path.split("/");
  if (path.includes("\0") || path.includes("\\") || parts.some((part) => part === "" || part === "." || part === ".."))
    throw notFound("Report file not found");
  return path;
}

function rangeOf(header: string | undefined, sizeBytes: number): { start: number; end: number } | "unsatisfiable" | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const start = match[1] === "" ? Math.max(0, sizeBytes - Number(match[2])) : Number(match[1]);
  const end = match[1] === "" || match[2] === "" ? sizeBytes - 1 : Math.min(Number(match[2]), sizeBytes - 1);
  return start > end || start >= sizeBytes ? "unsatisfiable" : { start, end };
}
