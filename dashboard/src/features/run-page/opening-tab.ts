import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { type RunSearch, type RunTab, runTabs, tabOfAddress } from "../executions/run-search.ts";

/** The tab a run opens on when the address names none: the overview of a run that has ended, otherwise its live output. */
export function openingTab(run: Execution, search: RunSearch, hash: string): RunTab {
  // The router keeps what the address has: an unknown tab is still in it.
  const { tab, ...others } = search;
  const named = runTabs.find((known) => known === tab);
  if (named && (named !== "overview" || hasVerdict(run))) return named;
  return tabOfAddress(others, hash) ?? (hasVerdict(run) ? "overview" : "terminal");
}
