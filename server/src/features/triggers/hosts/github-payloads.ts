import { z } from "zod";
import { CiContext, CommitHash } from "@gantry/contract/executions/schemas.ts";
import type { GitEvent } from "./git-host.ts";
import { branchOf, type Commit, Commits, filesOf, PushedRef, Shown } from "./payload-fields.ts";

// The payloads of GitHub, which Gitea and Forgejo imitate.

const Repository = z.object({ full_name: z.string() });
const Sender = z.object({ login: Shown }).catch({ login: "" });

const Push = z.object({
  ...PushedRef.shape,
  forced: z.boolean().catch(false),
  repository: Repository,
  head_commit: z.object({ message: Shown }).nullish().catch(null),
  commits: Commits,
  total_commits: z.number().optional().catch(undefined),
  sender: Sender,
});

const Side = z.object({
  ref: z.string(),
  sha: CommitHash,
  repo: z.object({ id: z.number(), full_name: z.string() }).nullable().catch(null),
});
type Side = z.infer<typeof Side>;
const PullRequest = z.object({
  action: Shown,
  number: CiContext.shape.prNumber.unwrap(),
  repository: Repository,
  pull_request: z.object({ title: Shown, head: Side, base: Side.omit({ sha: true }), user: Sender }),
});

interface Listed {
  commits: readonly Commit[];
  total: number | undefined;
}

/** @param mayLack why the list of commits may not be complete, which hosts say differently */
export function readPush(payload: unknown, mayLack: (listed: Listed) => string | null): GitEvent {
  const push = Push.parse(payload);
  const { isNew, ...at } = branchOf(push);
  const mayLackCommits = push.forced ? "The push was forced" : mayLack({ commits: push.commits, total: push.total_commits });
  return {
    kind: "push",
    ...at,
    repository: push.repository.full_name,
    message: push.head_commit?.message ?? "",
    author: push.sender.login,
    files: filesOf(push.commits, { isNew, mayLackCommits }),
  };
}

/**
 * Whether its author may be somebody who cannot push to the repository: it comes from a fork, which is missing if it was deleted, or from no branch at all.
 * Everyone who can read a repository of Gitea can push to `refs/for/main` (AGit), and the payload then names the repository itself.
 */
const isForeign = (head: Pick<Side, "ref" | "repo">, base: Pick<Side, "repo">): boolean =>
  head.repo === null || base.repo === null || head.repo.id !== base.repo.id || head.ref.startsWith("refs/");

/** Gitea calls new commits `synchronized`. */
const newCommit = new Set(["opened", "reopened", "synchronize", "synchronized"]);

export function readPullRequest(payload: unknown): GitEvent {
  const { action, number, repository, pull_request } = PullRequest.parse(payload);
  const { head, base, title, user } = pull_request;
  return {
    kind: "pull_request",
    repository: repository.full_name,
    headRepository: head.repo?.full_name ?? null,
    isFork: isForeign(head, base),
    number,
    hasNewCommit: newCommit.has(action),
    action,
    commit: head.sha,
    branch: head.ref,
    targetBranch: base.ref,
    title,
    message: "",
    author: user.login,
  };
}
