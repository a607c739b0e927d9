import { z } from "zod";
import { Done, ok } from "../errors.ts";
import { admins, everyone, route } from "../route.ts";
import {
  ChangeWorker,
  ChangeWorkerSettings,
  CreateWorkerToken,
  OwnWorker,
  TokenParams,
  WorkerDetail,
  WorkerParams,
  Workers,
  WorkerToken,
} from "./schemas.ts";

const path = "/api/workers";
const worker = { noun: "worker", params: WorkerParams, path: `${path}/:id` } as const;
const admin = { allow: admins, limit: "strict", credential: "token" } as const;

/** The workers of an organization. */
export const workers = {
  list: route({
    method: "GET",
    path,
    summary: "List the organization's own workers, connected ones first",
    allow: everyone,
    limit: "api",
    reply: ok(Workers),
  }),
  get: route({
    ...worker,
    method: "GET",
    summary: "Get a worker with its newest runs",
    allow: everyone,
    limit: "api",
    reply: ok(WorkerDetail),
  }),
  change: route({
    ...worker,
    ...admin,
    method: "PATCH",
    summary: "Pause, drain or resume a worker",
    unknownFields: "refuse",
    body: ChangeWorker,
    reply: ok(OwnWorker),
  }),
  /** 409 while it is connected and not drained, and while it has runs in progress: drain it first. */
  remove: route({ ...worker, ...admin, method: "DELETE", summary: "Remove a worker from the list", reply: Done }),
  changeSettings: route({
    ...admin,
    method: "PUT",
    path: "/api/worker-settings",
    summary: "Choose whether runs start on the organization's own workers only",
    unknownFields: "refuse",
    body: ChangeWorkerSettings,
    reply: ok(ChangeWorkerSettings),
  }),
  listTokens: route({
    method: "GET",
    path: "/api/worker-tokens",
    summary: "List the tokens of the organization's workers, newest first",
    allow: admins,
    limit: "api",
    reply: ok(z.array(WorkerToken)),
  }),
  createToken: route({
    ...admin,
    method: "POST",
    path: "/api/worker-tokens",
    summary: "Create a token for workers of the organization; its value is shown once",
    unknownFields: "refuse",
    body: CreateWorkerToken,
    reply: z.object({ success: z.literal(true), token: z.string(), data: WorkerToken }),
    status: 201,
  }),
  revokeToken: route({
    ...admin,
    method: "DELETE",
    path: "/api/worker-tokens/:id",
    noun: "worker token",
    params: TokenParams,
    summary: "Revoke a token; workers that use it can no longer connect, and their runs start again elsewhere",
    reply: Done,
  }),
};
