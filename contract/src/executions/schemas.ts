import { z } from "zod";
import { Cache, Caches } from "../caches/schemas.ts";
import { Combination } from "../combination.ts";
import { Id, Moment, Timestamp } from "../ids.ts";
import { PageQuery } from "../pagination/schemas.ts";
import { runTestKinds } from "../results/constants.ts";
import { RepeatedTests, TestCounts, TestStatus, Attachment, TestAttempt } from "../results/schemas.ts";
import { FirstLine, Line, Name, blankAsMissing, commaList, readsAsItIs } from "../text.ts";
import { changedRepository, repositoryAddress } from "./repository-address.ts";
import {
  executionStatuses,
  foundStatuses,
  maxEnvironmentLength,
  maxServices,
  ranTestResults,
  runValueFields,
  terminalStatuses,
  triggers,
} from "./constants.ts";

export const ExecutionStatus = z.enum(executionStatuses);
const FoundStatus = z.enum(foundStatuses);
export type ExecutionStatus = z.infer<typeof ExecutionStatus>;
export const Verdict = z.enum(terminalStatuses);

export const RunError = z.object({ code: z.string().max(60), message: z.string().max(2000) });
export type RunError = z.infer<typeof RunError>;

/** A note about a run in addition to its verdict. */
export const RunNote = z.object({
  code: z.string(),
  message: z.string(),
  /** Of `FILES_WITHOUT_RESULTS`: how many files it is about, and the paths of the first ten. Notes of earlier releases lack it. */
  files: z.object({ count: z.number(), first: z.array(z.string()) }).optional(),
});
export type RunNote = z.infer<typeof RunNote>;

/** `until`: when the reason ends, if that is known. */
export const WaitReason = RunNote.omit({ files: true }).extend({ until: Timestamp.optional() });
export type WaitReason = z.infer<typeof WaitReason>;

export const Trigger = z.enum(triggers);
export type Trigger = z.infer<typeof Trigger>;

/**
 * A container image reference: `[registry[:port]/]path[:tag][@digest]`.
 * Source: the grammar of the distribution project's `reference` package.
 */
export const ImageReference = z
  .string()
  .trim()
  .min(1)
  .max(255)
  .regex(
    /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*(?::\d{1,5})?\/)?[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*(?::\w[\w.-]{0,127})?(?:@sha256:[a-f0-9]{64})?$/,
    "must be an image reference such as registry.example.com/team/suite:1.4",
  );
export type ImageReference = z.infer<typeof ImageReference>;

export const HttpUrl = readsAsItIs(z.string().trim().max(2000)).refine(
  (text) => text === "" || /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text),
  "must be an http or https address",
);

const isInProject = (folder: string) => !/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(folder);
const outsideProject = "must be a folder of the test project, such as tests/checkout, without .. parts";

/** `all` means every test; an empty folder is treated as `all`. */
export const Folder = Name(500).transform((folder) => (folder === "" ? "all" : folder));
/** Inside the test project: without parts `..`. `all` means every test; an empty folder is treated as `all`. */
export const RequestedFolder = Folder.refine(isInProject, outsideProject);
export const GroupName = Name(100).transform((name) => (name === "" ? null : name));
/** Any name; stored in lower case. */
export const Environment = Name(maxEnvironmentLength).transform((name) => name.toLowerCase());
/** A POSIX environment variable's name. */
export const VariableName = z
  .string()
  .max(128, "must have at most 128 characters")
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "must be a name of letters, digits and _ that does not start with a digit");
const variableValue = z
  .string()
  .max(32_768)
  .refine((value) => !value.includes("\0"), "must not contain NUL");
export const EnvVars = z
  .record(VariableName, variableValue)
  .refine((vars) => Object.keys(vars).length <= 100, "must contain at most 100 variables");
/** Relative to `/app` inside the container. */
export const ReportFolder = Name(200)
  .regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))/, "must be a path relative to /app, without ..")
  .regex(/^(?!(?:\.\/)*gantry-retry-)/, "must not begin with gantry-retry-, which is for the reports of retries");
export const TimeoutMinutes = z.number().int().min(1).max(240);
/** How often a run starts its suite again with the tests that failed. */
export const Retries = z.number().int().min(0).max(5);
/** Runs with a higher value go first within their organization; default: the project's, else 0. */
export const Priority = z.number().int().min(-10).max(10);

/** Runs of a project that name the same group run one at a time; empty or `null`: no group. */
export const ConcurrencyGroup = Name(100).transform((name) => (name === "" ? null : name));

