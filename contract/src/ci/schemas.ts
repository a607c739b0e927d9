import { z } from "zod";
import { CiContext, Execution, ExecutionStatus, mergeConfig, PipelineContext, projectRunFields, Verdict } from "../executions/schemas.ts";
import { Id } from "../ids.ts";
import { providerIds } from "../integrations/constants.ts";
import { QuarantinedTest } from "../quarantine/schemas.ts";
import { gateStatuses } from "./constants.ts";

/** Body of `POST /api/ci/trigger`. */
export const CiTrigger = z.object({ ...projectRunFields, ciContext: PipelineContext.optional() }).transform(mergeConfig);
export type CiTrigger = z.infer<typeof CiTrigger>;

/** Where the result is reported as a commit status. Absent when the organization has linked no source host. */
export const SourceHostAnswer = z.object({
  provider: z.enum(providerIds).nullable(),
  /** Why no commit status is set, for a person. */
  reason: z.string().nullable(),
});
export type SourceHostAnswer = z.infer<typeof SourceHostAnswer>;
export const GateStatus = z.enum(gateStatuses);
export type GateStatus = z.infer<typeof GateStatus>;

/** A test that failed in the newest attempt that ran it. */
export const GateTest = z.object({
  executionId: z.string(),
  testKey: z.string(),
  name: z.string(),
  suite: z.array(z.string()),
  filePath: z.string().nullable(),
  /** The browser, the parameters, or the values of a matrix. */
  variant: z.string().nullable(),
  message: z.string().nullable(),
});
export type GateTest = z.infer<typeof GateTest>;

export const GateQuestion = z.object({
  /** Any text. A value that is not an id answers 404. */
  taskId: z.string().max(200).optional(),
  cycleId: z.string().max(200).optional(),
  /** All runs of a matrix run. */
  matrixRunId: z.string().max(200).optional(),
  repository: CiContext.shape.repository,
  prNumber: CiContext.shape.prNumber,
  commitSha: CiContext.shape.commitSha,
  /** Limits `repository` to one project. */
  projectId: Id.optional(),
});
export type GateQuestion = z.infer<typeof GateQuestion>;

export const GateAnswer = z.object({
  status: GateStatus,
  /** One sentence for a person. */
  reason: z.string(),
  executions: z.array(
    Execution.pick({ id: true, taskId: true, folder: true, image: true, tests: true, error: true, rerunOf: true, ciContext: true }).extend({
      status: ExecutionStatus,
      verdict: Verdict.nullable(),
    }),
  ),
  /** Failures that count. */
  failedTests: z.array(GateTest),
  /** Failures that were ignored because the test is quarantined. */
  quarantinedTests: z.array(GateTest.extend({ keepUntil: QuarantinedTest.shape.keepUntil })),
  cycleId: z.string().nullable(),
  reportUrl: z.string().nullable(),
  sourceHost: SourceHostAnswer.optional(),
});
export type GateAnswer = z.infer<typeof GateAnswer>;
