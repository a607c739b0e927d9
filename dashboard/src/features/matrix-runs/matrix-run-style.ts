import type { MatrixRunStatus } from "@gantry/contract/matrix-runs/constants.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { CircleCheck, CircleDashed, CircleMinus, CircleX, Clock3, LoaderCircle, type LucideIcon } from "lucide-react";
import type { Tone } from "../../ui/figures/Badge.tsx";

interface MatrixRunStyle {
  label: string;
  tone: Tone;
  icon: LucideIcon;
  turns?: boolean;
}

/** How the verdict of a matrix run is named and drawn: never color alone. */
const styles: Record<MatrixRunStatus, MatrixRunStyle> = {
  QUEUED: { label: "Pending", tone: "idle", icon: Clock3 },
  RUNNING: { label: "Running", tone: "busy", icon: LoaderCircle, turns: true },
  PASSED: { label: "Passed", tone: "ok", icon: CircleCheck },
  FAILED: { label: "Failed", tone: "bad", icon: CircleX },
  INCOMPLETE: { label: "Incomplete", tone: "warn", icon: CircleDashed },
};

/** As a run that was cancelled. */
const cancelled: MatrixRunStyle = { label: "Cancelled", tone: "idle", icon: CircleMinus };

/** A failure decides the verdict at once. While other runs are in progress, the page says both. Without a failure, it is the cancellation that decided it. */
export function matrixRunStyle({ status, counts }: Pick<MatrixRun, "status" | "counts">): MatrixRunStyle {
  if (status !== "FAILED") return styles[status];
  if (counts.queued + counts.running === 0) return counts.failed === 0 && counts.cancelled > 0 ? cancelled : styles.FAILED;
  const soFar = counts.failed > 0 ? `${counts.failed} failed` : `${counts.cancelled} cancelled`;
  return { ...styles.RUNNING, tone: styles.FAILED.tone, label: `Running · ${soFar} so far` };
}
