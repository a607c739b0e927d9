import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import type { RunSearch, RunTab } from "./run-search.ts";

/**
 * The tab a run opens on when the address names none: the one that a person most likely wants. A failed run shows its failed tests, a
 * running one its output; for an `ERROR` the reason is above the tabs, and its output says more.
 */
export function openingTab(run: Execution, search: RunSearch, hash: string): RunTab {
  if (search.tab) return search.tab;
  if (/^#?L\d/.test(hash)) return "terminal";
  if (search.test ?? search.show ?? search.find) return "tests";
  if (run.trigger === "ingest") return "tests";
  const hasRemarkableTests = run.tests !== null && run.tests.failed + run.tests.flaky > 0;
  return hasVerdict(run) && run.verdict !== "ERROR" && run.status !== "ERROR" && hasRemarkableTests ? "tests" : "terminal";
}