/** A property of a worker, such as `gpu` or `arch=arm64`. Compared without regard to case. */
export const WorkerLabel = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^[a-z0-9][a-z0-9._-]{0,62}(?:=[a-z0-9][a-z0-9._-]{0,62})?$/,
    "must be a name such as gpu, or a name and a value such as arch=arm64: letters, digits, dots, hyphens and underscores",
  );
const labels = (most: number) =>
  z
    .array(WorkerLabel)
    .max(most)
    .transform((names) => [...new Set(names)].sort());
/** The labels of a worker. */
export const WorkerLabels = labels(20);
/** A run starts only on a worker that has all of these labels; none: on any worker. */
export const RequiredLabels = labels(10);

export const Command = Name(4000);

/** How Gantry finds out that a service can be used. Exactly one of the three. */
export const ReadyWhen = z
  .object({
    /** A TCP port on which something listens, at `127.0.0.1` or at all addresses. */
    port: z.number().int().min(1).max(65_535).optional(),
    /** Run in the service's container with `/bin/sh -c` until it ends with exit code 0. */
    command: Command.min(1).optional(),
    /** A text that a line of its output contains; `*` stands for any characters. */
    log: Line(200).min(1).optional(),
  })
  .refine((ready) => Object.values(ready).filter((value) => value !== undefined).length === 1, "must have one of port, command and log");
export type ReadyWhen = z.infer<typeof ReadyWhen>;

/** The suite reaches the service under this name. */
export const ServiceName = z
  .string()
  .max(40, "must have at most 40 characters")
  .regex(/^[a-z](?:[a-z0-9-]*[a-z0-9])?$/, "must be a DNS label: lower-case letters, digits and hyphens, starting with a letter")
  .refine((name) => name !== "localhost", "must not be localhost");

/** A container that runs next to the suite, from before its start to its end: a database, a browser, a mock. */
export const Service = z.object({
  name: ServiceName,
  image: ImageReference,
  /** Arguments of the image's entry point, instead of the image's own (its CMD). */
  command: Command.optional(),
  /** A user of the image, as a name or number, instead of the image's own: `postgres`, `999:999`. */
  user: z
    .string()
    .regex(
      /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,31}(?::[A-Za-z0-9_][A-Za-z0-9_.-]{0,31})?$/,
      "must be a user of the image such as postgres or 999:999",
    )
    .optional(),
  /** Its environment. It gets no others, in particular not the suite's. */
  variables: EnvVars.optional(),
  /** Names of variables of the project or the run that it gets too. The way to give it a secret. */
  inheritVariables: z.array(VariableName).max(100).optional(),
  /** Without it, the service counts as ready when it has started. */
  readyWhen: ReadyWhen.optional(),
  /** The run ends with an error if the service takes longer; default 60. */
  readyWithinSeconds: z.number().int().min(1).max(600).optional(),
  /** Its part of the run's resources. Services without it share half of what the others leave. */
  resources: z
    .object({ cpus: z.number().min(0.1).max(64).optional(), memoryMb: z.number().int().min(16).max(262_144).optional() })
    .optional(),
});
export type Service = z.infer<typeof Service>;

/** The services of a run, at most 5. */
export const Services = z
  .array(Service)
  .max(maxServices, `must contain at most ${maxServices} services`)
  .superRefine((services, check) => {
    services.forEach(({ name, readyWhen }, index) => {
      const before = services.slice(0, index);
      if (before.some((other) => other.name === name))
        check.addIssue({ code: "custom", path: [index, "name"], message: `is the name of two services: ${name}` });
      const port = readyWhen?.port;
      const other = before.find((one) => port !== undefined && one.readyWhen?.port === port);
      if (other)
        check.addIssue({
          code: "custom",
          path: [index, "readyWhen", "port"],
          message: `is the port of ${other.name} too. All containers of a run share one network address, so each service needs a port of its own`,
        });
    });
  });

/** What the record of a run says about its services. */
export const RunService = Service.pick({ name: true, image: true });

const hasNoSecret = (text: string) => !URL.canParse(text) || (new URL(text).username === "" && new URL(text).password === "");

