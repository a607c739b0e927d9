import type { MatrixRunStatus } from "@gantry/contract/matrix-runs/constants.ts";
import { CircleCheck, CircleDashed, CircleX, Clock3, LoaderCircle, type LucideIcon } from "lucide-react";
import type { Tone } from "../../ui/figures/Badge.tsx";

/** How the verdict of a matrix run is named and drawn: never color alone. */
export const matrixStatusStyles: Record<MatrixRunStatus, { label: string; tone: Tone; icon: LucideIcon; turns?: boolean }> = {
  QUEUED: { label: "Queued", tone: "idle", icon: Clock3 },
  RUNNING: { label: "Running", tone: "busy", icon: LoaderCircle, turns: true },
  PASSED: { label: "Passed", tone: "ok", icon: CircleCheck },
  FAILED: { label: "Failed", tone: "bad", icon: CircleX },
  INCOMPLETE: { label: "Incomplete", tone: "warn", icon: CircleDashed },
};
