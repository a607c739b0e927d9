import type { ListedTest } from "@gantry/contract/executions/schemas.ts";
import { Badge } from "../../ui/figures/Badge.tsx";

/** Whether a failed test also failed in its previous run, and then for the same reason. */
export function FailureAge({ test: { isNew, failingSince } }: { test: Pick<ListedTest, "isNew" | "failingSince"> }) {
  if (isNew === null) return null;
  if (isNew) return <Badge tone="bad">Newly failed</Badge>;
  const same = failingSince?.sameFailure?.runs;
  if (same === 1) return <Badge tone="bad">Still failing, for a new reason</Badge>;
  return <Badge tone="idle">Still failing</Badge>;
}
