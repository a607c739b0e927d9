import { z } from "zod";
import { Printable } from "../text.ts";
import { Id, Moment, Timestamp } from "../ids.ts";

/** `auto`: by the test's history. `manual`: by a person. One pass ends both. */
export const QuarantineSource = z.enum(["auto", "manual"]);
export type QuarantineSource = z.infer<typeof QuarantineSource>;

export const QuarantineEventKind = z.enum(["quarantined", "changed", "healed", "released", "expired"]);
export type QuarantineEventKind = z.infer<typeof QuarantineEventKind>;

const Who = z.object({ id: z.string().nullable(), name: z.string() });

/** A test whose failures do not fail the gate. */
export const QuarantinedTest = z.object({
  /** The test's id: a test is quarantined once or not at all. */
  id: z.string(),
  testId: z.string(),
  testKey: z.string(),
  projectId: z.string(),
  name: z.string(),
  suite: z.array(z.string()),
  filePath: z.string().nullable(),
  variant: z.string().nullable(),
  source: QuarantineSource,
  reason: z.string(),
  owner: z.string().nullable(),
  /** The group whose runs it failed in, and the run that caused the quarantine; `null` for a manual one. */
  groupName: z.string().nullable(),
  executionId: z.string().nullable(),
  quarantinedBy: Who.nullable(),
  quarantinedAt: Timestamp,
  /** When it ends at the latest. `null`: it ends when the test passes or a person ends it. */
  expiresAt: Timestamp.nullable(),
  /** Until then a pass does not end it; then it ends. `null`: one pass ends it. */
  keepUntil: Timestamp.nullable(),
});
export type QuarantinedTest = z.infer<typeof QuarantinedTest>;

export const QuarantineEvent = QuarantinedTest.pick({
  testId: true,
  testKey: true,
  projectId: true,
  name: true,
  source: true,
  reason: true,
  groupName: true,
  executionId: true,
}).extend({
  id: z.string(),
  event: QuarantineEventKind,
  /** `null`: Gantry itself. */
  by: Who.nullable(),
  at: Timestamp,
});
export type QuarantineEvent = z.infer<typeof QuarantineEvent>;

/** The fields of a quarantine that a person sets. */
export const QuarantineNote = z.object({
  reason: Printable(500).optional(),
  /** The person or team responsible: a name, an email, a team. */
  owner: Printable(200).nullish(),
  /** It ends at this time, unless the test has passed before; `null` removes the limit. */
  expiresAt: Moment.nullish(),
  /** Manual quarantine only: lasts until this time even if the test passes, and then ends. `null`: one pass ends it. */
  keepUntil: Moment.nullish(),
});
export type QuarantineNote = z.infer<typeof QuarantineNote>;

/** A test is identified by its `testId`, or by its project and its `testKey`. */
export const QuarantineRequest = QuarantineNote.extend({
  testId: Id.optional(),
  projectId: Id.optional(),
  testKey: z
    .string()
    .regex(/^[0-9a-f]{32}$/, "must be a `testKey` as a run's tests show it: 32 hexadecimal characters")
    .optional(),
}).refine((body) => body.testId !== undefined || (body.projectId !== undefined && body.testKey !== undefined), {
  message: "is required, or `projectId` and `testKey` instead",
  path: ["testId"],
});
export type QuarantineRequest = z.infer<typeof QuarantineRequest>;
