import type { MatrixRunStatus } from "@gantry/contract/matrix-runs/constants.ts";
import type { MatrixRun, MatrixRunCounts } from "@gantry/contract/matrix-runs/schemas.ts";
import { CircleCheck, CircleDashed, CircleMinus, CircleX, Clock3, LoaderCircle, type LucideIcon } from "lucide-react";
import type { Tone } from "../../ui/figures/Badge.tsx";
import { formatCounted } from "../../ui/text/format.ts";

interface MatrixRunStyle {
  label: string;
  tone: Tone;
  icon: LucideIcon;
  turns?: boolean;
}

/** How the verdict of a matrix run is named and drawn: never color alone. */
export const matrixRunStyles: Record<MatrixRunStatus, MatrixRunStyle> = {
  QUEUED: { label: "Pending", tone: "idle", icon: Clock3 },
  RUNNING: { label: "Running", tone: "busy", icon: LoaderCircle, turns: true },
  PASSED: { label: "Passed", tone: "ok", icon: CircleCheck },
  FAILED: { label: "Failed", tone: "bad", icon: CircleX },
  INCOMPLETE: { label: "Incomplete", tone: "warn", icon: CircleDashed },
};

/** `1 failed` and `2 errors`, without those that are 0. */
export function failedTexts({ failed, errors }: Pick<MatrixRunCounts, "failed" | "errors">): string[] {
  return [...(failed > errors ? [`${failed - errors} failed`] : []), ...(errors > 0 ? [formatCounted(errors, "error")] : [])];
}

/** As a run that was cancelled. */
const cancelled: MatrixRunStyle = { label: "Cancelled", tone: "idle", icon: CircleMinus };

/** A failure decides the verdict at once. While other runs are in progress, the page says both. Without a failure, it is the cancellation that decided it. */
export function matrixRunStyle({ status, counts }: Pick<MatrixRun, "status" | "counts">): MatrixRunStyle {
  if (status !== "FAILED") return matrixRunStyles[status];
  if (counts.queued + counts.running === 0) return counts.failed === 0 && counts.cancelled > 0 ? cancelled : matrixRunStyles.FAILED;
  const [soFar] = [...failedTexts(counts), `${counts.cancelled} cancelled`];
  return { ...matrixRunStyles.RUNNING, tone: matrixRunStyles.FAILED.tone, label: `Running · ${soFar} so far` };
}
