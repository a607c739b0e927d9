import { z } from "zod";
import { ok, Done } from "../errors.ts";
import { VariableName } from "../executions/schemas.ts";
import { Id } from "../ids.ts";
import { PageQuery, page } from "../pagination/schemas.ts";
import { route, admins, everyone, writers } from "../route.ts";
import { ProjectName, RunSettingsChange, Project, Variable, SetVariable } from "./schemas.ts";

const ProjectParams = z.object({ id: Id });
const VariableParams = z.object({ id: Id, name: VariableName });
const common = { noun: "project" } as const;

export const projects = {
  create: route({
    ...common,
    method: "POST",
    path: "/api/projects",
    summary: "Create a project",
    allow: admins,
    limit: "strict",
    unknownFields: "refuse",
    body: z.object({ name: ProjectName, runSettings: RunSettingsChange.optional() }),
    reply: ok(Project),
    status: 201,
  }),
  list: route({
    ...common,
    method: "GET",
    path: "/api/projects",
    summary: "List the organization's projects, oldest first",
    allow: everyone,
    limit: "api",
    query: PageQuery,
    reply: page(Project),
  }),
  get: route({
    ...common,
    method: "GET",
    path: "/api/projects/:id",
    summary: "Get a project",
    allow: everyone,
    limit: "api",
    params: ProjectParams,
    reply: ok(Project),
  }),
  change: route({
    ...common,
    method: "PATCH",
    path: "/api/projects/:id",
    summary: "Change a project's name or run settings",
    allow: admins,
    limit: "strict",
    params: ProjectParams,
    unknownFields: "refuse",
    body: z.object({ name: ProjectName.optional(), runSettings: RunSettingsChange.optional() }),
    reply: ok(Project),
  }),
  delete: route({
    ...common,
    method: "DELETE",
    path: "/api/projects/:id",
    summary: "Delete a project and hide its runs",
    allow: admins,
    limit: "strict",
    params: ProjectParams,
    reply: Done,
  }),
  variables: route({
    ...common,
    method: "GET",
    path: "/api/projects/:id/variables",
    summary: "List a project's environment variables",
    allow: everyone,
    limit: "api",
    params: ProjectParams,
    reply: ok(z.array(Variable)),
  }),
  setVariable: route({
    ...common,
    method: "PUT",
    path: "/api/projects/:id/variables/:name",
    summary: "Set an environment variable",
    allow: writers,
    limit: "api",
    params: VariableParams,
    unknownFields: "refuse",
    body: SetVariable,
    reply: ok(Variable),
  }),
  putVariable: route({
    ...common,
    method: "PUT",
    path: "/api/projects/:id/variables",
    summary: "Set an environment variable; same as PUT with the name in the path",
    allow: writers,
    limit: "api",
    params: ProjectParams,
    unknownFields: "refuse",
    body: SetVariable.extend({ name: VariableName }),
    reply: ok(Variable),
  }),
  deleteVariable: route({
    ...common,
    method: "DELETE",
    path: "/api/projects/:id/variables/:name",
    summary: "Remove an environment variable",
    allow: writers,
    limit: "api",
    params: VariableParams,
    reply: Done,
  }),
};
