import { z } from "zod";
import { Done, ok } from "./errors.ts";
import { Folder, ImageReference, ReportFolder, TimeoutMinutes, VariableName } from "./executions.ts";
import { Id, Timestamp } from "./ids.ts";
import { PageQuery, page } from "./pagination.ts";
import { admins, everyone, route, writers } from "./route.ts";
import { RepeatedTests } from "./test-results.ts";
import { DisplayName } from "./text.ts";

const Url = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => text === "" || /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text), "must be an http or https address, or empty");

/** Defaults for a project's runs; a request may override them. */
export const RunSettings = z.object({
  image: ImageReference.or(z.literal("")).default(""),
  baseUrls: z.object({ development: Url.default(""), staging: Url.default(""), production: Url.default("") }).prefault({}),
  folder: Folder.default("all"),
  /** Relative to `/app`; empty = the known folders are searched. */
  reportFolder: ReportFolder.or(z.literal("")).default(""),
  autoQuarantine: z.boolean().default(false),
  /** Auto-quarantine skips runs in which more than half of the executed tests failed. */
  quarantineGuard: z.boolean().default(false),
  timeoutMinutes: TimeoutMinutes.default(30),
  /** How results with the same name are read, for a runner that does not mark its retries. */
  repeatedTests: RepeatedTests.default("separate"),
  /** How often a run is retried when its worker is lost. */
  maxRetries: z.number().int().min(0).max(5).default(1),
  resources: z
    .object({ cpus: z.number().min(0.1).max(64).default(2), memoryMb: z.number().int().min(64).max(262_144).default(2048) })
    .prefault({}),
});
export type RunSettings = z.infer<typeof RunSettings>;

export const Project = z.object({
  id: z.string(),
  organizationId: z.string(),
  name: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  runSettings: RunSettings,
});
export type Project = z.infer<typeof Project>;

export const ProjectName = DisplayName(1, 100);

/** Every field is optional. A given field replaces the stored value. */
export const RunSettingsChange = z.object({
  image: ImageReference.or(z.literal("")).optional(),
  baseUrls: z.object({ development: Url.optional(), staging: Url.optional(), production: Url.optional() }).optional(),
  folder: Folder.optional(),
  reportFolder: ReportFolder.or(z.literal("")).optional(),
  autoQuarantine: z.boolean().optional(),
  quarantineGuard: z.boolean().optional(),
  timeoutMinutes: TimeoutMinutes.optional(),
  repeatedTests: RepeatedTests.optional(),
  maxRetries: z.number().int().min(0).max(5).optional(),
  resources: z
    .object({ cpus: z.number().min(0.1).max(64).optional(), memoryMb: z.number().int().min(64).max(262_144).optional() })
    .optional(),
});
export type RunSettingsChange = z.infer<typeof RunSettingsChange>;

/** The value returned for a secret variable. */
export const maskedSecret = "********";
export const maxVariables = 100;

export const Variable = z.object({ name: z.string(), value: z.string(), secret: z.boolean(), updatedAt: Timestamp });
export type Variable = z.infer<typeof Variable>;

/** Shorter secrets would mask half the log. */
export const minSecretLength = 4;

export const SetVariable = z.object({
  name: VariableName.optional(),
  value: z
    .string()
    .max(32_768)
    .refine((value) => !value.includes("\0"), "must not contain NUL"),
  secret: z.boolean().default(false),
});
export type SetVariable = z.infer<typeof SetVariable>;

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
    summary: "The organization's projects, oldest first",
    allow: everyone,
    limit: "api",
    query: PageQuery,
    reply: page(Project),
  }),
  get: route({
    ...common,
    method: "GET",
    path: "/api/projects/:id",
    summary: "One project",
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
    summary: "Delete a project and hide its executions",
    allow: admins,
    limit: "strict",
    params: ProjectParams,
    reply: Done,
  }),
  variables: route({
    ...common,
    method: "GET",
    path: "/api/projects/:id/variables",
    summary: "A project's environment variables",
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
    summary: "Set an environment variable named in the body",
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
