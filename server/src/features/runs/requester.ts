import type { FastifyRequest } from "fastify";
import type { Caller } from "../../platform/http/caller.ts";
import { idempotencyOf } from "../idempotency/earlier-response.ts";
import type { Requester } from "./accept/request-execution.ts";

/** The `trigger` of a run that this caller requests. */
export const triggerOf = (caller: Caller) => (caller.via === "key" ? ("api" as const) : ("dashboard" as const));

export const personOf = ({ userId, name }: Caller) => ({ id: userId, name });

export function requester(caller: Caller, request: FastifyRequest): Requester {
  return {
    organizationId: caller.organizationId,
    requestedBy: personOf(caller),
    idempotency: idempotencyOf(request),
  };
}
