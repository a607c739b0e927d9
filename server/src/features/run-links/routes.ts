import { runLinks } from "@gantry/contract/run-links/routes.ts";
import type { FastifyReply } from "fastify";
import type { Context } from "../../context.ts";
import { HttpError } from "../../platform/errors.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { createLink } from "./create-link.ts";
import { listLinks } from "./list-links.ts";
import { linkNotFound } from "./open-link.ts";
import { revokeLink } from "./revoke-link.ts";
import { listSharedTests, readSharedLog, showSharedRun } from "./show-shared-run.ts";
import { switchLinks } from "./switch-links.ts";

export function mountRunLinks(mounting: Mounting, ctx: Context): void {
  mount(mounting, runLinks, {
    switch: async (call) => ok(await switchLinks(ctx, actorOf(call), call.body.enabled)),
    list: async ({ caller, params }) => ok(await listLinks(ctx, caller.organizationId, params.id)),
    create: async (call) => {
      call.reply.header("cache-control", "no-store");
      const creator = { id: call.caller.userId, name: call.caller.name };
      return ok(await createLink(ctx, actorOf(call), { executionId: call.params.id, creator }, call.body));
    },
    revoke: async (call) => {
      await revokeLink(ctx, actorOf(call), call.params.id, call.params.linkId);
      return { success: true as const, message: "Link revoked" };
    },
    show: async ({ params, reply }) => ok(await unlisted(reply, () => showSharedRun(ctx, params.token))),
    tests: async ({ params, query, reply }) => ({
      success: true as const,
      ...(await unlisted(reply, () => listSharedTests(ctx, params.token, query))),
    }),
    log: async ({ params, query, reply }) => ({
      success: true as const,
      ...(await unlisted(reply, () => readSharedLog(ctx, params.token, query))),
    }),
  });
}

/** Keeps what links show, and errors, out of caches and search engines. A run that is deleted while it is read gets the response of all ended links. */
async function unlisted<T>(reply: FastifyReply, read: () => Promise<T>): Promise<T> {
  reply.header("cache-control", "no-store").header("x-robots-tag", "noindex, nofollow");
  try {
    return await read();
  } catch (error) {
    throw error instanceof HttpError && error.status === 404 ? linkNotFound() : error;
  }
}
