import { lazyRouteComponent } from "@tanstack/react-router";
import { tabFiles } from "./tab-files.ts";

/** The components of the run page's tabs. One whose file has been preloaded is shown at once, without a skeleton before it. */
export const tabParts = {
  overview: lazyRouteComponent(tabFiles.overview, "Overview"),
  terminal: lazyRouteComponent(tabFiles.terminal, "RunTerminal"),
  tests: lazyRouteComponent(tabFiles.tests, "TestsTab"),
  timeline: lazyRouteComponent(tabFiles.timeline, "TimelineTab"),
  analysis: lazyRouteComponent(tabFiles.analysis, "AnalysisTab"),
  report: lazyRouteComponent(tabFiles.report, "ReportTab"),
};
