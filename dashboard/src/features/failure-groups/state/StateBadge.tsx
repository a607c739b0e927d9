import type { FailureState } from "@gantry/contract/failure-groups/constants.ts";
import { Badge } from "../../../ui/figures/Badge.tsx";
import { stateStyles } from "./state-styles.ts";

export function StateBadge({ state }: { state: FailureState }) {
  const { label, tone, icon: Icon } = stateStyles[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {label}
    </Badge>
  );
}
