import { z } from "zod";
import { ok } from "../errors.ts";
import { Id } from "../ids.ts";
import { page } from "../pagination/schemas.ts";
import { everyone, writers, route } from "../route.ts";
import { Text } from "../text.ts";
import { maxCasesPerCall, maxCaseIds } from "./constants.ts";
import {
  CaseFilter,
  TestCase,
  ofProject,
  CaseFileFormat,
  ImportCases,
  ImportReport,
  maxFileLength,
  CaseContent,
  SuiteName,
  CaseTitle,
  CaseStep,
  CasePriority,
  CaseType,
  CaseChange,
  CaseResult,
  Coverage,
} from "./schemas.ts";

const CaseParams = z.object({ id: Id });
const Deleted = ok(z.object({ deleted: z.number() }));
const read = { allow: everyone, limit: "api", noun: "test case" } as const;
const change = { allow: writers, limit: "api", noun: "test case" } as const;

export const testCases = {
  list: route({
    ...read,
    method: "GET",
    path: "/api/test-cases",
    summary: "List a project's test cases, newest first",
    query: CaseFilter,
    reply: page(TestCase),
  }),
  suites: route({
    ...read,
    method: "GET",
    path: "/api/test-cases/suites",
    summary: "List a project's suites with their number of cases",
    query: z.object(ofProject),
    reply: ok(z.array(z.object({ suite: z.string(), cases: z.number(), automated: z.number() }))),
  }),
  export: route({
    ...read,
    method: "GET",
    path: "/api/test-cases/export",
    summary: "Export a project's test cases to a file, in the order of creation",
    query: CaseFilter.omit({ limit: true, cursor: true }).extend({ format: CaseFileFormat.default("csv") }),
    reply: z.string(),
    gives: "text",
  }),
  import: route({
    ...change,
    method: "POST",
    path: "/api/test-cases/import",
    summary: "Import a file of test cases, all or none",
    unknownFields: "warn",
    body: ImportCases,
    reply: ok(ImportReport),
    idempotent: true,
    bodyLimitBytes: 2 * maxFileLength,
  }),
  create: route({
    ...change,
    method: "POST",
    path: "/api/test-cases",
    summary: "Create a test case",
    unknownFields: "warn",
    body: CaseContent.extend({ projectId: Id }),
    reply: ok(TestCase),
    status: 201,
  }),
  bulkCreate: route({
    ...change,
    method: "POST",
    path: "/api/test-cases/bulk",
    summary: "Create 1 to 50 test cases, all or none",
    unknownFields: "warn",
    body: z.object({ projectId: Id, testCases: z.array(CaseContent).min(1).max(maxCasesPerCall) }),
    reply: ok(z.object({ inserted: z.number(), ids: z.array(z.string()) })),
    status: 201,
    idempotent: true,
    refusal: (issues) =>
      issues.some((issue) => issue.path === "testCases" && !issue.missing)
        ? "Between 1 and 50 test cases per request"
        : "Validation failed",
  }),
  bulkDelete: route({
    ...change,
    method: "DELETE",
    path: "/api/test-cases/bulk",
    summary: "Delete up to 100 test cases; ids of other projects are ignored",
    unknownFields: "warn",
    body: z.object({ ids: z.array(z.string().max(200)).min(1).max(maxCaseIds), projectId: Id }),
    reply: Deleted,
    refusal: (issues) =>
      issues.some((issue) => issue.path === "ids" && !issue.missing) ? "Between 1 and 100 ids per request" : "Validation failed",
  }),
  suiteDelete: route({
    ...change,
    method: "DELETE",
    path: "/api/test-cases/suite",
    summary: "Delete all cases of a suite",
    unknownFields: "warn",
    body: z.object({ suite: SuiteName.min(1), projectId: Id }),
    reply: Deleted,
  }),
  get: route({
    ...read,
    method: "GET",
    path: "/api/test-cases/:id",
    summary: "Get a test case",
    params: CaseParams,
    reply: ok(TestCase),
  }),
  change: route({
    ...change,
    method: "PATCH",
    path: "/api/test-cases/:id",
    summary: "Change a test case; omitted fields are kept",
    params: CaseParams,
    unknownFields: "warn",
    body: z.object({
      title: CaseTitle.optional(),
      description: Text(20_000).optional(),
      suite: SuiteName.optional(),
      preconditions: Text(20_000).optional(),
      testData: Text(20_000).optional(),
      steps: z.array(CaseStep).max(200).optional(),
      priority: CasePriority.optional(),
      type: CaseType.optional(),
      tags: CaseContent.shape.tags.removeDefault().optional(),
      owner: CaseContent.shape.owner.removeDefault().optional(),
      requirements: CaseContent.shape.requirements.removeDefault().optional(),
    }),
    reply: ok(TestCase),
  }),
  delete: route({
    ...change,
    method: "DELETE",
    path: "/api/test-cases/:id",
    summary: "Delete a test case",
    params: CaseParams,
    reply: Deleted,
  }),
  history: route({
    ...read,
    method: "GET",
    path: "/api/test-cases/:id/history",
    summary: "List the changes of a test case, newest first, at most 100",
    params: CaseParams,
    reply: ok(z.array(CaseChange)),
  }),
  coverage: route({
    ...read,
    method: "GET",
    path: "/api/test-cases/coverage",
    summary: "List a project's requirements, at most 1,000, with the cases that cover them",
    query: z.object(ofProject),
    reply: ok(z.array(Coverage)),
  }),
  coverageExport: route({
    ...read,
    method: "GET",
    path: "/api/test-cases/coverage/export",
    summary: "Download the coverage as a CSV file, one line per requirement and case",
    query: z.object(ofProject),
    reply: z.string(),
    gives: "text",
  }),
  results: route({
    ...read,
    method: "GET",
    path: "/api/test-cases/:id/results",
    summary: "List results of automated tests with this case's title or ID, newest first",
    params: CaseParams,
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(25) }),
    reply: ok(z.array(CaseResult)),
  }),
};
