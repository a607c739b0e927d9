import type { RunTrigger, TriggerDelivery } from "@gantry/contract/triggers/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { RotateCw, Webhook } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Sheet } from "../../ui/overlays/Sheet.tsx";
import { formatCounted } from "../../ui/text/format.ts";
import { FocusableTime } from "../../ui/text/FocusableTime.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { StartedLink } from "../executions/names/StartedLink.tsx";
import { CardContent } from "../../frame/CardContent.tsx";
import { OutcomeBadge } from "./OutcomeBadge.tsx";
import { triggerDeliveriesQuery } from "./queries.ts";
import { rejectedSince } from "./rejected-since.ts";

/** The last deliveries of a trigger, and what became of them. */
export function DeliveriesSheet({ trigger, onClose }: { trigger: RunTrigger; onClose: () => void }) {
  const rejectedAt = rejectedSince(trigger);
  const deliveries = useQuery(triggerDeliveriesQuery(trigger.projectId, trigger.id));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={`Deliveries to ${visibleText(trigger.name)}`}>
      <div className="flex items-center justify-between gap-3 px-4 py-3 sm:px-5">
        <p className="text-xs text-ink-soft">The last 50, newest first.</p>
        <Button size="sm" busy={deliveries.isRefetching} onClick={() => void deliveries.refetch()}>
          <RotateCw aria-hidden="true" />
          Refresh
        </Button>
      </div>
      {rejectedAt && (
        <div className="px-4 pb-3 sm:px-5">
          <Notice tone="warn">
            A delivery with a wrong or missing secret came <RelativeTime at={rejectedAt} />. It was rejected. If it was yours, enter the
            secret again at the Git host, or create a new one.
          </Notice>
        </div>
      )}
      <CardContent query={deliveries} what="deliveries">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={<Webhook />} title="No deliveries yet" className="py-8">
              Create the webhook at the Git host, and push a commit.
            </EmptyState>
          ) : (
            <ul aria-label="Deliveries, newest first" className="divide-y divide-edge border-t border-b border-edge">
              {rows.map((delivery) => (
                <Row key={delivery.id} delivery={delivery} />
              ))}
            </ul>
          )
        }
      </CardContent>
    </Sheet>
  );
}

function Row({ delivery }: { delivery: TriggerDelivery }) {
  return (
    <li className="grid gap-1 px-4 py-2.5 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OutcomeBadge outcome={delivery.outcome} />
        <span className="min-w-0 flex-1 truncate text-xs text-ink-soft">{about(delivery)}</span>
        <FocusableTime at={delivery.receivedAt} className="shrink-0 text-xs text-ink-soft" />
      </div>
      <p className="text-sm break-words">
        {visibleText(delivery.reason)}
        {delivery.executionId && (
          <>
            {" "}
            <StartedLink executionId={delivery.executionId} matrixRunId={delivery.matrixRunId}>
              {delivery.matrixRunId === null ? "Open the run" : "Open the runs"}
            </StartedLink>
          </>
        )}
      </p>
      {delivery.repeats > 0 && (
        <p className="text-xs text-ink-soft">Received {formatCounted(delivery.repeats, "more time")}; no further run was started.</p>
      )}
    </li>
  );
}

/** The event and what it is about: `push, main at 1a2b3c4`. */
function about({ event, branch, commitSha, prNumber }: TriggerDelivery): string {
  const change = prNumber === null ? branch : `#${prNumber}${branch ? ` (${branch})` : ""}`;
  return visibleText([event, [change, commitSha?.slice(0, 7)].filter(Boolean).join(" at ")].filter(Boolean).join(", "));
}
