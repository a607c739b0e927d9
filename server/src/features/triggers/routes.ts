import { triggers } from "@gantry/contract/triggers/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { changeTrigger } from "./change-trigger.ts";
import { createTrigger } from "./create-trigger.ts";
import { deleteTrigger } from "./delete-trigger.ts";
import { getTrigger, listDeliveries, listTriggers } from "./list-triggers.ts";
import { deliveryReceiver } from "./receive/receive-delivery.ts";
import { renewSecret } from "./renew-secret.ts";

export function mountTriggers(mounting: Mounting, ctx: Context): void {
  const { receive, ...others } = triggers;
  mount(mounting, others, {
    list: async ({ caller, params }) => ok(await listTriggers(ctx, caller.organizationId, params.id)),
    create: async (call) => {
      call.reply.header("cache-control", "no-store");
      const at = { projectId: call.params.id, createdBy: { id: call.caller.userId, name: call.caller.name } };
      return ok(await createTrigger(ctx, actorOf(call), at, call.body));
    },
    get: async ({ caller, params }) => ok(await getTrigger(ctx, caller.organizationId, at(params))),
    change: async ({ params, body, ...call }) => ok(await changeTrigger(ctx, actorOf(call), at(params), body)),
    delete: async ({ params, ...call }) => {
      await deleteTrigger(ctx, actorOf(call), at(params));
      return { success: true as const, message: "Trigger deleted" };
    },
    renewSecret: async ({ params, reply, ...call }) => {
      reply.header("cache-control", "no-store");
      return ok(await renewSecret(ctx, actorOf(call), at(params)));
    },
    deliveries: async ({ caller, params }) => ok(await listDeliveries(ctx, caller.organizationId, at(params))),
  });
  // In a separate scope, because here every body is a stream: the signature is over its bytes, and unknown senders are refused before it is read.
  mounting.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    const receiveDelivery = deliveryReceiver(ctx, mounting.guard);
    mount(
      { ...mounting, app },
      { receive },
      { receive: async ({ request, reply, params }) => ok(await receiveDelivery(request, reply, params.token)) },
    );
  });
}

const at = ({ id, triggerId }: { id: string; triggerId: string }) => ({ projectId: id, triggerId });
