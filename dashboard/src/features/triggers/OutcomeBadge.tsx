import type { DeliveryOutcome } from "@gantry/contract/triggers/constants.ts";
import { CircleAlert, CircleMinus, CirclePlay } from "lucide-react";
import { Badge } from "../../ui/figures/Badge.tsx";

const styles = {
  started: { tone: "ok", label: "Started", icon: CirclePlay },
  ignored: { tone: "idle", label: "Ignored", icon: CircleMinus },
  refused: { tone: "bad", label: "Refused", icon: CircleAlert },
} as const;

/** What a delivery led to. */
export function OutcomeBadge({ outcome }: { outcome: DeliveryOutcome }) {
  const { tone, label, icon: Icon } = styles[outcome];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {label}
    </Badge>
  );
}
