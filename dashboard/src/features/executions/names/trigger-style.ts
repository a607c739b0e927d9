import type { Trigger } from "@gantry/contract/executions/schemas.ts";
import { CalendarClock, GitPullRequest, LayoutDashboard, type LucideIcon, PlugZap, Repeat, RotateCcw, Upload } from "lucide-react";

/** How each way to start a run is named and drawn. */
export const triggerStyles: Record<Trigger, { label: string; icon: LucideIcon }> = {
  dashboard: { label: "Dashboard", icon: LayoutDashboard },
  api: { label: "API", icon: PlugZap },
  ci: { label: "CI", icon: GitPullRequest },
  schedule: { label: "Schedule", icon: CalendarClock },
  rerun: { label: "Re-run", icon: RotateCcw },
  ingest: { label: "Upload", icon: Upload },
  "flake-check": { label: "Flake check", icon: Repeat },
};
