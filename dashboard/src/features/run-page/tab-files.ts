import { loadFile } from "../../load-file.ts";
import type { RunTab } from "../executions/run-search.ts";

/** The files of the run page's tabs. */
export const tabFiles = {
  overview: () => loadFile(() => import("../overview/Overview.tsx")),
  terminal: () => loadFile(() => import("../run-output/terminals.ts")),
  tests: () => loadFile(() => import("../results/TestsTab.tsx")),
  timeline: () => loadFile(() => import("../timeline/TimelineTab.tsx")),
  analysis: () => loadFile(() => import("../analysis/AnalysisTab.tsx")),
  report: () => loadFile(() => import("../reports/ReportTab.tsx")),
} satisfies Record<RunTab, () => Promise<unknown>>;
