import { z } from "zod";
import { Done, ok } from "../errors.ts";
import { Id } from "../ids.ts";
import { everyone, route, writers } from "../route.ts";
import { maxPayloadBytes } from "./constants.ts";
import { ChangeRunTrigger, CreatedRunTrigger, CreateRunTrigger, DeliveryResult, RunTrigger, TriggerDelivery } from "./schemas.ts";

const inProject = { noun: "project", path: "/api/projects/:id/triggers", params: z.object({ id: Id }), limit: "api" } as const;
const one = {
  noun: "trigger",
  path: "/api/projects/:id/triggers/:triggerId",
  params: z.object({ id: Id, triggerId: Id }),
  limit: "api",
} as const;

export const triggers = {
  list: route({
    ...inProject,
    method: "GET",
    summary: "List a project's triggers, oldest first",
    allow: everyone,
    reply: ok(z.array(RunTrigger)),
  }),
  create: route({
    ...inProject,
    method: "POST",
    summary: "Start runs when the Git host reports a push or a pull request; the response has the webhook's address and its secret",
    allow: writers,
    credential: "token",
    unknownFields: "refuse",
    body: CreateRunTrigger,
    reply: ok(CreatedRunTrigger),
    status: 201,
  }),
  get: route({ ...one, method: "GET", summary: "Get a trigger", allow: everyone, reply: ok(RunTrigger) }),
  change: route({
    ...one,
    method: "PATCH",
    summary: "Change, pause or resume a trigger; omitted fields are kept",
    allow: writers,
    unknownFields: "refuse",
    body: ChangeRunTrigger,
    reply: ok(RunTrigger),
  }),
  delete: route({ ...one, method: "DELETE", summary: "Delete a trigger; its runs are kept", allow: writers, reply: Done }),
  renewSecret: route({
    ...one,
    method: "POST",
    path: "/api/projects/:id/triggers/:triggerId/secret",
    summary: "Give a trigger a new secret; the earlier one ends",
    allow: writers,
    credential: "token",
    reply: ok(CreatedRunTrigger),
  }),
  deliveries: route({
    ...one,
    method: "GET",
    path: "/api/projects/:id/triggers/:triggerId/deliveries",
    summary: "List a trigger's last deliveries, newest first",
    allow: everyone,
    reply: ok(z.array(TriggerDelivery)),
  }),
  receive: route({
    method: "POST",
    path: "/api/webhooks/git/:token",
    summary: "The address of a trigger, for the webhook of its Git host. Answers 202 and what the delivery led to",
    allow: "public",
    // Counted for the trigger, by the handler: a host sends the events of all its repositories from a few addresses.
    limit: "none",
    takes: "webhook",
    bodyLimitBytes: maxPayloadBytes,
    params: z.object({ token: z.string() }),
    reply: ok(DeliveryResult),
    status: 202,
  }),
};
