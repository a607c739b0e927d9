import type { CommitStatus } from "../providers/provider.ts";
import type { CountedRun } from "./commit-runs.ts";
import { judgeRun, judgeRuns } from "./judge-runs.ts";
import { countWords, totals } from "./count-words.ts";

/** What a commit says in a project's name; `undefined` when no run of it is left. */
export function composeStatus(
  runs: readonly CountedRun[],
  link: (path: string) => string,
): Pick<CommitStatus, "state" | "name" | "description" | "url"> | undefined {
  const [first] = runs;
  if (!first) return undefined;
  const state = judgeRuns(runs);
  const shown = runs.find((run) => judgeRun(run) === state) ?? first;
  return { state, name: `gantry/${first.projectName}`, description: describe(state, runs), url: link(`/runs/${shown.id}`) };
}

function describe(state: CommitStatus["state"], runs: readonly CountedRun[]): string {
  if (state === "pending") {
    const open = runs.filter((run) => judgeRun(run) === "pending").length;
    return runs.length === 1 ? "The run is under way" : `${open} of ${runs.length} runs under way`;
  }
  const broken = runs.find((run) => judgeRun(run) === "error");
  if (broken) return broken.error_message ?? "The run could not be carried out";
  return countWords(totals(runs)) || (state === "success" ? "Passed" : "The suite failed");
}
