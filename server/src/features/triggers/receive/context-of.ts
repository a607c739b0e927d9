import { repositoryAddress } from "@gantry/contract/executions/repository-address.ts";
import { CiContext } from "@gantry/contract/executions/schemas.ts";
import type { TriggerRow } from "../record/store.ts";
import type { StartingEvent } from "./decide.ts";

/** A sentence for each branch that the run lacks, because its name was left out of the context. */
export function notesOnContext(context: CiContext, event: StartingEvent): string[] {
  const branches = [
    context.branch === undefined ? "branch" : undefined,
    event.kind === "pull_request" && context.targetBranch === undefined ? "target branch" : undefined,
  ].filter((branch) => branch !== undefined);
  return branches.map(
    (branch) =>
      `The name of its ${branch} is empty, has more than 300 characters, or contains characters that Gantry does not accept, so the run has no ${branch}.`,
  );
}

/** What the run belongs to, as a pipeline would say it: the gate and the commit's status depend on it. A value that cannot be stored is left out. */
export function contextOf({ host, repository }: Pick<TriggerRow, "host" | "repository">, event: StartingEvent): CiContext {
  const context = {
    source: host,
    host: repositoryAddress(repository)?.host,
    repository: event.repository,
    commitSha: event.commit,
    branch: event.branch,
    author: event.author,
    message: event.kind === "push" ? event.message : event.title,
    ...(event.kind === "pull_request"
      ? { prNumber: event.number, targetBranch: event.targetBranch, ...(event.isFork ? { headRepository: event.headRepository } : {}) }
      : {}),
  };
  return Object.fromEntries(
    Object.entries(context).flatMap(([name, value]) => {
      const read = CiContext.shape[name as keyof CiContext].safeParse(value);
      return value === "" || value === null || !read.success || read.data === undefined ? [] : [[name, read.data]];
    }),
  );
}
