import { z } from "zod";
import { providerIds } from "@gantry/contract/integrations/constants.ts";

const Provider = z.enum(providerIds);

/** The status of a commit for one project. Its content is read on delivery, so it is always current. */
export const CommitStatusMessage = {
  name: "commit-status",
  payload: z.object({
    provider: Provider,
    projectId: z.string(),
    repository: z.string(),
    commitSha: z.string(),
    /** The branch of the run that queued it. */
    branch: z.string().optional(),
    prNumber: z.number().optional(),
  }),
};
export type CommitStatusMessage = z.infer<typeof CommitStatusMessage.payload>;

/** The comment on a pull request, for all projects of the organization. */
export const CommentMessage = {
  name: "pull-request-comment",
  payload: z.object({ provider: Provider, repository: z.string(), prNumber: z.number() }),
};
export type CommentMessage = z.infer<typeof CommentMessage.payload>;
