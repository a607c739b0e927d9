import { z } from "zod";
import { ok } from "../errors.ts";
import { Id } from "../ids.ts";
import { page } from "../pagination/schemas.ts";
import { admins, everyone, route, writers } from "../route.ts";
import { failureStates } from "./constants.ts";
import {
  ChangeFailures,
  FailureFilter,
  FailureGroup,
  FailureGroupDetail,
  FailureOwner,
  FailureOwnersQuery,
  FailurePeriod,
  GroupOccurrence,
  OccurrenceFilter,
  OwnerRules,
  SetOwnerRules,
} from "./schemas.ts";

const Params = z.object({ id: Id });
const common = { allow: everyone, limit: "api", noun: "failure" } as const;

export const failureGroups = {
  list: route({
    ...common,
    method: "GET",
    path: "/api/failure-groups",
    summary: "List failures for triage, with state, owner, trend and issues",
    query: FailureFilter,
    reply: page(FailureGroup).extend({
      /** How many failures of each state match the other filters. */
      counts: z.record(z.enum(failureStates), z.number()),
    }),
  }),
  change: route({
    ...common,
    allow: writers,
    method: "PATCH",
    path: "/api/failure-groups/bulk",
    summary: "Set the state or the owner of up to 100 failures",
    unknownFields: "warn",
    body: ChangeFailures,
    reply: ok(z.object({ modified: z.number() })),
  }),
  owners: route({
    ...common,
    method: "GET",
    path: "/api/failure-groups/owners",
    summary: "List the members and teams that own failures, by name",
    query: FailureOwnersQuery,
    reply: ok(
      z.object({
        /** At most 200. */
        owners: z.array(FailureOwner),
        /** There are more. */
        isPartial: z.boolean(),
      }),
    ),
  }),
  get: route({
    ...common,
    method: "GET",
    path: "/api/failure-groups/:id",
    summary: "Get a failure with its whole message and the history of its state",
    params: Params,
    query: FailurePeriod,
    reply: ok(FailureGroupDetail),
  }),
  occurrences: route({
    ...common,
    method: "GET",
    path: "/api/failure-groups/:id/occurrences",
    summary: "List the tests and runs in which a failure occurred, newest first",
    params: Params,
    query: OccurrenceFilter,
    reply: page(GroupOccurrence),
  }),
  ownerRules: route({
    allow: everyone,
    limit: "api",
    noun: "project",
    method: "GET",
    path: "/api/projects/:id/owner-rules",
    summary: "Get the rules that set the owner of new failures",
    params: Params,
    reply: ok(OwnerRules),
  }),
  setOwnerRules: route({
    allow: admins,
    limit: "strict",
    noun: "project",
    method: "PUT",
    path: "/api/projects/:id/owner-rules",
    summary: "Set the owners of new failures by the files of their tests",
    params: Params,
    unknownFields: "refuse",
    body: SetOwnerRules,
    reply: ok(OwnerRules),
  }),
};
