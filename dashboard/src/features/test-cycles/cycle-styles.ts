import type { CycleStatus, ItemStatus } from "@gantry/contract/test-cycles/schemas.ts";
import { CircleCheck, CircleDashed, CircleMinus, CircleX, LoaderCircle, type LucideIcon } from "lucide-react";
import type { Tone } from "../../ui/figures/Badge.tsx";

export const cycleStyles: Record<CycleStatus, { label: string; tone: Tone }> = {
  PENDING: { label: "Not started", tone: "idle" },
  RUNNING: { label: "Running", tone: "busy" },
  COMPLETED: { label: "Completed", tone: "ok" },
};

export const itemStyles: Record<ItemStatus, { label: string; tone: string; icon: LucideIcon }> = {
  PENDING: { label: "Not run", tone: "text-idle", icon: CircleDashed },
  RUNNING: { label: "Running", tone: "text-busy", icon: LoaderCircle },
  PASSED: { label: "Passed", tone: "text-ok", icon: CircleCheck },
  FAILED: { label: "Failed", tone: "text-bad", icon: CircleX },
  SKIPPED: { label: "Skipped", tone: "text-idle", icon: CircleMinus },
};
