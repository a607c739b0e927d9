import { z } from "zod";
import { ExecutionStatus } from "../executions/schemas.ts";
import { Timestamp, Id } from "../ids.ts";
import { PageQuery } from "../pagination/schemas.ts";
import { TestStatus } from "../results/schemas.ts";
import { Base64, DisplayName, Line, Name, Text, commaList } from "../text.ts";
import {
  attachmentTypes,
  casePriorities,
  caseTypes,
  caseFieldTypes,
  caseFileFormats,
  coverageStates,
  maxDataTableLength,
  maxFieldNameLength,
  maxFieldTextLength,
  maxAttachmentBytes,
  maxCaseFields,
  maxFieldChoices,
} from "./constants.ts";
import { tableProblem } from "./data-table.ts";
import { conditionsProblem, parseConditions } from "./field-conditions.ts";

export const CasePriority = z.string().trim().toUpperCase().pipe(z.enum(casePriorities));
export type CasePriority = z.infer<typeof CasePriority>;

export const CaseType = z.string().trim().toUpperCase().pipe(z.enum(caseTypes));
export type CaseType = z.infer<typeof CaseType>;

export const CaseStep = z.object({ action: Text(5000), expectedResult: Text(5000).default("") });
export type CaseStep = z.infer<typeof CaseStep>;

export const CaseTitle = Name(300).min(1);
export const SuiteName = Name(200);

const words = (max: number) => z.array(Line(100).min(1)).max(max);

/** A cycle carries a case out once for each row. */
export const DataTable = z
  .object({ columns: z.array(Line(100)), rows: z.array(z.array(Line(2000))) })
  .refine(
    (table) => JSON.stringify(table).length <= maxDataTableLength,
    `must have at most ${maxDataTableLength.toLocaleString("en")} characters`,
  )
  .superRefine((table, ctx) => {
    const problem = tableProblem(table);
    if (problem) ctx.addIssue(`is not a valid table. ${problem}`);
  });
export type DataTable = z.infer<typeof DataTable>;

export const FieldValue = z.union([Line(maxFieldTextLength), z.number(), z.null()]);

/** Values of custom fields, by the field's id or name; `null` or an empty text removes a value. */
export const CustomFields = z
  .record(Line(maxFieldNameLength), FieldValue)
  .refine((values) => Object.keys(values).length <= maxCaseFields, `must have at most ${maxCaseFields} fields`);
export type CustomFields = z.infer<typeof CustomFields>;

/** The fields of a test case that a person edits. */
export const CaseContent = z.object({
  title: CaseTitle,
  description: Text(20_000).default(""),
  /** A path like `Shop / Checkout`; empty for none. */
  suite: SuiteName.default(""),
  preconditions: Text(20_000).default(""),
  /** Values that the steps use: accounts, amounts, files. */
  testData: Text(20_000).default(""),
  /** Values with which the case is executed, row by row. */
  dataTable: DataTable.nullable().default(null),
  steps: z.array(CaseStep).max(200).default([]),
  priority: CasePriority.default("MEDIUM"),
  type: CaseType.default("MANUAL"),
  tags: words(20).default([]),
  /** The person or team responsible for it. */
  owner: Line(200).default(""),
  /** The requirements that it covers: ids or links. */
  requirements: words(50).default([]),
  /** By the field's id or name. */
  customFields: CustomFields.default({}),
  /** The source of a generated case: the document and the paragraph. */
  source: z.record(Text(60), z.union([Text(2000), z.number(), z.boolean(), z.null()])).nullish(),
});
export type CaseContent = z.infer<typeof CaseContent>;

/** A result of an automated test of the case: a linked one, or one with the case's title, number or id in its name. */
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

/**
 * The latest verdict of a case, by an automated test or in a cycle. A skipped one counts only if the other kind has none. Of a case with several rows of data,
 * the worst result in a cycle counts.
 */
