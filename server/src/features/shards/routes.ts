import { shards } from "@gantry/contract/shards/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { nextFile } from "./next-file.ts";
import { renewFiles } from "./renew-files.ts";
import { showQueue } from "./show-queue.ts";
import { startShard } from "./start-shard.ts";

export function mountShards(mounting: Mounting, ctx: Context): void {
  mount(mounting, shards, {
    start: async ({ caller, body }) => ok(await startShard(ctx, caller.organizationId, body)),
    next: async ({ caller, body }) => ok(await nextFile(ctx, caller.organizationId, body)),
    renew: async ({ caller, body }) => ok(await renewFiles(ctx, caller.organizationId, body)),
    get: async ({ caller, query }) => ok(await showQueue(ctx, caller.organizationId, query)),
  });
}
