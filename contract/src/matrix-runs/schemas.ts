import { z } from "zod";
import {
  CiContext,
  Command,
  Environment,
  EnvVars,
  Execution,
  RequestedFolder,
  HttpUrl,
  ImageReference,
  ListedTest,
  mergeConfig,
  PipelineContext,
  RequiredLabels,
  RunConfig,
  RunTestFilter,
  ShardOfRun,
  Trigger,
  VariableName,
} from "../executions/schemas.ts";
import { Combination } from "../combination.ts";
import { reservedVariables } from "../executions/constants.ts";
import { Id, Timestamp } from "../ids.ts";
import { PageQuery } from "../pagination/schemas.ts";
import { TestCounts } from "../results/schemas.ts";
import { Name } from "../text.ts";
import { checkEnvironments } from "./check-environments.ts";
import { checkShards } from "./check-shards.ts";
import { matrixRunStatuses, maxAxes, maxCombinations } from "./constants.ts";
import { checkValueVariables, setByGantry } from "./check-value-variables.ts";
import { combinationsOf, expandMatrix } from "./expand.ts";
import { Shards, Split } from "./shards-schema.ts";

const ValueName = z.union([Name(100).min(1), z.number()]).transform(String);

/** A value of an axis. A text alone is the value. */
export const AxisValue = z.union([
  ValueName.transform((value) => ({ value })),
  z.object({
    /** Its name: in the names of its runs, and in the variants of their tests. Keep it when the image changes, so that the tests keep their history. */
    value: ValueName,
    image: ImageReference.optional(),
    environment: Environment.optional(),
    baseUrl: HttpUrl.optional(),
    /** Replaces those of the request and the project. */
    workerLabels: RequiredLabels.optional(),
    /** In addition to the variable that has the axis's name. */
    variables: EnvVars.optional(),
  }),
]);

const AxisValues = z
  .array(AxisValue)
  .min(1)
  .max(maxCombinations)
  .superRefine((values, check) => {
    const names = values.map(({ value }) => value);
    names.forEach((name, index) => {
      if (names.indexOf(name) < index) check.addIssue({ code: "custom", path: [index], message: `is given twice: ${name}` });
    });
  });

const AxisName = VariableName.refine((name) => !reservedVariables.has(name), setByGantry);

const NamedValues = z.record(VariableName, ValueName).refine((named) => Object.keys(named).length > 0, "must name a value of an axis");

/** Axes with their values. Each combination of them becomes a run. */
export const Matrix = z
  .object({
    /**
     * By name, at most 5. A run gets the value as a variable with the axis's name; the values of an axis called `image` or `environment` are the run's image
     * or environment instead.
     */
    axes: z
      .record(AxisName, AxisValues)
      .refine((axes) => Object.keys(axes).length > 0, "must have an axis")
      .refine((axes) => Object.keys(axes).length <= maxAxes, `must have at most ${maxAxes} axes`),
    /** Combinations that do not run: all that have these values of these axes. */
    exclude: z.array(NamedValues).max(maxCombinations).optional(),
    /** Combinations that run too: a value for every axis, which may be a new one. */
    include: z.array(NamedValues).max(maxCombinations).optional(),
  })
  .superRefine((matrix, check) => {
    const { combinations, problems } = expandMatrix(matrix);
    for (const { path, message } of problems) check.addIssue({ code: "custom", path, message });
    for (const { combination } of combinations) {
      const named = combination.find(({ axis }) => axis === "image")?.value;
      if (named === undefined || ImageReference.safeParse(named).success) continue;
      const message = `must be a list of images such as registry.example.com/team/suite:1.4; this is not an image: ${named}`;
      check.addIssue({ code: "custom", path: ["axes", "image"], message });
      return;
    }
  });
export type Matrix = z.infer<typeof Matrix>;

/** Body of `POST /api/matrix-runs`: what a run takes, and the matrix, the shards, or both. */
export const StartMatrixRun = z
  .object({
    ...RunConfig.shape,
    /** Of the combinations whose values name none. */
    image: ImageReference.optional(),
    command: Command.optional(),
    folder: RequestedFolder.optional(),
    projectId: Id.optional(),
    config: RunConfig.optional(),
    /** The commit, branch or pull request that is tested. */
    ciContext: PipelineContext.optional(),
    /** Not required with `shards`. */
    matrix: Matrix.optional(),
    /** Splits the suite: each combination, or the suite itself without a matrix, becomes a run for each shard. */
    shards: Shards.optional(),
  })
  .superRefine((wanted, check) => {
    const addIssue = (path: (string | number)[], message: string) => check.addIssue({ code: "custom", path, message });
    if (wanted.matrix === undefined && wanted.shards === undefined) addIssue(["matrix"], "is required, unless `shards` splits the suite");
    const combinations = combinationsOf(wanted.matrix);
    if (wanted.image === undefined && combinations.some((combination) => combination.image === undefined))
      addIssue(["image"], wanted.matrix === undefined ? "is required" : "is required, unless each combination has a value with an image");
    checkShards({ ...wanted, envVars: { ...wanted.config?.envVars, ...wanted.envVars } }, addIssue);
    checkValueVariables(wanted, check);
    checkEnvironments(wanted, check);
  })
  .transform(mergeConfig);
