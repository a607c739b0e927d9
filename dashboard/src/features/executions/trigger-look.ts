import type { Trigger } from "@gantry/contract/executions.ts";
import { CalendarClock, GitPullRequest, LayoutDashboard, type LucideIcon, PlugZap, RotateCcw, Upload } from "lucide-react";

/** How each way to start a run is named and drawn. */
export const triggerLooks: Record<Trigger, { word: string; icon: LucideIcon }> = {
  dashboard: { word: "Dashboard", icon: LayoutDashboard },
  api: { word: "API", icon: PlugZap },
  ci: { word: "CI", icon: GitPullRequest },
  schedule: { word: "Schedule", icon: CalendarClock },
  rerun: { word: "Re-run", icon: RotateCcw },
  ingest: { word: "Upload", icon: Upload },
};
