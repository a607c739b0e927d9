import type { RunTab } from "./run-search.ts";

/** The files of the run page's tabs. */
export const tabFiles = {
  terminal: () => import("../logs/Terminal.tsx"),
  tests: () => import("../results/TestsTab.tsx"),
  analysis: () => import("../analysis/AnalysisTab.tsx"),
  report: () => import("../reports/ReportTab.tsx"),
} satisfies Record<RunTab, () => Promise<unknown>>;
