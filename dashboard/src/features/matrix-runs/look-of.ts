import type { MatrixRunStatus } from "@gantry/contract/matrix-runs/constants.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { CircleCheck, CircleDashed, CircleX, Clock3, LoaderCircle, type LucideIcon } from "lucide-react";
import type { Tone } from "../../ui/figures/Badge.tsx";

interface Look {
  label: string;
  tone: Tone;
  icon: LucideIcon;
  turns?: boolean;
}

/** How the verdict of a matrix run is named and drawn: never color alone. */
const styles: Record<MatrixRunStatus, Look> = {
  QUEUED: { label: "Queued", tone: "idle", icon: Clock3 },
  RUNNING: { label: "Running", tone: "busy", icon: LoaderCircle, turns: true },
  PASSED: { label: "Passed", tone: "ok", icon: CircleCheck },
  FAILED: { label: "Failed", tone: "bad", icon: CircleX },
  INCOMPLETE: { label: "Incomplete", tone: "warn", icon: CircleDashed },
};

/** A failure decides the verdict at once. While other runs are in progress, the page says both. */
export function lookOf({ status, counts }: Pick<MatrixRun, "status" | "counts">): Look {
  if (status !== "FAILED" || counts.queued + counts.running === 0) return styles[status];
  const soFar = counts.failed > 0 ? `${counts.failed} failed` : `${counts.cancelled} cancelled`;
  return { ...styles.RUNNING, tone: styles.FAILED.tone, label: `Running · ${soFar} so far` };
}