/** The address of a Git repository: `https://github.com/acme/app` or `https://git.example.com/acme/app.git`. */
export const RepositoryUrl = readsAsItIs(z.string().trim().max(500))
  .regex(/^https?:\/\/[^\s\p{Cc}"'\\<>^`{|}?#]+$/iu, "must be the https address of a Git repository, such as https://github.com/acme/app")
  .refine((text) => URL.canParse(text), "is not a URL")
  .refine(
    hasNoSecret,
    "must not contain a user name or password: store the token as a secret variable of the project, and give the name of the variable in its place",
  );

/** The address of a repository, not only of its host. */
export const RepositoryOfHost = RepositoryUrl.refine(
  (text) => !URL.canParse(text) || !/^\/+$/.test(new URL(text).pathname),
  "must name a repository of its host, such as https://github.com/acme/app",
);

/** A branch, a tag, a full reference such as `refs/pull/7/head`, or the full hash of a commit. */
export const GitRef = z
  .string()
  // Trimming would remove them silently at the ends.
  .regex(/^[^\u2028\u2029]*$/, "must not contain line separators (U+2028, U+2029)")
  .trim()
  .min(1)
  .max(250)
  .regex(
    /^(?![-/.])(?!.*(?:\.\.|\/\/|\/\.|@\{|\.lock(?:\/|$)))[^\s\p{Cc}\p{Cf}~^:?*[\\]+(?<![/.])$/u,
    "must be the name of a branch or tag, or the full hash of a commit",
  );

const outside = /(?:^|\/)(?:\.{1,2}|\.git)?(?:\/|$)/i;
/** A folder of the repository, relative to its root. */
export const SourcePath = Name(500)
  .transform((path) => path.replace(/^(?:\.\/)+|\/+$/g, "").replace(/^\.$/, ""))
  .refine((path) => path === "" || (!outside.test(path) && !path.includes("\\")), "must be a folder of the repository, such as e2e/web");

/** Where the suite's files come from, if they are not in the image. The run's `command` is executed in their folder. */
export const Source = z.object({
  repository: RepositoryUrl,
  /** Without it, the repository's default branch. */
  ref: GitRef.optional(),
  /** The folder of the suite in the repository, in which its command starts. The container gets the whole repository. */
  path: SourcePath.optional(),
  /**
   * A secret variable of the project whose value is a token that may read the repository. It is sent to the repository's host only, and the
   * suite does not get it.
   */
  tokenVariable: VariableName.optional(),
});
export type Source = z.infer<typeof Source>;

/** A source in a request. One that every worker would refuse is rejected; a stored one may be older than this rule. */
export const RequestedSource = Source.extend({ repository: RepositoryOfHost }).refine(
  ({ repository, tokenVariable }) => tokenVariable === undefined || !/^http:/i.test(repository),
  { path: ["repository"], message: "must be an https address, because a token is sent to it" },
);

/** The hash of a commit. */
export const CommitHash = z.string().regex(/^(?:[a-f0-9]{40}|[a-f0-9]{64})$/, "must be the full hash of a commit");

/** `commit`: what `ref` meant when the first worker asked the repository; `null` until then. Retries and re-runs use the same commit. */
export const RunSource = z.object({
  repository: z.string(),
  ref: z.string().nullable(),
  path: z.string(),
  tokenVariable: z.string().nullable(),
  commit: z.string().nullable(),
});
export type RunSource = z.infer<typeof RunSource>;

export const RunConfig = z.object({
  environment: Environment.optional(),
  baseUrl: HttpUrl.optional(),
  envVars: EnvVars.optional(),
  reportFolder: ReportFolder.optional(),
  /** For the suite and all its retries together. */
  timeoutMinutes: TimeoutMinutes.optional(),
  /** How often the suite starts again with the tests that failed, within this run; default: the project's. */
  retries: Retries.optional(),
  groupName: GroupName.nullish(),
  priority: Priority.optional(),
  repeatedTests: RepeatedTests.optional(),
  /** Replaces the project's; an empty list: any worker. */
  workerLabels: RequiredLabels.optional(),
  /** Replaces what the project's `concurrency` says; `null`: no group. */
  concurrencyGroup: ConcurrencyGroup.nullish(),
  /** Containers that run next to the suite. Replaces the project's; an empty list: none. */
  services: Services.optional(),
  /** Folders that later runs of the project find again. Replaces the project's; an empty list: none. */
  caches: Caches.optional(),
  /** A Git repository with the suite's files, for an image that does not have them. Needs a `command`. Replaces the project's; `null`: none. */
  source: RequestedSource.nullish(),
});
export type RunConfig = z.infer<typeof RunConfig>;

/**
 * The body of a request for a run. The fields of `config` may also be at the top level; a field in both places must have the same value. Handlers get
 * them at the top level.
 */
export function mergeConfig<T extends RunConfig & { config?: RunConfig | undefined }>(
  { config, ...request }: T,
  check: z.RefinementCtx,
): Omit<T, "config"> {
  const given: Readonly<Record<string, unknown>> = request;
  const merged: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(config ?? {})) {
    if (value === undefined) continue;
    if (given[name] === undefined) merged[name] = value;
    else if (!isSame(given[name], value))
      check.addIssue({ code: "custom", path: [name], message: `differs from \`config.${name}\`. Send one of the two.` });
  }
  return { ...request, ...merged };
}

/** For values of JSON. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isSame(Reflect.get(a, name), Reflect.get(b, name)));
}

/** Body of `POST /api/executions`. */
export const CreateExecution = z
  .object({
    ...RunConfig.shape,
    image: ImageReference,
    command: Command.optional(),
    folder: RequestedFolder.optional(),
    projectId: Id.optional(),
    config: RunConfig.optional(),
  })
  .transform(mergeConfig);
export type CreateExecution = z.infer<typeof CreateExecution>;

/** The fields of a request for a run of a given project, with those of `config` at the top level too. */
export const projectRunFields = {
  ...RunConfig.shape,
  projectId: Id,
  image: ImageReference,
  command: Command.optional(),
  folder: RequestedFolder.optional(),
  config: RunConfig.optional(),
};

/** Body of `POST /api/execution-request`. */
export const ExecutionRequest = z.object(projectRunFields).transform(mergeConfig);
export type ExecutionRequest = z.infer<typeof ExecutionRequest>;

/** Pipelines may have a branch as a Git reference: Azure Pipelines calls `main` `refs/heads/main`. */
const Branch = Name(300).overwrite((name) => name.replace(/^refs\/heads\//, ""));

/** Jenkins and CircleCI only have the URL of a repository or of a pull request. A URL may also contain a token, which must not be stored. */
const Repository = Name(300).overwrite((text) =>
  /^[a-z+]+:\/\/|^[^/@:]+@[^/@:]+:/i.test(text) ? ((changedRepository(text) ?? repositoryAddress(text))?.repository ?? text) : text,
);

/** The context from the CI system; used for names and links. */
export const CiContext = z.object({
  /** The CI system's name; one that starts with `github`, `gitlab`, `bitbucket` or `azure` determines the source host. */
  source: Name(50).optional(),
  /** The host in the repository's URL, such as `github.com`, to select one of several linked source hosts. */
  host: Name(253).optional(),
  /** The repository of the pull request, such as `shop/web`. Of a URL, the repository's name is stored. */
  repository: Repository.optional(),
  /** The fork to which the commit was pushed. */
  headRepository: Repository.optional(),
  prNumber: z.number().int().min(1).max(2_147_483_647).optional(),
  commitSha: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,64}$/, "must be a commit's hash or name: letters, digits, dots, hyphens and underscores")
    .optional(),
  branch: Branch.optional(),
  /** The branch that the pull request is to be merged into. */
  targetBranch: Branch.optional(),
  /** Who made the commit or opened the pull request, for people. */
  author: Line(200).optional(),
  /** The first line of the commit's message, or the pull request's title. */
  message: FirstLine(500).optional(),
  /** The URL of the pipeline's job. */
  jobUrl: HttpUrl.optional(),
});
export type CiContext = z.infer<typeof CiContext>;

/** A number that a pipeline has as a text. */
const numberInText = (value: unknown) =>
  typeof value === "string" && /^\s*\d{1,10}\s*$/.test(value) ? Number(value) : blankAsMissing(value);

/** The fields of the context as pipelines write them into a request: with the texts of their variables, of which an empty one counts as missing. */
export const pipelineFacts = Object.fromEntries(
  Object.entries(CiContext.shape).map(([name, schema]) => [
    name,
    z.preprocess(name === "prNumber" ? numberInText : blankAsMissing, schema).optional(),
  ]),
) as unknown as typeof CiContext.shape;
export const PipelineContext = z.object(pipelineFacts);

/** A run's part of a suite that is split over several runs. */
export const ShardOfRun = z.object({
  /** From 1. */
  index: z.number(),
  /** How many shards the suite is split into. */
  total: z.number(),
  /** How many files it runs; `null`: the suite's runner selects them by `SHARD_INDEX` and `SHARD_TOTAL`. */
  files: z.number().nullable(),
  /** The sum of the durations that its files are expected to take; `null` if none of the suite's files has one, or no files were given. */
  expectedMs: z.number().nullable(),
});
export type ShardOfRun = z.infer<typeof ShardOfRun>;

/** The execution record in all responses and in `execution-updated`. */
export const Execution = z.object({
  id: z.string(),
  taskId: z.string(),
  /** Its number in its project, from 1: people call it `#1482`. */
  number: z.number(),
  organizationId: z.string(),
  projectId: z.string(),
  cycleId: z.string().nullable(),
  image: z.string(),
  /**
   * Which image the tag meant when the run started: the digest in the registry, or the id of an image that was built on the machine; `null`
   * when not known.
   */
  imageDigest: z.string().nullable(),
  command: z.string(),
  environment: z.string(),
  baseUrl: z.string(),
  folder: z.string(),
  groupName: z.string().nullable(),
  trigger: Trigger,
  requestedBy: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  ciContext: CiContext.nullable(),
  status: ExecutionStatus,
  /**
   * How the run ended; `null` until that is decided. A failed run is analyzed next: its status is `ANALYZING` until the analysis is stored,
   * has failed or has timed out, and then becomes the verdict. Pipelines that only need the outcome can read this without waiting for a
   * model.
   */
  verdict: Verdict.nullable(),
  error: RunError.nullable(),
  exitCode: z.number().nullable(),
  /** The number of the run's attempt; 0 until a worker claims it. */
  attempt: z.number(),
  /** How often the suite may start again with the tests that failed. */
  retries: z.number(),
  /** How often it was started again so far. While `status` is `PENDING` and this is above 0, the run waits for its next retry. */
  retriesDone: z.number(),
  tests: TestCounts.nullable(),
  /**
   * `QUARANTINE_SKIPPED`: most tests failed, so the project's quarantine guard quarantined none of them.
   * `TESTS_NOT_RUN`: a quarantined test failed, and tests of the last complete run did not run.
   * `REPEATED_TESTS_JOINED`: results with the same name were read as retries, according to `repeatedTests`.
   * `TESTS_LISTED_TWICE`: two formats have tests with the same names, and their results do not agree.
   * `RESULTS_LEFT_OUT`: the report has more results than a run can store; `tests` does not count the others.
   * `OUTPUT_INCOMPLETE`: the container engine was interrupted or could not store output, so the log may lack some.
   * `POSSIBLE_FAILURE`: the run passed, but a line of its output, or k6's summary, has what looks like a failure.
   * `FILES_WITHOUT_RESULTS`: files of a shard's `TEST_FILES` have no result in its report.
   * `SERVICE_ENDED`: a service ended while the suite ran.
   * `FAILED_TESTS_RETRIED`: the suite was started again for failed tests, according to `retries`.
   * `TEST_NAMES_UNKNOWN`: the counts come from a summary on the console without test names.
   * `ATTACHMENTS_MISSING`: an upload lacks files that its report names as attachments.
   * `ATTACHMENTS_AMBIGUOUS`: the names of the uploaded files do not say which test an attachment belongs to, so it is not shown.
   */
  notes: z.array(RunNote),
  aiModel: z.string().nullable(),
  hasAnalysis: z.boolean(),
  /** The report's path on the server: `/reports/<organizationId>/<taskId>/`; `null` when there is no report. */
  reportUrl: z.string().nullable(),
  storageBytes: z.number(),
  /** Its files are kept regardless of the project's retention. */
  pinned: z.boolean(),
  /** When retention deleted them; `null`: it has not. */
  logRemovedAt: Timestamp.nullable(),
  reportRemovedAt: Timestamp.nullable(),
  /** When retention removed its test results; `null`: it has not. The counts in `tests` and the verdict stay. */
  resultsRemovedAt: Timestamp.nullable(),
  priority: z.number(),
  /** The position in the organization's queue, from 1; only while `PENDING`, and only in the response for a single execution. */
  queuePosition: z.number().nullable(),
  /** The run starts only on a worker that has all of these labels. */
  workerLabels: z.array(z.string()),
  /** Runs of the project in this group run one at a time. */
  concurrencyGroup: z.string().nullable(),
  /** The containers next to the suite. */
  services: z.array(RunService),
  /** The folders that it finds as earlier runs left them. */
  caches: z.array(Cache),
  /** The repository with the suite's files; `null`: they are in the image. */
  source: RunSource.nullable(),
  /**
   * Why the run does not start now; only while `PENDING`, and only in the response for a single execution.
   * `NO_WORKER`: no worker is connected. `NO_MATCHING_WORKER`: no worker has the labels, or can fetch the run's Git repository.
   * `WORKERS_PAUSED`: all connected workers are paused or drained. `WORKERS_BUSY`: all slots of matching workers are in use.
   * `PLAN_LIMIT`: the plan's number of parallel runs is reached. `CONCURRENCY_GROUP`: another run of its concurrency group is in progress.
   * `PROJECT_LIMIT`: the project has as many runs in progress as it allows. `START_LIMIT`: as many of its runs have started in the last
   * hour as it allows. `QUIET_HOURS`: it is a time in which the project starts no runs.
   * `HIGHER_PRIORITY`: runs of the organization with a higher priority start first. `RETRY_DELAYED`: the run could not start and is tried
   * again shortly.
   */
  waitReasons: z.array(WaitReason),
  /**
   * How long the suite usually takes: the median of its last passed runs, with the same image (any tag), command and folder; if none
   * passed, of those that failed. `null` when none is known, for a re-run of failed tests only, and outside the response for a single
   * execution.
   */
  expectedDurationMs: z.number().nullable(),
  cancelRequested: z.boolean(),
  /** Who cancelled it; `null`: no one, or it was cancelled before Gantry recorded it. */
  cancelledBy: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  rerunOf: z.string().nullable(),
  /** The flake check that it belongs to. Such a run is not in the history of its tests, in insights, badges, notifications or gates. */
  flakeCheckId: z.string().nullable(),
  /** The matrix run that it belongs to. */
  matrixRunId: z.string().nullable(),
  /** Which values of the matrix's axes it has; empty for a run of no matrix. Its tests have them in their variant. */
  combination: Combination,
  /** Which part of its suite it executes; `null` for a run of the whole suite. Unlike the combination, it is not part of a test's identity. */
  shard: ShardOfRun.nullable(),
  createdAt: Timestamp,
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
  durationMs: z.number().nullable(),
  updatedAt: Timestamp,
});
export type Execution = z.infer<typeof Execution>;

/**
 * Of a run, or of a whole matrix run or split suite. `CANCELLED`: a run with the status `ERROR` that was cancelled, or a matrix run that has ended and failed only
 * because runs were cancelled. `INCOMPLETE`: the latest run of a combination or shard was deleted, and the others passed.
 */
export const GroupStatus = z.enum(foundStatuses);
export type GroupStatus = z.infer<typeof GroupStatus>;

/** One of the last runs of a group. A matrix run or split suite is one, without a duration while it is in progress. */
export const RunOfGroup = z.object({ id: Id, number: z.number(), status: GroupStatus, durationMs: z.number().nullable() });
export type RunOfGroup = z.infer<typeof RunOfGroup>;

/** The outcome of a test in one run, for its history strip. */
export const TestOutcome = z.object({ executionId: z.string(), status: TestStatus, flaky: z.boolean(), at: Timestamp });
export type TestOutcome = z.infer<typeof TestOutcome>;

/** The first run of a test's consecutive failures. */
export const FailingSince = z.object({
  executionId: z.string(),
  /** The run's number in its project. */
  number: z.number(),
  at: Timestamp,
  branch: z.string().nullable(),
  commitSha: z.string().nullable(),
  /** How many runs in a row the test has failed in, including this one; at most 100 are counted. */
  runs: z.number(),
  /**
   * Since when these failures are in the same group as the one of this run. With `runs` 1 it is this run: the test failed before, too, but
   * for another reason. `null`: the failures are not known, or not yet.
   */
  sameFailure: z.object({ executionId: z.string(), number: z.number(), runs: z.number() }).nullable(),
});
export type FailingSince = z.infer<typeof FailingSince>;

/** The two values that a failed assertion compared, each on one line, shortened. */
export const ComparedValues = z.object({ expected: z.string(), received: z.string() });

/** A test of an execution in `/tests`. */
export const ExecutionTest = z.object({
  id: z.string(),
  /** The id of the test across runs: `/api/tests/<testId>`. `null` until the run has ended with a verdict. */
  testId: z.string().nullable(),
  /** Stable across runs: the same test of the same project has the same key. */
  testKey: z.string(),
  /** The test case with the same title, or whose id is in the name. */
  testCaseId: z.string().nullable(),
  name: z.string(),
  suite: z.array(z.string()),
  filePath: z.string().nullable(),
  line: z.number().nullable(),
  variant: z.string().nullable(),
  status: TestStatus,
  durationMs: z.number(),
  retries: z.number(),
  flaky: z.boolean(),
  /** It failed, and was in quarantine when the run ended. */
  quarantined: z.boolean(),
  /** It is in quarantine now: the gate ignores its failure. */
  inQuarantine: z.boolean(),
  /**
   * It failed, but not in its previous run on the same branch (without one: on the branch of the pull request's target, or else on
   * any); `false`: it failed then, too. `null` when it did not fail, and in runs of flake checks.
   */
  isNew: z.boolean().nullable(),
  /** The person or team responsible for the test. */
  owner: z.string().nullable(),
  /** `null` unless it also failed in its previous run. */
  failingSince: FailingSince.nullable(),
  /** From its message; `null` when it shows no two values. */
  compared: ComparedValues.nullable(),
  /** Its outcomes up to this run, oldest first, at most ten. */
  history: z.array(TestOutcome),
  message: z.string().nullable(),
  trace: z.string().nullable(),
  snippet: z.string().nullable(),
  stdout: z.string().nullable(),
  tags: z.array(z.string()),
  attachments: z.array(Attachment),
  attempts: z.array(TestAttempt),
});
export type ExecutionTest = z.infer<typeof ExecutionTest>;

/** A test in a list of a run's tests; the long fields are left out with `details=false`. */
export const ListedTest = ExecutionTest.partial({
  inQuarantine: true,
  owner: true,
  failingSince: true,
  compared: true,
  history: true,
  message: true,
  trace: true,
  snippet: true,
  stdout: true,
  attachments: true,
  attempts: true,
});
export type ListedTest = z.infer<typeof ListedTest>;

/** `other`: tests with a runner-specific status. `new` and `known` are parts of `failed`. */
export const RunTestCounts = TestCounts.extend({ other: z.number(), new: z.number(), known: z.number() });
export type RunTestCounts = z.infer<typeof RunTestCounts>;

/** The tests of one file and suite of a run. */
export const RunSuite = z.object({
  filePath: z.string().nullable(),
  /** From the outermost suite inwards. */
  suite: z.array(z.string()),
  /** The first of these tests in the report; `suiteOf` takes it. */
  firstTestId: z.string(),
  tests: TestCounts,
});
export type RunSuite = z.infer<typeof RunSuite>;

/** The position of a test among the matching failed tests, in the order of the report. */
export const FailureNeighbours = z.object({
  /** From 1; `null` when the test itself is not one of them. */
  position: z.number().nullable(),
  total: z.number(),
  previousTestId: z.string().nullable(),
  nextTestId: z.string().nullable(),
});
export type FailureNeighbours = z.infer<typeof FailureNeighbours>;

/** A chunk of a run's console output. Concatenated by `seq`, the chunks of one stream are its exact text. */
export const LogChunk = z.object({
  /** Increases by one from 1 within a task: a missing number is a gap to fetch. */
  seq: z.number().int().min(1).max(2_147_483_647),
  /** `system` is Gantry's own output. */
  stream: z.enum(["stdout", "stderr", "system"]),
  /** UTF-8 text with ANSI colors; secrets are `****`. Ends within a line only if the line was slow to end. */
  log: z.string(),
  /** When the worker read it. */
  at: Timestamp,
});
export type LogChunk = z.infer<typeof LogChunk>;

export const LogQuery = z.object({
  after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
  limit: z.coerce.number().int().min(1).max(5000).default(1000),
});

export const LogDownloadQuery = z.object({
  /** The output of this service of the run, which has a `seq` of its own; without it, the suite's. */
  service: z.string().max(100).optional(),
});
export const RunLogQuery = LogQuery.extend(LogDownloadQuery.shape);

export const LogPage = z.object({
  success: z.literal(true),
  data: z.array(LogChunk),
  /** The newest `seq`; `complete` when the run has ended and this response contains its end. */
  lastSeq: z.number(),
  complete: z.boolean(),
});

/** A file of the stored report. */
export const Artifact = z.object({
  path: z.string(),
  sizeBytes: z.number(),
  contentType: z.string(),
  url: z.string(),
});
export type Artifact = z.infer<typeof Artifact>;

const From = Moment.or(z.iso.date());

export const ExecutionFilter = PageQuery.extend({
  project: Id.optional(),
  projectId: Id.optional(),
  /**
   * One of the statuses of runs, or `CANCELLED`: runs that somebody ended, whose status is `ERROR`; with `matrixRuns=together` or `shards=together`, also matrix runs and split suites in
   * which nothing else ended without passing, and nothing is in progress. With one of these, `INCOMPLETE` finds matrix runs and split suites of which a run was deleted while the others passed.
   * `ERROR` finds cancelled runs, too: it is their status. With `matrixRuns` (`separate`, to list each run) it finds only runs that are shown as *Error*.
   */
  status: commaList(z.string().toUpperCase().pipe(FoundStatus)).optional(),
  environment: Environment.optional(),
  groupName: z.string().max(100).optional(),
  trigger: commaList(Trigger).optional(),
  image: z.string().max(255).optional(),
  /** The run's number in its project. */
  number: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  branch: z.string().trim().max(300).optional(),
  prNumber: z.coerce.number().pipe(CiContext.shape.prNumber.unwrap()).optional(),
  /** A commit, or the first characters of its hash; at least 4. */
  commitSha: z.string().trim().min(4).max(64).optional(),
  /** Ignores case. */
  author: z.string().trim().max(200).optional(),
  /** Runs with a result of a test whose name, suite or file contains this, ignoring case: of the 100 such tests that ran last. */
  test: z.string().trim().max(200).optional(),
  /** Runs with a result of exactly this test. */
  testId: Id.optional(),
  /** Runs with a result of a test of this outermost suite, or of this file for tests without one: of the 10,000 such tests that ran last. */
  suite: z.string().trim().max(1000).optional(),
  /** With `testId` or `suite`: only runs in which such a test had this result. */
  testResult: z.enum(ranTestResults).optional(),
  /** Runs of this matrix run. */
  matrixRun: Id.optional(),
  /**
   * `together`: a split suite is in the list once, as the first of its runs that match, and `splitSuites` describes it. It is found
   * as `PASSED` or `FAILED` if that is its own status, as `RUNNING` until its last shard has ended, and by any other status that the latest
   * run of one of its shards has. Otherwise each shard is in the list.
   */
  shards: z.literal("together").optional(),
  /**
   * `together`: a matrix run or split suite is in the list once, as the first of its runs that match the other filters, and `matrixRuns` describes it. It is found under the status
   * that the dashboard shows: `PASSED`, `FAILED`, `CANCELLED` or `INCOMPLETE` when its runs have ended. Until then, it is found under `RUNNING`, under `FAILED` if a run failed, and under
   * `PENDING` and `ANALYZING` if the latest run of a combination or shard has that status. `shards` is without effect. `separate`: each run is in the list, as without this
   * parameter. With either, a cancelled run is not found under `ERROR`.
   */
  matrixRuns: z.enum(["together", "separate"]).optional(),
  /** Runs with this value of an axis of their matrix: `BROWSER=chrome`. */
  combination: z
    .string()
    .trim()
    .max(300)
    .regex(/^[^=]+=.+$/, "must be an axis and its value: BROWSER=chrome")
    .optional(),
  /**
   * Searches image, command, folder, group, values of a matrix, repository, branch, author and message, and the start of an id (6
   * characters or more) or a commit (4 or more). `#1482` and `PR #1482` are the number of a run or a pull request. `1482` is too, and the
   * run with this number is the first of the list.
   */
  search: z.string().trim().max(200).optional(),
  /** Inclusive; a date without a time means its first millisecond (for `to` its last), UTC. */
  from: From.optional(),
  to: From.optional(),
});
export type ExecutionFilter = z.infer<typeof ExecutionFilter>;
export const RunValuesQuery = z.object({
  field: z.enum(runValueFields),
  project: Id.optional(),
  projectId: Id.optional(),
  /** Only values that contain this, ignoring case. */
  search: z.string().trim().max(200).optional(),
});
export type RunValuesQuery = z.infer<typeof RunValuesQuery>;
export const ExecutionParams = z.object({ id: Id });

export const RunTestKind = z.enum(runTestKinds);
export type RunTestKind = z.infer<typeof RunTestKind>;

export const RunTestId = z.string().regex(/^[0-9a-f]{24}-\d{1,9}$/i, "must be the `id` of a test of the run");

export const RunTestFilter = z.object({
  /** Tests of any of these kinds. */
  status: commaList(RunTestKind).optional(),
  /** Searches name, suite, file, variant and message, ignoring case. */
  search: z.string().trim().max(200).optional(),
  /** A folder or a file. */
  file: z.string().trim().max(1000).optional(),
  /** The name of one of its suites. */
  suite: z.string().trim().max(500).optional(),
  /** Tests of the same file and suite as this one. */
  suiteOf: RunTestId.optional(),
});
export type RunTestFilter = z.infer<typeof RunTestFilter>;
