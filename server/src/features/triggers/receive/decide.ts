import type { ForkRule, TriggerEvent } from "@gantry/contract/triggers/constants.ts";
import type { PatternFilter } from "@gantry/contract/triggers/schemas.ts";
import { inOneLine } from "@gantry/contract/text.ts";
import type { ReadGitEvent } from "../../uploads/upload-readings.ts";
import { passesFilter } from "../events/pattern-filter.ts";
import { isRepository } from "./is-repository.ts";

export interface TriggerRules {
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

/** `start`: the event for which a run is to start, and what is to be said about it. `ignore`: why there is none. */
export type Decision = { start: StartingEvent; note: string | null } | { ignore: string };

/** Whether an event starts a run, by the trigger's rules alone. */
export function decide(rules: TriggerRules, event: ReadGitEvent): Decision {
  if (event.kind === "none") return { ignore: event.reason };
  if (rules.paused) return { ignore: "The trigger is paused." };
  if (!isRepository(rules.repository, event.repository))
    return { ignore: `The event is of the repository ${named(event.repository)}, and the trigger is for another one.` };
  if (!rules.events.includes(event.kind)) return { ignore: `The trigger does not start runs for ${eventNames[event.kind]}.` };
  return event.kind === "push" ? decidePush(rules, event) : decidePullRequest(rules, event);
}

const eventNames = { push: "pushes", pull_request: "pull requests" } satisfies Record<TriggerEvent, string>;

function decidePush({ branches, paths }: TriggerRules, push: Push): Decision {
  const { branch, commit } = push;
  if (branch === null) return { ignore: "A tag was pushed. Triggers start runs for branches." };
  if (commit === null) return { ignore: `The branch ${named(branch)} was deleted.` };
  if (!passesFilter(branches)(branch)) return { ignore: `The branch ${named(branch)} does not pass the trigger's branch filters.` };
  const mark = skipMark(push.message);
  if (mark !== undefined) return { ignore: `The message of the newest commit contains ${mark}.` };
  if (!push.paths.passes) return { ignore: noPath(paths) };
  return { start: { ...push, branch, commit }, note: push.paths.note };
}

function noPath({ include, exclude }: PatternFilter): string {
  const [only, ...others] = include;
  return only !== undefined && others.length === 0 && exclude.length === 0
    ? `No changed file matches ${named(only)}.`
    : "No changed file passes the trigger's path filters.";
}

function decidePullRequest({ branches, paths, forks }: TriggerRules, request: PullRequest): Decision {
  const { number, targetBranch } = request;
  if (!request.hasNewCommit) return { ignore: `Pull request ${number} has no new commits (${named(request.action) || "no action"}).` };
  if (!passesFilter(branches)(targetBranch))
    return { ignore: `Pull request ${number} is for the branch ${named(targetBranch)}, which does not pass the trigger's branch filters.` };
  const mark = skipMark(request.message) ?? skipMark(request.title);
  if (mark !== undefined) return { ignore: `The title of pull request ${number}, or the message of its newest commit, contains ${mark}.` };
  if (request.isFork && forks === "ignore")
    return {
      ignore: `Pull request ${number} comes from a fork, or from no branch of the repository. Its run would get the project's secrets, so the trigger has to allow pull requests of forks.`,
    };
  const hasPaths = paths.include.length > 0 || paths.exclude.length > 0;
  const note = hasPaths ? "The payload of a pull request does not list its changed files, so the path filters were not applied." : null;
  return { start: request, note };
}

/** The conventional marks of commits that no pipeline is to test. */
const skipMark = (text: string): string | undefined => /\[(?:skip ci|ci skip|no ci)\]/i.exec(text)?.[0];

/** What the sender chose, in a sentence. */
const named = (text: string): string =>
  inOneLine(text)
    .slice(0, 200)
    .replace(/\p{Cs}/gu, "\ufffd");
