import { repositoryAddress } from "@gantry/contract/executions/repository-address.ts";
import type { ForkRule, GitHost, TriggerEvent } from "@gantry/contract/triggers/constants.ts";
import type { PatternFilter } from "@gantry/contract/triggers/schemas.ts";
import type { ReadGitEvent } from "../../uploads/upload-reader-jobs.ts";
import { passesFilter } from "../patterns/pattern-filter.ts";
import { quoteInput } from "../record/quote-input.ts";
import { isRepository } from "./is-repository.ts";

export interface TriggerRules {
  host: GitHost;
  repository: string;
  events: readonly TriggerEvent[];
  branches: PatternFilter;
  paths: PatternFilter;
  forks: ForkRule;
  paused: boolean;
}

export type StartingEvent = Exclude<ReadGitEvent, { kind: "none" }> & { commit: string; branch: string };
type Push = Extract<ReadGitEvent, { kind: "push" }>;
type PullRequest = Extract<ReadGitEvent, { kind: "pull_request" }>;

/** `start`: the event for which a run is to start, and what to tell the user about it. `ignore`: why there is none. */
export type Decision = { start: StartingEvent; note: string | null } | { ignore: string };

/** Whether an event starts a run, by the trigger's rules alone. */
export function decide(rules: TriggerRules, event: ReadGitEvent): Decision {
  if (event.kind === "none") return { ignore: event.reason };
  if (rules.paused) return { ignore: "The trigger is paused." };
  if (!isRepository(rules.repository, event.repository))
    return { ignore: `The event is about ${quoteInput(event.repository)}; this trigger is for ${nameOf(rules.repository)}.` };
  if (!rules.events.includes(event.kind))
    return { ignore: `The trigger does not start runs for ${event.kind === "push" ? "pushes" : `${requestNames[rules.host]}s`}.` };
  return event.kind === "push" ? decidePush(rules, event) : decidePullRequest(rules, event);
}

const requestNames = { github: "pull request", gitea: "pull request", gitlab: "merge request" } satisfies Record<GitHost, string>;

const nameOf = (repository: string): string => repositoryAddress(repository)?.repository ?? repository;

function decidePush({ branches, paths }: TriggerRules, push: Push): Decision {
  const { branch, commit } = push;
  if (branch === null) return { ignore: "A tag was pushed. Triggers start runs for branches." };
  if (commit === null) return { ignore: `The branch ${quoteInput(branch)} was deleted.` };
  if (!passesFilter(branches)(branch)) return { ignore: `The branch ${quoteInput(branch)} does not pass the trigger's branch filters.` };
  const mark = skipMark(push.message);
  if (mark !== undefined) return { ignore: `The message of the newest commit contains ${mark}.` };
  if (!push.paths.passes) return { ignore: noPath(paths) };
  return { start: { ...push, branch, commit }, note: push.paths.note };
}

function noPath({ include, exclude }: PatternFilter): string {
  const [only, ...others] = include;
  return only !== undefined && others.length === 0 && exclude.length === 0
    ? `No changed file matches ${quoteInput(only)}.`
    : "No changed file passes the trigger's path filters.";
}

function decidePullRequest({ host, branches, paths, forks }: TriggerRules, request: PullRequest): Decision {
  const { number, targetBranch } = request;
  const name = `${requestNames[host]} ${number}`;
  const atStart = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const end = ends[request.action];
  if (end !== undefined) return { ignore: `${atStart} was ${end}.` };
  if (!request.hasNewCommit) return { ignore: `${atStart} has no new commits (${quoteInput(request.action) || "no action"}).` };
  if (!passesFilter(branches)(targetBranch))
    return { ignore: `${atStart} is for the branch ${quoteInput(targetBranch)}, which does not pass the trigger's branch filters.` };
  const mark = skipMark(request.message) ?? skipMark(request.title);
  if (mark !== undefined) return { ignore: `The title of ${name}, or the message of its newest commit, contains ${mark}.` };
  if (request.isFork && forks === "ignore")
    return { ignore: `${atStart} ${fromOutside(request, requestNames[host])}, because their runs would get the project's secrets.` };
  const hasPaths = paths.include.length > 0 || paths.exclude.length > 0;
  const note = hasPaths
    ? `The payload of a ${requestNames[host]} does not list its changed files, so the path filters were not applied.`
    : null;
  return { start: request, note };
}

/** The actions that end a pull request. GitHub and Gitea call a merged one closed, too. */
const ends: Readonly<Record<string, string | undefined>> = Object.assign(Object.create(null), {
  closed: "closed",
  close: "closed",
  merge: "merged",
});

/** Gitea's pull requests that were pushed to `refs/for/main` come from the repository itself, but from none of its branches. */
const fromOutside = ({ headRepository, repository }: PullRequest, request: string): string =>
  headRepository === repository
    ? `comes from no branch of the repository. The trigger ignores such ${request}s, like those of forks`
    : "comes from a fork. The trigger ignores forks";

/** The conventional marks of commits that no pipeline is to test. */
const skipMark = (text: string): string | undefined => /\[(?:skip ci|ci skip|no ci)\]/i.exec(text)?.[0];
