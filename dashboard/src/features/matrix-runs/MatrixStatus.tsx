import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { cn } from "../../ui/cn.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { matrixRunStyle } from "./matrix-run-style.ts";

interface MatrixStatusProps {
  matrixRun: Pick<MatrixRun, "status" | "counts">;
  /** As small as the status of a run in a list: the row says what has failed so far. */
  isShort?: boolean;
}

/** The verdict of a matrix run. */
export function MatrixStatus({ matrixRun, isShort = false }: MatrixStatusProps) {
  const { label, tone, icon: Icon, turns } = matrixRunStyle(matrixRun);
  return (
    <Badge tone={tone} className={cn(!isShort && "h-6 px-2 text-xs [&_svg]:size-3.5")}>
      <Icon className={cn(turns && "animate-spin [animation-duration:1.6s]")} aria-hidden="true" />
      {isShort ? label.split(" · ", 1) : label}
    </Badge>
  );
}
