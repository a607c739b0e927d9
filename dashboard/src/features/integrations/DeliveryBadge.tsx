import type { WebhookDelivery } from "@gantry/contract/integrations.ts";
import { CircleAlert, CircleCheck, Hourglass } from "lucide-react";
import { Badge } from "../../ui/Badge.tsx";

const looks = {
  waiting: { tone: "busy", word: "Waiting", icon: Hourglass },
  delivered: { tone: "ok", word: "Delivered", icon: CircleCheck },
  failed: { tone: "bad", word: "Failed", icon: CircleAlert },
} as const;

export function DeliveryBadge({ status }: { status: WebhookDelivery["status"] }) {
  const { tone, word, icon: Icon } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {word}
    </Badge>
  );
}
