import type { CommitStatus } from "../providers/api/provider.ts";
import { countText, totals } from "./count-text.ts";
import { type CurrentSuite, combineStates } from "./current-suites.ts";

/** The status of a commit for one project; `undefined` when none of its runs is left. */
export function composeStatus(
  suites: readonly CurrentSuite[],
  link: (path: string) => string,
): Omit<CommitStatus, "repository" | "commitSha"> | undefined {
  const [first] = suites;
  if (!first) return undefined;
  const state = combineStates(suites);
  const shown = suites.find((suite) => suite.state === state) ?? first;
  const contexts = suites.flatMap(({ run }) => run.ci_context ?? []);
  return {
    state,
    name: `gantry/${first.projectName}`,
    description: describe(state, suites),
    url: link(`/runs/${shown.run.id}`),
    pullRequests: [...new Set(contexts.flatMap(({ prNumber }) => prNumber ?? []))].sort((a, b) => a - b),
    headRepository: contexts.findLast(({ headRepository }) => headRepository)?.headRepository,
  };
}

function describe(state: CommitStatus["state"], suites: readonly CurrentSuite[]): string {
  if (state === "pending") {
    const open = suites.filter((suite) => suite.state === "pending").length;
    return suites.length === 1 ? "The run is in progress" : `${open} of ${suites.length} runs in progress`;
  }
  const broken = suites.find((suite) => suite.state === "error");
  if (broken) return broken.run.error_message ?? "The run could not be executed";
  return countText(totals(suites)) || (state === "success" ? "Passed" : "The suite failed");
}
