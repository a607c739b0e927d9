import { z } from "zod";
import { Done, ok } from "../errors.ts";
import { Id } from "../ids.ts";
import { admins, everyone, route } from "../route.ts";
import { BadgeQuery, ProjectBadge } from "./schemas.ts";

const ofProject = { noun: "project", path: "/api/projects/:id/badge", params: z.object({ id: Id }) } as const;

export const badges = {
  get: route({
    ...ofProject,
    method: "GET",
    summary: "Get the address of a project's status badge",
    allow: everyone,
    limit: "api",
    reply: ok(ProjectBadge),
  }),
  create: route({
    ...ofProject,
    method: "POST",
    summary: "Create the status badge of a project, or give it a new address; the earlier address ends",
    allow: admins,
    limit: "strict",
    reply: ok(ProjectBadge),
    status: 201,
  }),
  remove: route({
    ...ofProject,
    method: "DELETE",
    summary: "Remove the status badge of a project; its address ends",
    allow: admins,
    limit: "strict",
    reply: Done,
  }),
  show: route({
    method: "GET",
    path: "/badges/:file",
    summary: "The status badge of a project as SVG: `/badges/<token>.svg`",
    allow: "public",
    limit: "api",
    params: z.object({ file: z.string() }),
    query: BadgeQuery,
    reply: z.unknown(),
    gives: "stream",
  }),
};
