import { z } from "zod";
import { CommitHash } from "@gantry/contract/executions/schemas.ts";
import type { ChangedFiles } from "../patterns/match-paths.ts";

/** A text that is only shown. */
export const Shown = z.string().catch("");

// Some programs write an empty list as null.
const Files = z.array(z.string()).optional().catch(undefined);
const Commit = z.object({ id: Shown, message: Shown, added: Files, modified: Files, removed: Files });
export type Commit = z.infer<typeof Commit>;
export const Commits = z.array(Commit).catch([]);

/** Of a branch that was created or deleted, one of the two commits is all zeros. */
const isNothing = (hash: string) => /^0+$/.test(hash);

/** The fields of a push that all hosts have. */
export const PushedRef = z.object({
  ref: z.string(),
  before: z.string(),
  after: z.union([CommitHash, z.string().regex(/^0+$/)]),
});

/** The branch is `null` for a tag, and the commit for a branch that was deleted. */
export function branchOf({ ref, before, after }: z.infer<typeof PushedRef>) {
  return {
    branch: ref.startsWith("refs/heads/") ? ref.slice("refs/heads/".length) : null,
    commit: isNothing(after) ? null : after,
    isNew: isNothing(before),
  };
}

/** GitHub lists at most this many files of a commit. */
const maxFiles = 3_000;

/** `mayLackCommits`: why the payload may not have all commits. */
export function filesOf(
  commits: readonly Commit[],
  { isNew, mayLackCommits }: { isNew: boolean; mayLackCommits: string | null },
): ChangedFiles {
  return { paths: pathsOf(commits), missing: whatIsMissing(commits, isNew, mayLackCommits) };
}

function whatIsMissing(commits: readonly Commit[], isNew: boolean, mayLackCommits: string | null): string | null {
  if (isNew) return "The branch is new";
  if (mayLackCommits !== null) return mayLackCommits;
  if (commits.length === 0) return "The payload lists no commits";
  if (commits.some(({ added, modified, removed }) => !added && !modified && !removed))
    return "The payload lacks the changed files of a commit";
  if (commits.some((commit) => countOf(commit) >= maxFiles)) return "The payload may lack changed files of a large commit";
  return null;
}

const countOf = ({ added = [], modified = [], removed = [] }: Commit) => added.length + modified.length + removed.length;

function* pathsOf(commits: readonly Commit[]): Generator<string> {
  for (const { added = [], modified = [], removed = [] } of commits) {
    yield* added;
    yield* modified;
    yield* removed;
  }
}
