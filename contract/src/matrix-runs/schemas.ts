import { z } from "zod";
import {
  CiContext,
  Combination,
  Command,
  Environment,
  EnvVars,
  Execution,
  Folder,
  HttpUrl,
  ImageReference,
  mergeConfig,
  PipelineContext,
  RequiredLabels,
  RunConfig,
  Trigger,
  VariableName,
} from "../executions/schemas.ts";
import { reservedVariables } from "../executions/constants.ts";
import { Id, Timestamp } from "../ids.ts";
import { Name } from "../text.ts";
import { matrixRunStatuses, mostAxes, mostCombinations } from "./constants.ts";
import { expandMatrix } from "./expand.ts";

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
  .max(mostCombinations)
  .superRefine((values, check) => {
    const names = values.map(({ value }) => value);
    names.forEach((name, index) => {
      if (names.indexOf(name) < index) check.addIssue({ code: "custom", path: [index], message: `is given twice: ${name}` });
    });
  });

const AxisName = VariableName.refine((name) => !reservedVariables.has(name), "is a variable that Gantry sets itself: choose another name");

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
      .refine((axes) => Object.keys(axes).length <= mostAxes, `must have at most ${mostAxes} axes`),
    /** Combinations that do not run: all that have these values of these axes. */
    exclude: z.array(NamedValues).max(mostCombinations).optional(),
    /** Combinations that run too: a value for every axis, which may be a new one. */
    include: z.array(NamedValues).max(mostCombinations).optional(),
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

/** Body of `POST /api/matrix-runs`: what a run takes, and the matrix. */
export const StartMatrixRun = z
  .object({
    ...RunConfig.shape,
    /** Of the combinations whose values name none. */
    image: ImageReference.optional(),
    command: Command.optional(),
    folder: Folder.optional(),
    projectId: Id.optional(),
    config: RunConfig.optional(),
    /** The commit, branch or pull request that is tested. */
    ciContext: PipelineContext.optional(),
    matrix: Matrix,
  })
  .superRefine(({ image, matrix }, check) => {
    const without = image === undefined && expandMatrix(matrix).combinations.some((combination) => combination.image === undefined);
    if (without)
      check.addIssue({ code: "custom", path: ["image"], message: "is required, unless each combination has a value with an image" });
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
  /** In the order of the matrix. */
  combinations: z.array(
    z.object({
      combination: Combination,
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
  trigger: Trigger,
  requestedBy: z.object({ id: z.string().nullable(), name: z.string() }),
  ciContext: CiContext.nullable(),
  createdAt: Timestamp,
  /** `null` while runs are in progress. */
  finishedAt: Timestamp.nullable(),
});
export type MatrixRun = z.infer<typeof MatrixRun>;
