import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import type { RunSearch, RunTab } from "./run-search.ts";

/** The tab a run opens on when the address names none: the overview of a run that has ended, otherwise its live output. */
export function openingTab(run: Execution, search: RunSearch, hash: string): RunTab {
  if (search.tab && (search.tab !== "overview" || hasVerdict(run))) return search.tab;
  if (search.lines || /^#?L\d/.test(hash)) return "terminal";
  if (search.test ?? search.show ?? search.find) return "tests";
  return hasVerdict(run) ? "overview" : "terminal";
}
