import { z } from "zod";
import { CiContext, Command, Environment, Execution, Folder, GroupName } from "./executions.ts";
import { Id } from "./ids.ts";
import { route, writers } from "./route.ts";
import { RepeatedTests, ReportFormatName } from "./test-results.ts";
import { Line } from "./text.ts";

const Moment = z.iso.datetime({ offset: true });
const { source, host, repository, headRepository, prNumber, commitSha, branch, jobUrl } = CiContext.shape;

/** Describes a run that happened elsewhere. Sent in the query, as form fields, or beside `report` in a JSON body. */
export const IngestDetails = z.object({
  project: Id.optional(),
  projectId: Id.optional(),
  /** Recognised from the report unless said. */
  format: ReportFormatName.exclude(["console"]).optional(),
  /** What results with the same name are; the project's setting unless said. */
  repeatedTests: RepeatedTests.optional(),
  groupName: GroupName.optional(),
  environment: Environment.optional(),
  /** What the run is listed under, as an image's name is for others; `external` unless said. */
  image: Line(300).min(1).optional(),
  command: Command.optional(),
  folder: Folder.optional(),
  /** Of the runner. Unless said: 1 when a test failed, else 0. */
  exitCode: z
    .union([z.number(), z.string().trim().min(1)])
    .transform(Number)
    .pipe(z.number().int().min(0).max(255))
    .optional(),
  /** When the run happened: its place in history. Now, unless said. */
  startedAt: Moment.optional(),
  finishedAt: Moment.optional(),
  source,
  host,
  repository,
  headRepository,
  prNumber: z.coerce.number().pipe(prNumber.unwrap()).optional(),
  commitSha,
  branch,
  jobUrl,
});
export type IngestDetails = z.infer<typeof IngestDetails>;

export const ingest = {
  report: route({
    method: "POST",
    path: "/api/ingest",
    summary: "Take the results of a run that happened elsewhere",
    allow: writers,
    limit: "api",
    noun: "project",
    query: IngestDetails,
    takes: "report",
    idempotent: true,
    reply: z.object({
      success: z.literal(true),
      data: Execution,
      format: ReportFormatName,
      /** Things to know: a file that did not parse, a report that was cut. */
      notes: z.array(z.string()),
    }),
    status: 201,
  }),
};
