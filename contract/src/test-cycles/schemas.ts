import { z } from "zod";
import { CiContext } from "../executions/schemas.ts";
import { Timestamp, Id } from "../ids.ts";
import { issueProviders } from "../integrations/constants.ts";
import { PageQuery } from "../pagination/schemas.ts";
import { caseTypes } from "../test-cases/constants.ts";
import { Base64, Line, Name, Text, commaList } from "../text.ts";
import { cycleStatuses, itemStatuses, maxConfigurations, maxCycleItems, maxScreenshotBytes, screenshotTypes } from "./constants.ts";

export const CycleStatus = z.enum(cycleStatuses);
export type CycleStatus = z.infer<typeof CycleStatus>;
export const ItemStatus = z.enum(itemStatuses);
export type ItemStatus = z.infer<typeof ItemStatus>;

export const CycleStep = z.object({
  action: z.string(),
  expectedResult: z.string(),
  status: z.enum(["PENDING", "PASSED", "FAILED", "SKIPPED"]),
  comment: z.string(),
});
export type CycleStep = z.infer<typeof CycleStep>;

/** A picture that a tester attached to an item. */
export const Screenshot = z.object({
  id: z.string(),
  /** The step that it shows, from 0; `null`: the case as a whole. */
  step: z.number().nullable(),
  name: z.string(),
  contentType: z.enum(screenshotTypes),
  sizeBytes: z.number(),
  createdBy: z.object({ id: z.string().nullable(), name: z.string() }),
  createdAt: Timestamp,
});
export type Screenshot = z.infer<typeof Screenshot>;

/** An issue that was created for an item. */
export const CycleIssue = z.object({
  provider: z.enum(issueProviders),
  /** The tracker's key: `SHOP-12`, on GitHub and GitLab `#12`. */
  key: z.string(),
  url: z.string(),
  /** The failed step, from 0; `null`: the case as a whole. */
  step: z.number().nullable(),
  createdBy: z.object({ id: z.string().nullable(), name: z.string() }),
  createdAt: Timestamp,
});
export type CycleIssue = z.infer<typeof CycleIssue>;

export const CycleItem = z.object({
  id: z.string(),
  testCaseId: z.string().nullable(),
  /** `12` of `TC-12`; `null` if the case was deleted. */
  testCaseNumber: z.number().nullable(),
  type: z.enum(caseTypes),
  title: z.string(),
  suite: z.string(),
  /** What the case said when the cycle was created, like the title and the steps. */
  description: z.string(),
  preconditions: z.string(),
  testData: z.string(),
  /** The values of custom fields when the cycle was created. */
  customFields: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.number()]) })),
  status: ItemStatus,
  steps: z.array(CycleStep),
  /** The run that decides an automated item: after a re-run the newest attempt. */
  executionId: z.string().nullable(),
  /** Earlier attempts, oldest first. */
  earlierExecutionIds: z.array(z.string()),
  comment: z.string(),
  /** Oldest first. */
  screenshots: z.array(Screenshot),
  /** Oldest first. */
  issues: z.array(CycleIssue),
  /** The person who entered the result. */
  resultBy: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  updatedAt: Timestamp,
});
export type CycleItem = z.infer<typeof CycleItem>;

/** `pending` counts items without a result, including running ones. */
export const CycleSummary = z.object({
  total: z.number(),
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  pending: z.number(),
});
export type CycleSummary = z.infer<typeof CycleSummary>;

export const TestCycle = z.object({
  id: z.string(),
  organizationId: z.string(),
  projectId: z.string(),
  name: z.string(),
  status: CycleStatus,
  source: z.enum(["manual", "ci"]),
  ciContext: CiContext.nullable(),
  /** The member who carries the cycle out. */
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The last day of the work: `2026-03-31`. */
  dueOn: z.string().nullable(),
  /** What is tested: a browser, a device, an environment. */
  configuration: z.string(),
  /** Cycles with the same id were started together, one for each configuration. */
  groupId: z.string().nullable(),
  items: z.array(CycleItem),
  summary: CycleSummary,
  createdBy: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  completedAt: Timestamp.nullable(),
});
export type TestCycle = z.infer<typeof TestCycle>;

/** Without the items. */
export const TestCycleRow = TestCycle.omit({ items: true });
export type TestCycleRow = z.infer<typeof TestCycleRow>;

export const CycleFilter = PageQuery.extend({
  project: Id.optional(),
  projectId: Id.optional(),
  status: commaList(z.string().toUpperCase().pipe(CycleStatus)).optional(),
  source: z.enum(["manual", "ci"]).optional(),
  /** Only the cycles that were started together. */
  group: Id.optional(),
  search: z.string().trim().max(200).optional(),
  /** `false` leaves the items out. */
  items: z.stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive" }).default(true),
});
export type CycleFilter = z.infer<typeof CycleFilter>;

/** Who carries a cycle out, until when and on what; `null` clears a field. */
export const CyclePlan = z.object({
  /** A member of the organization. */
  assigneeId: Id.nullish(),
  /** The last day of the work: `2026-03-31`. */
  dueOn: z.iso.date().nullish(),
  /** A browser, a device, an environment. */
  configuration: Line(200).optional(),
});
export type CyclePlan = z.infer<typeof CyclePlan>;

export const CreateCycle = CyclePlan.extend({
  projectId: Id,
  name: Name(200).min(1),
  /** The cases, in this order; the whole project's if neither this nor `suite` is given. */
  testCaseIds: z.array(Id).min(1).max(maxCycleItems).optional(),
  /** Every case of this suite. */
  suite: Line(200).optional(),
});
export type CreateCycle = z.infer<typeof CreateCycle>;

/** The same cases once for each configuration. */
export const CreateCycles = CreateCycle.omit({ configuration: true }).extend({
  /** Browsers, devices, environments. */
  configurations: z
    .array(Line(200).min(1))
    .min(1)
    .max(maxConfigurations)
    .refine((names) => new Set(names.map((name) => name.toLowerCase())).size === names.length, "must not name a configuration twice"),
});
export type CreateCycles = z.infer<typeof CreateCycles>;

/** Missing fields are unchanged; `COMPLETED` closes the cycle. */
export const ChangeCycle = CyclePlan.extend({ name: Name(200).min(1).optional(), status: z.literal("COMPLETED").optional() });
export type ChangeCycle = z.infer<typeof ChangeCycle>;

export const AddScreenshot = z.object({
  /** The file's name, for people. */
  name: Name(200).min(1).default("screenshot"),
  /** The step that it shows, from 0; default: the case as a whole. */
  step: z.number().int().min(0).max(199).optional(),
  /** A PNG, JPEG, GIF or WebP image of at most 5 MiB, in base64. */
  content: Base64(maxScreenshotBytes),
});
export type AddScreenshot = z.infer<typeof AddScreenshot>;

/** Missing fields are unchanged. Step results also set the item: one failed step fails it; when all steps passed, it passes. */
export const ChangeItem = z.object({
  status: z.string().trim().toUpperCase().pipe(ItemStatus).optional(),
  comment: Text(10_000).optional(),
  steps: z
    .array(
      z.object({
        status: z
          .string()
          .trim()
          .toUpperCase()
          .pipe(z.enum(["PENDING", "PASSED", "FAILED", "SKIPPED"]))
          .optional(),
        comment: Text(10_000).optional(),
      }),
    )
    .max(200)
    .optional(),
});
export type ChangeItem = z.infer<typeof ChangeItem>;
