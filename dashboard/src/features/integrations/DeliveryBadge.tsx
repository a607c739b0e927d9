import type { WebhookDelivery } from "@gantry/contract/integrations/schemas.ts";
import { CircleAlert, CircleCheck, Hourglass } from "lucide-react";
import { Badge } from "../../ui/figures/Badge.tsx";

const styles = {
  waiting: { tone: "busy", label: "Waiting", icon: Hourglass },
  delivered: { tone: "ok", label: "Delivered", icon: CircleCheck },
  failed: { tone: "bad", label: "Failed", icon: CircleAlert },
} as const;

export function DeliveryBadge({ status }: { status: WebhookDelivery["status"] }) {
  const { tone, label, icon: Icon } = styles[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {label}
    </Badge>
  );
}
