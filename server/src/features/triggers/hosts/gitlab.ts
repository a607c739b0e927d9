import { z } from "zod";
import { CiContext, CommitHash } from "@gantry/contract/executions/schemas.ts";
import { sameSecret } from "../../../platform/http/guard.ts";
import { type GitEvent, type GitHostProtocol, header, startsNoRun } from "./git-host.ts";
import { branchOf, Commits, filesOf, PushedRef, Shown } from "./payload-fields.ts";

const Kind = z.object({ object_kind: Shown });
const Project = z.object({ path_with_namespace: z.string() });

const Push = z.object({
  ...PushedRef.shape,
  project: Project,
  user_username: Shown,
  commits: Commits,
  total_commits_count: z.number().catch(0),
});

const MergeRequest = z.object({
  user: z.object({ username: Shown }).catch({ username: "" }),
  project: Project,
  object_attributes: z.object({
    iid: CiContext.shape.prNumber.unwrap(),
    action: Shown,
    /** The commit before, only if there are new ones. */
    oldrev: z.string().optional().catch(undefined),
    title: Shown,
    source_branch: z.string(),
    target_branch: z.string(),
    source_project_id: z.number().nullish(),
    target_project_id: z.number(),
    source: Project.nullish().catch(null),
    last_commit: z.object({ id: CommitHash, message: Shown }),
  }),
});

/** Source: "Webhook events" in GitLab's documentation. */
export const gitlab: GitHostProtocol = {
  proofIn: (headers) => header(headers, "x-gitlab-token"),
  isProven: (proof, { secret }) => sameSecret(proof, secret),
  signsBody: false,
  // Only the first is the same for each attempt in all versions that send it.
  deliveryIdIn: (headers) => header(headers, "idempotency-key", "x-gitlab-event-uuid"),
  eventIn: (headers) => header(headers, "x-gitlab-event") ?? "",
  read(_event, payload) {
    const { object_kind } = Kind.parse(payload);
    if (object_kind === "push" || object_kind === "tag_push") return readPush(payload);
    if (object_kind === "merge_request") return readMergeRequest(payload);
    return startsNoRun(object_kind);
  },
};

function readPush(payload: unknown): GitEvent {
  const push = Push.parse(payload);
  const { isNew, ...at } = branchOf(push);
  const [listed, total] = [push.commits.length, push.total_commits_count];
  return {
    kind: "push",
    ...at,
    repository: push.project.path_with_namespace,
    message: push.commits.find(({ id }) => id === push.after)?.message ?? "",
    author: push.user_username,
    files: filesOf(push.commits, { isNew, mayLackCommits: total > listed ? `The payload lists ${listed} of ${total} commits` : null }),
  };
}

function readMergeRequest(payload: unknown): GitEvent {
  const { user, project, object_attributes: request } = MergeRequest.parse(payload);
  return {
    kind: "pull_request",
    repository: project.path_with_namespace,
    headRepository: request.source?.path_with_namespace ?? null,
    isFork: request.source_project_id !== request.target_project_id,
    number: request.iid,
    hasNewCommit: ["open", "reopen"].includes(request.action) || (request.action === "update" && request.oldrev !== undefined),
    action: request.action,
    commit: request.last_commit.id,
    branch: request.source_branch,
    targetBranch: request.target_branch,
    title: request.title,
    message: request.last_commit.message,
    author: user.username,
  };
}
