import { z } from "zod";
import { ok } from "./errors.ts";
import { ExecutionStatus } from "./executions.ts";
import { Id, Timestamp } from "./ids.ts";
import { PageQuery, page } from "./pagination.ts";
import { everyone, route, writers } from "./route.ts";
import { TestStatus } from "./test-results.ts";
import { commaList, Line, Text } from "./text.ts";
import { caseFileFormats, casePriorities, caseTypes, maxCaseIds } from "./constants.ts";

export { caseFileFormats, casePriorities, caseTypes, maxCaseIds } from "./constants.ts";

export const CasePriority = z.string().trim().toUpperCase().pipe(z.enum(casePriorities));
export type CasePriority = z.infer<typeof CasePriority>;

export const CaseType = z.string().trim().toUpperCase().pipe(z.enum(caseTypes));
export type CaseType = z.infer<typeof CaseType>;

/** The limit for one bulk request, and for one chunk of an import. */
export const maxCasesPerCall = 50;

export const CaseStep = z.object({ action: Text(5000), expectedResult: Text(5000).default("") });
export type CaseStep = z.infer<typeof CaseStep>;

export const CaseTitle = Line(300).min(1);
export const SuiteName = Line(200);

/** The fields of a test case that a person edits. */
export const CaseContent = z.object({
  title: CaseTitle,
  description: Text(20_000).default(""),
  /** A path like `Shop / Checkout`; empty for none. */
  suite: SuiteName.default(""),
  preconditions: Text(20_000).default(""),
  steps: z.array(CaseStep).max(200).default([]),
  priority: CasePriority.default("MEDIUM"),
  type: CaseType.default("MANUAL"),
  /** The source of a generated case: the document and the paragraph. */
  source: z.record(Text(60), z.union([Text(2000), z.number(), z.boolean(), z.null()])).nullish(),
});
export type CaseContent = z.infer<typeof CaseContent>;

/** The latest result of automated tests with the case's title or id. */
export const CaseResult = z.object({
  executionId: z.string(),
  executionStatus: ExecutionStatus,
  testKey: z.string(),
  status: TestStatus,
  flaky: z.boolean(),
  durationMs: z.number(),
  message: z.string().nullable(),
  at: Timestamp,
});
export type CaseResult = z.infer<typeof CaseResult>;

export const TestCase = z.object({
  id: z.string(),
  organizationId: z.string(),
  projectId: z.string(),
  title: z.string(),
  description: z.string(),
  suite: z.string(),
  preconditions: z.string(),
  steps: z.array(z.object({ action: z.string(), expectedResult: z.string() })),
  priority: z.enum(casePriorities),
  type: z.enum(caseTypes),
  source: z.record(z.string(), z.unknown()).nullable(),
  lastResult: CaseResult.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type TestCase = z.infer<typeof TestCase>;

/** Empty counts as missing: the error is `projectId required`. */
const ProjectChoice = z.preprocess((given) => (given === "" ? undefined : given), Id.optional());
const ofProject = { project: ProjectChoice, projectId: ProjectChoice };

export const CaseFilter = PageQuery.extend({
  ...ofProject,
  /** Words of the title, or parts of them. */
  search: z.string().trim().max(200).optional(),
  suite: SuiteName.optional(),
  type: commaList(CaseType).optional(),
  priority: commaList(CasePriority).optional(),
});
export type CaseFilter = z.infer<typeof CaseFilter>;

export const CaseFileFormat = z.enum(caseFileFormats);
export type CaseFileFormat = z.infer<typeof CaseFileFormat>;

export const maxImportedCases = 5000;
const maxFileLength = 4 * 1024 * 1024;

/** A file of cases, as text. */
export const ImportCases = z.object({
  projectId: Id,
  format: CaseFileFormat,
  content: z.string().min(1).max(maxFileLength),
  /** How to treat a case whose suite and title exist already, ignoring case. A row with a case's `id` always changes that case. */
  onDuplicate: z.enum(["skip", "update", "create"]).default("skip"),
  /** Reports what would happen without changing anything. */
  dryRun: z.boolean().default(false),
});
export type ImportCases = z.infer<typeof ImportCases>;

export const ImportReport = z.object({
  inserted: z.number(),
  updated: z.number(),
  /** Cases in the file that are the same as here. */
  unchanged: z.number().default(0),
  skipped: z.number(),
  /** Unknown columns of the file. */
  ignoredColumns: z.array(z.string()),
  dryRun: z.boolean(),
});
export type ImportReport = z.infer<typeof ImportReport>;

const CaseParams = z.object({ id: Id });
const Deleted = ok(z.object({ deleted: z.number() }));
const read = { allow: everyone, limit: "api", noun: "test case" } as const;
const change = { allow: writers, limit: "api", noun: "test case" } as const;

export const testCases = {
  list: route({
    ...read,
    method: "GET",
    path: "/api/test-cases",
    summary: "A project's test cases, newest first",
    query: CaseFilter,
    reply: page(TestCase),
  }),
  suites: route({
    ...read,
    method: "GET",
    path: "/api/test-cases/suites",
    summary: "A project's suites with their number of cases",
    query: z.object(ofProject),
    reply: ok(z.array(z.object({ suite: z.string(), cases: z.number(), automated: z.number() }))),
  }),
  export: route({
    ...read,
    method: "GET",
    path: "/api/test-cases/export",
    summary: "A project's test cases as a file, in the order of creation",
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
    summary: "Delete every case of a suite",
    unknownFields: "warn",
    body: z.object({ suite: SuiteName.min(1), projectId: Id }),
    reply: Deleted,
  }),
  get: route({
    ...read,
    method: "GET",
    path: "/api/test-cases/:id",
    summary: "One test case",
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
      steps: z.array(CaseStep).max(200).optional(),
      priority: CasePriority.optional(),
      type: CaseType.optional(),
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
  results: route({
    ...read,
    method: "GET",
    path: "/api/test-cases/:id/results",
    summary: "Results of automated tests with this case's title or id, newest first",
    params: CaseParams,
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(25) }),
    reply: ok(z.array(CaseResult)),
  }),
};
