import type { ListedTest } from "@gantry/contract/executions/schemas.ts";
import { Badge } from "../../ui/figures/Badge.tsx";

/** Whether a failed test is in quarantine now, or was when its run ended. The gate uses the current quarantine. */
export function QuarantineBadge({ test, isLong = false }: { test: Pick<ListedTest, "quarantined" | "inQuarantine">; isLong?: boolean }) {
  if (test.inQuarantine ?? test.quarantined)
    return <Badge tone="think">{isLong ? "Quarantined: does not fail the gate" : "Quarantined"}</Badge>;
  return (
    test.quarantined && (
      <span title="It was in quarantine when the run ended. The gate counts its failure again.">
        <Badge>Was quarantined</Badge>
      </span>
    )
  );
}
