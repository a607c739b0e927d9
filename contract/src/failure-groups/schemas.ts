import { z } from "zod";
import { FailureCategory, Fingerprint } from "../analysis/schemas.ts";
import { Id, Timestamp } from "../ids.ts";
import { TrackedIssue } from "../issues/schemas.ts";
import { PageQuery } from "../pagination/schemas.ts";
import { Line, Name, Text, commaList } from "../text.ts";
import { failureSorts, failureStates, maxFailuresAtOnce } from "./constants.ts";

export const FailureState = z.enum(failureStates);

/** A member of the organization, or a team by its name. */
export const FailureOwner = z.object({
  /** `null`: a team. */
  userId: z.string().nullable(),
  /** The name of the member or of the team. */
  name: z.string(),
});
export type FailureOwner = z.infer<typeof FailureOwner>;

/** A run in which a failure occurred. */
export const FailureRun = z.object({
  taskId: z.string(),
  number: z.number(),
  branch: z.string().nullable(),
  commitSha: z.string().nullable(),
  at: Timestamp,
});
export type FailureRun = z.infer<typeof FailureRun>;

/** The same failure of a project in all its tests and runs. Counts, branches and trend are those of the requested days. */
export const FailureGroup = z.object({
  id: z.string(),
  projectId: z.string(),
  fingerprint: z.string(),
  state: FailureState,
  /** `null`: it has been new since it was first seen. */
  stateChangedAt: Timestamp.nullable(),
  owner: FailureOwner.nullable(),
  /** Of the latest occurrence. */
  category: FailureCategory,
  /** The category is a guess, or not certain. `false` for failures of releases that did not record it. */
  isGuess: z.boolean(),
  /** The first line of the message or, if that is the same for every assertion, the expected and the received value. Empty without a message. */
  title: z.string(),
  /** The message of the latest occurrence; the test's name if it had none. */
  message: z.string(),
  /** The test of the latest occurrence; `null`: the run failed without a failed test. */
  test: z
    .object({ name: z.string(), suite: z.array(z.string()), filePath: z.string().nullable(), variant: z.string().nullable() })
    .nullable(),
  occurrences: z.number(),
  executions: z.number(),
  tests: z.number(),
  /** At any time, not only in the requested days. */
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
  lastRun: FailureRun,
  /** The branches with the most occurrences, at most 5. */
  branches: z.array(z.string()),
  branchCount: z.number(),
  /** Occurrences of each of the requested days in UTC, the oldest first; at most the last 30 days. */
  trend: z.array(z.number()),
  /** The issues that were created for it. */
  issues: z.array(TrackedIssue.pick({ provider: true, key: true, url: true })),
});
export type FailureGroup = z.infer<typeof FailureGroup>;

/** A change of a failure's state or owner. */
export const FailureChange = z.object({
  id: z.string(),
  at: Timestamp,
  what: z.enum(["state", "owner"]),
  /** The state, or the owner's name; `null`: no owner. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** `null`: Gantry itself. */
  by: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  /** The run in which a resolved failure occurred again. */
  taskId: z.string().nullable(),
});
export type FailureChange = z.infer<typeof FailureChange>;

/** A failure with its history. */
export const FailureGroupDetail = FailureGroup.extend({
  /** The whole message of the latest occurrence, as the suite printed it; at most 20,000 characters. */
  fullMessage: z.string(),
  /** Where it was first seen; `null`: that run was deleted. */
  firstRun: FailureRun.nullable(),
  /** The latest 50, newest first. */
  changes: z.array(FailureChange),
});
export type FailureGroupDetail = z.infer<typeof FailureGroupDetail>;

/** One occurrence: a test of a run, or without a test the run itself. */
export const GroupOccurrence = z.object({
  run: FailureRun,
  groupName: z.string().nullable(),
  testId: z.string().nullable(),
  testName: z.string().nullable(),
  suite: z.array(z.string()).nullable(),
  /** The browser, the parameters, or the values of a matrix; `null` also without a test. */
  variant: z.string().nullable(),
});
export type GroupOccurrence = z.infer<typeof GroupOccurrence>;

const Days = z.coerce.number().int().min(1).max(365).default(30);
const Branch = Line(300).optional();

/** Filters of the list of failures. */
export const FailureFilter = PageQuery.extend({
  project: Id.optional(),
  projectId: Id.optional(),
  /** Several with commas. */
  state: commaList(FailureState).optional(),
  /** A member's id, `me`, `none`, or `team:` and the name of a team. */
  owner: Line(200)
    .regex(/^(?:me|none|[0-9a-fA-F]{24}|team:.*)$/, "must be a member's ID, `me`, `none` or `team:<name>`")
    .optional(),
  branch: Branch,
  category: FailureCategory.optional(),
  fingerprint: Fingerprint.optional(),
  /** Searches the messages, and the names, suites and files of the tests. */
  search: Line(200).optional(),
  /** Only failures that occurred in that many last days. */
  days: Days,
  sort: z.enum(failureSorts).default("lastSeen"),
  order: z.enum(["asc", "desc"]).default("desc"),
});
export type FailureFilter = z.infer<typeof FailureFilter>;

export const FailureOwnersQuery = z.object({ project: Id.optional(), projectId: Id.optional() });
export type FailureOwnersQuery = z.infer<typeof FailureOwnersQuery>;

export const FailurePeriod = z.object({ days: Days });

export const OccurrenceFilter = PageQuery.extend({ days: Days, branch: Branch });
export type OccurrenceFilter = z.infer<typeof OccurrenceFilter>;

/** A change of up to 100 failures. Unknown ids are ignored. */
export const ChangeFailures = z
  .object({
    ids: z.array(Id).min(1).max(maxFailuresAtOnce),
    state: FailureState.exclude(["regressed"]).optional(),
    /** A member's id; `null` removes the owner. */
    ownerId: Id.nullish(),
    /** Instead of a member: the name of a team. */
    ownerTeam: Name(100).min(1).optional(),
  })
  .refine((body) => body.state !== undefined || body.ownerId !== undefined || body.ownerTeam !== undefined, {
    message: "is required, or `ownerId` or `ownerTeam`",
    path: ["state"],
  })
  .refine((body) => !body.ownerId || body.ownerTeam === undefined, {
    message: "cannot be set together with `ownerId`",
    path: ["ownerTeam"],
  });
export type ChangeFailures = z.infer<typeof ChangeFailures>;

/** The owners of new failures of a project. */
export const OwnerRules = z.object({
  /**
   * Lines of a CODEOWNERS file: a pattern of files as in `.gitignore`, then a member's email or the name of a team. The last line that matches
   * the file of the failed test decides; one without an owner means no one.
   */
  rules: z.string(),
  /** Lines that are not used, and why. */
  problems: z.array(z.object({ line: z.number(), message: z.string() })),
});
export type OwnerRules = z.infer<typeof OwnerRules>;

export const SetOwnerRules = z.object({ rules: Text(20_000) });
