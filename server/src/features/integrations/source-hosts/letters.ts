import { z } from "zod";
import { providerIds } from "@gantry/contract/integration-settings.ts";

const Provider = z.enum(providerIds);

/** The status of a commit in one project's name. What it says is read when it is delivered: the newest counts. */
export const CommitStatusLetter = {
  name: "commit-status",
  payload: z.object({ provider: Provider, projectId: z.string(), repository: z.string(), commitSha: z.string() }),
};
export type CommitStatusLetter = z.infer<typeof CommitStatusLetter.payload>;

/** The comment under a pull request, for all projects of the organization. */
export const CommentLetter = {
  name: "pull-request-comment",
  payload: z.object({ provider: Provider, repository: z.string(), prNumber: z.number() }),
};
export type CommentLetter = z.infer<typeof CommentLetter.payload>;
