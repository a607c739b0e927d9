import type { CycleStatus, ItemStatus } from "@gantry/contract/test-cycles.ts";
import { CircleCheck, CircleDashed, CircleMinus, CircleX, LoaderCircle, type LucideIcon } from "lucide-react";
import type { Tone } from "../../ui/Badge.tsx";

export const cycleLooks: Record<CycleStatus, { word: string; tone: Tone }> = {
  PENDING: { word: "Not started", tone: "idle" },
  RUNNING: { word: "Running", tone: "busy" },
  COMPLETED: { word: "Completed", tone: "ok" },
};

export const itemLooks: Record<ItemStatus, { word: string; tone: string; icon: LucideIcon }> = {
  PENDING: { word: "To do", tone: "text-idle", icon: CircleDashed },
  RUNNING: { word: "Running", tone: "text-busy", icon: LoaderCircle },
  PASSED: { word: "Passed", tone: "text-ok", icon: CircleCheck },
  FAILED: { word: "Failed", tone: "text-bad", icon: CircleX },
  SKIPPED: { word: "Skipped", tone: "text-idle", icon: CircleMinus },
};
