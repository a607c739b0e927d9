import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { type RunSearch, type RunTab, runTabs } from "./run-search.ts";

/** The tab a run opens on when the address names none: the overview of a run that has ended, otherwise its live output. */
export function openingTab(run: Execution, search: RunSearch, hash: string): RunTab {
  // The router keeps what the address has: an unknown tab is still in it.
  const named = runTabs.find((known) => known === search.tab);
  if (named && (named !== "overview" || hasVerdict(run))) return named;
  if (search.lines || /^#?L\d/.test(hash)) return "terminal";
  if (search.test ?? search.show ?? search.find) return "tests";
  return hasVerdict(run) ? "overview" : "terminal";
}