export type StartMatrixRun = z.infer<typeof StartMatrixRun>;

export const MatrixRunStatus = z.enum(matrixRunStatuses);

/** The latest run of a combination. */
export const RunOfCombination = Execution.pick({
  id: true,
  number: true,
  image: true,
  environment: true,
  status: true,
  verdict: true,
  error: true,
  tests: true,
  cancelRequested: true,
  createdAt: true,
  startedAt: true,
  finishedAt: true,
  durationMs: true,
  source: true,
  notes: true,
});
export type RunOfCombination = z.infer<typeof RunOfCombination>;

/** How many combinations are in which state, by their latest runs: the parts of `total`. */
export const MatrixRunCounts = z.object({
  total: z.number(),
  queued: z.number(),
  running: z.number(),
  passed: z.number(),
  /** Ended without passing, and was not cancelled. */
  failed: z.number(),
  /** Of `failed`: how many ended with an error instead of a verdict. */
  errors: z.number(),
  cancelled: z.number(),
  /** The latest run was deleted. */
  deleted: z.number(),
});
export type MatrixRunCounts = z.infer<typeof MatrixRunCounts>;

/** Runs of one suite over all combinations of some values, with one verdict. */
export const MatrixRun = z.object({
  id: z.string(),
  projectId: z.string(),
  status: MatrixRunStatus,
  /** One sentence for a person. */
  reason: z.string(),
  counts: MatrixRunCounts,
  axes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /** How the suite was split; `null`: it was not. */
  split: Split.nullable(),
  /** In the order of the matrix. With shards, a combination has an entry for each shard. */
  combinations: z.array(
    z.object({
      combination: Combination,
      /** `null`: its run executes the whole suite. */
      shard: ShardOfRun.nullable(),
      /**
       * `null` if it was deleted, or if it is a re-run of failed tests of a deleted run. An earlier run of the combination does not take its place.
       */
      run: RunOfCombination.nullable(),
      /** How many runs it had, deleted ones included. */
      runs: z.number(),
      /** Failed tests that are missing from a re-run of failed tests: not run again, or run under another name. With any, the combination has not passed. */
      notRunAgain: z.number(),
      /** Why the run before a re-run of failed tests did not show all of its results, such as a crash. Then the combination has not passed. */
      cutShort: z.string().nullable(),
      /**
       * The first failed tests of `run`, at most 3, without failures in quarantine. `id` is that of the result, as in `GET /api/executions/:id/tests`; `title`
       * is without the values of the matrix.
       */
      failedTests: z.array(z.object({ id: z.string(), title: z.string() })),
    }),
  ),
  /** Of the runs that it was started with: people call it `#217–#219`. `null` if these were all deleted. */
  numbers: z.object({ first: z.number(), last: z.number() }).nullable(),
  /** The image of its latest runs; `null` if they have different ones, or all of them were deleted. */
  image: z.string().nullable(),
  /** The group of its latest runs; `null` if they have different ones or none, or all of them were deleted. */
  groupName: z.string().nullable(),
  /** The folder of the test project that its latest runs use, `all` for every test; `null` if they have different ones, or all of them were deleted. */
  folder: z.string().nullable(),
  /** The command of its latest runs; `null` if they have different ones or none, or all of them were deleted. */
  command: z.string().nullable(),
  trigger: Trigger,
  requestedBy: z.object({ id: z.string().nullable(), name: z.string() }),
  ciContext: CiContext.nullable(),
  createdAt: Timestamp,
  /** `null` while runs are in progress. */
  finishedAt: Timestamp.nullable(),
  /** All tests of the runs that count, as in `GET /api/matrix-runs/:id/tests`; `null` while no run has results. */
  tests: TestCounts.nullable(),
  /** From the start of its first run to the end of its last, without the time between its end and the start of a re-run; `null` while runs have not ended, and if none has started. */
  durationMs: z.number().nullable(),
  /** While runs have not ended: when the first of them started, without those that had ended before a re-run; `null`: none has started. */
  inProgressSince: Timestamp.nullable(),
});
export type MatrixRun = z.infer<typeof MatrixRun>;

/** A matrix run in a list. */
export const ListedMatrixRun = MatrixRun.omit({ combinations: true });
export type ListedMatrixRun = z.infer<typeof ListedMatrixRun>;

export const MatrixRunFilter = PageQuery.extend({ project: Id.optional(), projectId: Id.optional() });
export type MatrixRunFilter = z.infer<typeof MatrixRunFilter>;

/** A test of one of the runs that count. */
export const MatrixRunTest = ListedTest.extend({
  /** The run with this result. */
  executionId: z.string(),
  /** The index of its combination in `combinations`. */
  position: z.number(),
});
export type MatrixRunTest = z.infer<typeof MatrixRunTest>;

export const MatrixRunTestFilter = RunTestFilter.pick({ status: true, search: true }).extend({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  cursor: z.string().max(200).optional(),
});
export type MatrixRunTestFilter = z.infer<typeof MatrixRunTestFilter>;