export const CaseVerdict = z.object({
  status: z.enum(["passed", "failed", "skipped"]),
  at: Timestamp,
  /** The run whose automated test gave it; `null`: it was recorded in a cycle. */
  executionId: z.string().nullable(),
  /** The cycle that it was recorded in; `null`: an automated test gave it. */
  cycle: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type CaseVerdict = z.infer<typeof CaseVerdict>;

/** A change of a test case. */
export const CaseChange = z.object({
  id: z.string(),
  at: Timestamp,
  by: z.object({ id: z.string().nullable(), name: z.string() }),
  /** The changed fields. Lists and steps are written as text; texts are cut to 2,000 characters. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type CaseChange = z.infer<typeof CaseChange>;

/** A requirement, and the cases that cover it. */
export const Coverage = z.object({
  requirement: z.string(),
  /** By the latest verdicts of the cases. `failing`: one failed. `passing`: every case passed. `untested`: none did. `partial`: some did. */
  state: z.enum(coverageStates),
  caseCount: z.number(),
  /** The first 100 by number. With more, the requirement is never `passing`. */
  cases: z.array(
    z.object({
      id: z.string(),
      number: z.number(),
      title: z.string(),
      type: z.enum(caseTypes),
      /** The status of its latest verdict, as in `lastVerdict` of the case; `null`: it was never tested. */
      result: z.enum(["passed", "failed", "skipped"]).nullable(),
      /** The newest result of an automated test. */
      automated: z.object({ status: TestStatus, executionId: z.string(), at: Timestamp }).nullable(),
      /** The newest result that a person recorded in a cycle. */
      manual: z.object({ status: z.enum(["PASSED", "FAILED", "SKIPPED"]), cycleId: z.string(), at: Timestamp }).nullable(),
    }),
  ),
});
export type Coverage = z.infer<typeof Coverage>;

export const TestCase = z.object({
  id: z.string(),
  /** Its number in its project, from 1: people call it `TC-12`, and a test with `TC-12` in its name reports its results to it. */
  number: z.number(),
  organizationId: z.string(),
  projectId: z.string(),
  title: z.string(),
  description: z.string(),
  suite: z.string(),
  preconditions: z.string(),
  /** Values that the steps use: accounts, amounts, files. */
  testData: z.string(),
  /** Values with which the case is executed, row by row. */
  dataTable: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
  steps: z.array(z.object({ action: z.string(), expectedResult: z.string() })),
  priority: z.enum(casePriorities),
  type: z.enum(caseTypes),
  tags: z.array(z.string()),
  owner: z.string(),
  requirements: z.array(z.string()),
  /** The values of the project's custom fields by the field's id; fields without a value are left out. */
  customFields: z.record(z.string(), z.union([z.string(), z.number()])),
  source: z.record(z.string(), z.unknown()).nullable(),
  /** The newest result of an automated test. */
  lastResult: CaseResult.nullable(),
  lastVerdict: CaseVerdict.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type TestCase = z.infer<typeof TestCase>;

/** Who linked a test to a case, and when; `null`: the test's name names the case. */
const Link = z.object({ by: z.object({ id: z.string().nullable(), name: z.string() }), at: Timestamp }).nullable();

/** An automated test that reports its results to a case. */
export const LinkedTest = z.object({
  testId: z.string(),
  testKey: z.string(),
  name: z.string(),
  suite: z.array(z.string()),
  filePath: z.string().nullable(),
  variant: z.string().nullable(),
  lastStatus: TestStatus.nullable(),
  lastRunAt: Timestamp.nullable(),
  link: Link,
});
export type LinkedTest = z.infer<typeof LinkedTest>;

/** A case that gets the results of an automated test. */
export const LinkedCase = z.object({
  id: z.string(),
  number: z.number(),
  title: z.string(),
  suite: z.string(),
  type: z.enum(caseTypes),
  link: Link,
});
export type LinkedCase = z.infer<typeof LinkedCase>;

/** A file that belongs to a case. */
export const CaseAttachment = z.object({
  id: z.string(),
  name: z.string(),
  /** Detected from the file's content, not its name. */
  contentType: z.enum(attachmentTypes),
  sizeBytes: z.number(),
  createdBy: z.object({ id: z.string().nullable(), name: z.string() }),
  createdAt: Timestamp,
});
export type CaseAttachment = z.infer<typeof CaseAttachment>;

export const AddAttachment = z.object({
  /** The file's name. */
  name: DisplayName(1, 200),
  /** A file of at most 10 MiB, in base64. */
  content: Base64(maxAttachmentBytes),
});
export type AddAttachment = z.infer<typeof AddAttachment>;

/** A field that the admins of a project added to its cases. */
export const CaseField = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(caseFieldTypes),
  /** Of the type `choice`; empty for the others. */
  choices: z.array(
    z.object({
      name: z.string(),
      /** How many cases have this value. */
      cases: z.number(),
    }),
  ),
  /** How many cases have a value. */
  cases: z.number(),
});
export type CaseField = z.infer<typeof CaseField>;

const FieldName = DisplayName(1, maxFieldNameLength)
  // An object in JavaScript cannot have a value by this name.
  .refine((name) => name !== "__proto__", "must not be __proto__");
const Choice = Name(100).min(1);
const Choices = z
  .array(Choice)
  .max(maxFieldChoices)
  .refine((names) => new Set(names.map((name) => name.toLowerCase())).size === names.length, "must not contain a choice twice");

export const CreateCaseField = z.object({
  name: FieldName,
  type: z.enum(caseFieldTypes),
  /** Of the type `choice`. */
  choices: Choices.default([]),
});
export type CreateCaseField = z.infer<typeof CreateCaseField>;

/** Missing fields are unchanged. */
export const ChangeCaseField = z.object({
  name: FieldName.optional(),
  /** All choices, in their order. Cases lose the value of a choice that is left out. */
  choices: Choices.optional(),
  /** Choices of `choices` that replace one of the choices before: cases with the old value get the new one. */
  renamedChoices: z
    .array(z.object({ from: Choice, to: Choice }))
    .max(maxFieldChoices)
    .optional(),
  /** Its place among the project's fields, from 0. */
  position: z
    .number()
    .int()
    .min(0)
    .max(maxCaseFields - 1)
    .optional(),
});
export type ChangeCaseField = z.infer<typeof ChangeCaseField>;

/** Empty counts as missing: the error is `projectId required`. */
const ProjectChoice = z.preprocess((given) => (given === "" ? undefined : given), Id.optional());
export const ofProject = { project: ProjectChoice, projectId: ProjectChoice };

export const CaseFilter = PageQuery.extend({
  ...ofProject,
  /** Words of title, suite, tags or owner, or parts of them; `TC-12` finds the case with this number. */
  search: z.string().trim().max(200).optional(),
  suite: SuiteName.optional(),
  tag: Line(100).optional(),
  requirement: Line(100).optional(),
  type: commaList(CaseType).optional(),
  priority: commaList(CasePriority).optional(),
  /**
   * Conditions on custom fields, separated by commas: `<id>:<value>`. Texts must contain the value, numbers and dates may be ranges (`10..20`, `..2026-12-31`), and an
   * empty value finds cases without one. Write commas in a value as `%2C`. Several conditions on one field are alternatives.
   */
  fields: z
    .string()
    .max(4000)
    .superRefine((text, ctx) => {
      const problem = conditionsProblem(text);
      if (problem) ctx.addIssue(problem);
    })
    .transform(parseConditions)
    .optional(),
});
export type CaseFilter = z.infer<typeof CaseFilter>;

export const CaseFileFormat = z.enum(caseFileFormats);
export type CaseFileFormat = z.infer<typeof CaseFileFormat>;
export const maxFileLength = 4 * 1024 * 1024;

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
