import { createHash } from "node:crypto";
import { badges } from "@gantry/contract/badges/routes.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { createBadge, getBadge, removeBadge } from "./change-badge.ts";
import { showBadge } from "./show-badge.ts";

export function mountBadges(mounting: Mounting, ctx: Context): void {
  mount(mounting, badges, {
    get: async ({ caller, params }) => ok(await getBadge(ctx, caller.organizationId, params.id)),
    create: async (call) => ok(await createBadge(ctx, actorOf(call), call.params.id)),
    remove: async (call) => {
      await removeBadge(ctx, actorOf(call), call.params.id);
      return { success: true as const, message: "Badge removed" };
    },
    show: async ({ params, query, request, reply }) => sendBadge(request, reply, await showBadge(ctx, params.file, query)),
  });
}

/** How long browsers and proxies may show a badge without asking again. */
const freshForSeconds = 60;

function sendBadge(request: FastifyRequest, reply: FastifyReply, svg: string): FastifyReply {
  const tag = `"${createHash("sha256").update(svg).digest("base64url")}"`;
  reply
    .header("cache-control", `public, max-age=${freshForSeconds}`)
    .header("etag", tag)
    // Opened as a page of its own, the image may load and run nothing.
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("x-robots-tag", "noindex");
  const known = request.headers["if-none-match"]?.split(",").map((one) => one.trim().replace(/^W\//, ""));
  if (known?.includes(tag) || known?.includes("*")) return reply.code(304).send();
  return reply.type("image/svg+xml; charset=utf-8").send(svg);
}
