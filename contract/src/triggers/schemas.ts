import { z } from "zod";
import { RepositoryOfHost, Source } from "../executions/schemas.ts";
import { Timestamp } from "../ids.ts";
import { checkNewRun, checkParts, ScheduledRun } from "../schedules/schemas.ts";
import { Name } from "../text.ts";
import { deliveryOutcomes, forkRules, gitHosts, maxPatternLength, maxPatterns, triggerEvents } from "./constants.ts";

export const GitHost = z.enum(gitHosts);
export const TriggerEvent = z.enum(triggerEvents);
export const ForkRule = z.enum(forkRules);
export const DeliveryOutcome = z.enum(deliveryOutcomes);

/** `*` stands for any characters but slashes, `**` between slashes for any folders, `?` for one character. All other characters match literally. */
export const Pattern = Name(maxPatternLength)
  .min(1)
  .transform((pattern) => pattern.replace(/^(?:\.?\/)+/, ""))
  .refine((pattern) => pattern !== "", "must name a branch or a path, such as main or src/**")
  .refine((pattern) => !pattern.startsWith("!"), "must not begin with !: put the pattern into the list `exclude`");

const Patterns = z
  .array(Pattern)
  .max(maxPatterns, `must contain at most ${maxPatterns} patterns`)
  .transform((patterns) => [...new Set(patterns)]);

/** What matches a pattern of `include` and none of `exclude`. An empty `include` matches everything. */
export const PatternFilter = z.object({ include: Patterns.default([]), exclude: Patterns.default([]) });
export type PatternFilter = z.infer<typeof PatternFilter>;

/** What a trigger starts. Missing fields are taken from the project's settings when the run starts. */
export const TriggeredRun = z
  .object({
    ...ScheduledRun.shape,
    /** The suite is in the trigger's repository, at the event's commit; `null`: the image has the suite. With a source, `command` is required. */
    source: Source.pick({ path: true, tokenVariable: true }).nullable().default({}),
  })
  .superRefine(checkParts);
export type TriggeredRun = z.infer<typeof TriggeredRun>;

const NewRun = TriggeredRun.superRefine(checkNewRun);

/** What a delivery of the Git host led to. */
export const DeliveryResult = z.object({
  outcome: DeliveryOutcome,
  /** One sentence, or a few, for a person. */
  reason: z.string(),
  /** With a matrix or shards: the first of the runs. */
  executionId: z.string().nullable(),
  /** The matrix run that the run belongs to. */
  matrixRunId: z.string().nullable(),
});
export type DeliveryResult = z.infer<typeof DeliveryResult>;

/** Starts runs when the Git host reports a push or a pull request. */
export const RunTrigger = z.object({
  id: z.string(),
  organizationId: z.string(),
  projectId: z.string(),
  name: z.string(),
  host: GitHost,
  repository: z.string(),
  events: z.array(TriggerEvent),
  /** Of a push, the branch; of a pull request, the branch that it is to be merged into. */
  branches: PatternFilter,
  /** A push starts a run if one of its changed files passes. Not applied if the payload lacks the list of changed files, as it does for pull requests. */
  paths: PatternFilter,
  forks: ForkRule,
  run: TriggeredRun,
  paused: z.boolean(),
  /** The address for the webhook's settings at the Git host. */
  webhookUrl: z.string(),
  /** What the newest delivery led to. */
  last: DeliveryResult.extend({ at: Timestamp }).nullable(),
  /** When a delivery last had a wrong secret or signature; within a minute. */
  rejectedAt: Timestamp.nullable(),
  createdBy: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type RunTrigger = z.infer<typeof RunTrigger>;

export const CreatedRunTrigger = RunTrigger.extend({
  /** The secret for the webhook's settings at the Git host. It cannot be read again. */
  secret: z.string(),
});
export type CreatedRunTrigger = z.infer<typeof CreatedRunTrigger>;

const Events = z
  .array(TriggerEvent)
  .min(1, "must name push, pull_request or both")
  .transform((events) => [...new Set(events)].sort().reverse());

export const CreateRunTrigger = z.object({
  name: Name(100).min(1),
  host: GitHost,
  /** The `https` address of the repository. Deliveries about other repositories are ignored. */
  repository: RepositoryOfHost,
  events: Events,
  branches: PatternFilter.prefault({}),
  paths: PatternFilter.prefault({}),
  forks: ForkRule.default("ignore"),
  run: NewRun,
  paused: z.boolean().default(false),
});
export type CreateRunTrigger = z.infer<typeof CreateRunTrigger>;

export const ChangeRunTrigger = z.object({
  name: Name(100).min(1).optional(),
  repository: RepositoryOfHost.optional(),
  events: Events.optional(),
  /** Replaces the stored value, like the following lists. */
  branches: PatternFilter.optional(),
  paths: PatternFilter.optional(),
  forks: ForkRule.optional(),
  run: NewRun.optional(),
  paused: z.boolean().optional(),
});
export type ChangeRunTrigger = z.infer<typeof ChangeRunTrigger>;

/** A delivery of the Git host with a valid secret or signature. */
export const TriggerDelivery = DeliveryResult.extend({
  id: z.string(),
  /** The host's own id of it. */
  deliveryId: z.string(),
  /** The host's name of the event, such as `push`. */
  event: z.string(),
  branch: z.string().nullable(),
  commitSha: z.string().nullable(),
  prNumber: z.number().nullable(),
  /** How often it came again after it had started a run. */
  repeats: z.number(),
  receivedAt: Timestamp,
});
export type TriggerDelivery = z.infer<typeof TriggerDelivery>;
