import type { ListedTest } from "@gantry/contract/executions/schemas.ts";
import { Badge } from "../../ui/figures/Badge.tsx";

type Aged = Pick<ListedTest, "isNew" | "failingSince">;

/** Whether a test that also failed in its previous run fails for another reason now. */
export const failsForNewReason = ({ isNew, failingSince }: Aged): boolean => isNew === false && failingSince?.sameFailure?.runs === 1;

/** Whether a failed test also failed in its previous run, and then for the same reason. */
export function FailureAge({ test: { isNew, failingSince } }: { test: Aged }) {
  if (isNew === null) return null;
  if (isNew) return <Badge tone="bad">Newly failed</Badge>;
  if (failsForNewReason({ isNew, failingSince })) return <Badge tone="bad">Still failing, for a new reason</Badge>;
  return <Badge tone="idle">Still failing</Badge>;
}
