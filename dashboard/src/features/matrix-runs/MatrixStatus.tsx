import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { cn } from "../../ui/cn.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { lookOf } from "./look-of.ts";

/** The verdict of a matrix run. */
export function MatrixStatus({ matrixRun }: { matrixRun: Pick<MatrixRun, "status" | "counts"> }) {
  const { label, tone, icon: Icon, turns } = lookOf(matrixRun);
  return (
    <Badge tone={tone} className="h-6 px-2 text-xs [&_svg]:size-3.5">
      <Icon className={cn(turns && "animate-spin [animation-duration:1.6s]")} aria-hidden="true" />
      {label}
    </Badge>
  );
}
