import { z } from "zod";
import { ok, Done } from "../errors.ts";
import { Id } from "../ids.ts";
import { PageQuery, page } from "../pagination/schemas.ts";
import { route, everyone, writers } from "../route.ts";
import { QuarantinedTest, QuarantineRequest, QuarantineEvent, QuarantineNote } from "./schemas.ts";

const ProjectQuery = PageQuery.extend({ project: Id.optional(), projectId: Id.optional() });
const Params = z.object({ id: Id });
const common = { limit: "api", noun: "test" } as const;

export const quarantine = {
  list: route({
    ...common,
    method: "GET",
    path: "/api/quarantine",
    summary: "List tests in quarantine, newest first",
    allow: everyone,
    query: ProjectQuery,
    reply: page(QuarantinedTest),
  }),
  add: route({
    ...common,
    method: "POST",
    path: "/api/quarantine",
    summary: "Quarantine a test",
    allow: writers,
    unknownFields: "warn",
    body: QuarantineRequest,
    reply: ok(QuarantinedTest),
    status: 201,
  }),
  events: route({
    ...common,
    method: "GET",
    path: "/api/quarantine/events",
    summary: "List quarantine changes, newest first",
    allow: everyone,
    query: ProjectQuery.extend({ testId: Id.optional() }),
    reply: page(QuarantineEvent),
  }),
  change: route({
    ...common,
    method: "PATCH",
    path: "/api/quarantine/:id",
    summary: "Change the reason, owner or end of a test's quarantine",
    allow: writers,
    params: Params,
    unknownFields: "warn",
    body: QuarantineNote,
    reply: ok(QuarantinedTest),
  }),
  release: route({
    ...common,
    method: "DELETE",
    path: "/api/quarantine/:id",
    summary: "Lift a test's quarantine",
    allow: writers,
    params: Params,
    reply: Done,
  }),
};
