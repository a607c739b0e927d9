import { z } from "zod";
import { CiContext, GroupName, Environment, Command, Folder, pipelineFacts } from "../executions/schemas.ts";
import { Id, Moment } from "../ids.ts";
import { ReportFormatName, RepeatedTests } from "../results/schemas.ts";
import { QueueKey } from "../shards/schemas.ts";
import { Name, blankAsMissing } from "../text.ts";

/** Describes a run that happened elsewhere. Sent in the query, as form fields, or next to `report` in a JSON body. */
export const IngestDetails = z.object({
  project: Id.optional(),
  projectId: Id.optional(),
  /** Default: detected from the report. */
  format: ReportFormatName.exclude(["console"]).optional(),
  /** How results with the same name are read; default: the project's setting. */
  repeatedTests: RepeatedTests.optional(),
  groupName: GroupName.optional(),
  environment: Environment.optional(),
  /** The name under which the run is listed, in place of an image; default `external`. */
  image: Name(300).min(1).optional(),
  command: Command.optional(),
  folder: Folder.optional(),
  /** The absolute path of the repository where the tests ran. It is taken out of the paths in the report, so that a test is the same one in every checkout. */
  checkout: Name(1000).min(1).optional(),
  /** The folder in which the paths of the uploaded files begin, relative to the repository: `packages`. Quarantine uses it to tell tests with one name apart. */
  uploadFolder: Name(1000).min(1).optional(),
  /** Of the runner. Default: 1 when a test failed, otherwise 0. */
  exitCode: z
    .union([z.number(), z.string().trim().min(1)])
    .transform(Number)
    .pipe(z.number().int().min(0).max(255))
    .optional(),
  /**
   * The key of the queue whose files a shard ran. If the queue has stopped after too many failures, the run fails and names the files that were
   * not run. An empty one is refused: it would pass without these files.
   */
  shardKey: QueueKey.optional(),
  /** When the run happened, for its place in history. Default: now. */
  startedAt: Moment.optional(),
  finishedAt: Moment.optional(),
  ...pipelineFacts,
  prNumber: z.preprocess(blankAsMissing, z.coerce.number().pipe(CiContext.shape.prNumber.unwrap()).optional()).optional(),
});
export type IngestDetails = z.infer<typeof IngestDetails>;
