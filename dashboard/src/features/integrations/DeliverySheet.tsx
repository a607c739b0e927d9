import type { WebhookAttempt, WebhookDelivery } from "@gantry/contract/integrations/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { RotateCw } from "lucide-react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Sheet } from "../../ui/overlays/Sheet.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { formatDuration } from "../../ui/text/format.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useIsAdmin } from "../auth/queries.ts";
import { DeliveryBadge } from "./DeliveryBadge.tsx";
import { deliveryQuery } from "./queries.ts";

/** One delivery: its payload and the response to every attempt. */
export function DeliverySheet({ id, onClose }: { id: string; onClose: () => void }) {
  const delivery = useQuery(deliveryQuery(id));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={delivery.data?.event ?? "Delivery"}>
      {delivery.isPending ? (
        <div className="grid gap-3 p-5">
          <Loading label="Loading the delivery" />
          <Skeleton className="w-2/3" />
          <Skeleton className="h-40 w-full" />
        </div>
      ) : delivery.isError ? (
        <ErrorState title="The delivery could not be loaded" onRetry={() => void delivery.refetch()}>
          {errorText(delivery.error)}
        </ErrorState>
      ) : (
        <Details delivery={delivery.data} />
      )}
    </Sheet>
  );
}

function Details({ delivery }: { delivery: WebhookDelivery & { body: unknown; tries: readonly WebhookAttempt[] } }) {
  return (
    <div className="grid gap-5 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <DeliveryBadge status={delivery.status} />
        <RelativeTime at={delivery.createdAt} className="text-xs text-ink-soft" />
        {delivery.executionId && (
          <Link
            to="/runs/$id"
            params={{ id: delivery.executionId }}
            className="text-sm font-medium text-accent-text underline underline-offset-2"
          >
            Open the run
          </Link>
        )}
        <span className="flex-1" />
        <ReplayButton id={delivery.id} />
      </div>
      <section className="grid gap-2">
        <h3 className="text-sm font-semibold">Attempts</h3>
        {delivery.tries.length === 0 ? (
          <p className="text-sm text-ink-soft">No attempts yet.</p>
        ) : (
          <ol className="grid gap-2">
            {delivery.tries.map((attempt) => (
              <Attempt key={attempt.at} attempt={attempt} />
            ))}
          </ol>
        )}
      </section>
      <section className="grid gap-2">
        <h3 className="text-sm font-semibold">Body</h3>
        <CodeBlock code={visibleText(JSON.stringify(delivery.body, null, 2))} what="the body" />
      </section>
    </div>
  );
}

function ReplayButton({ id }: { id: string }) {
  const client = useQueryClient();
  const isAdmin = useIsAdmin();
  const replay = useChange({
    call: () => call("POST /api/integrations/webhook/deliveries/:id/replay", { params: { id } }),
    onSuccess: () => toast.success("Sending again with the same ID"),
    failureText: "Could not send it again.",
    onSettled: () => client.invalidateQueries({ queryKey: ["webhook-deliveries"] }),
  });
  return (
    isAdmin && (
      <Button size="sm" busy={replay.isPending} onClick={() => replay.mutate()}>
        {!replay.isPending && <RotateCw aria-hidden="true" />}
        Send again
      </Button>
    )
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  return (
    <li className="grid gap-1 rounded-lg border border-edge px-3 py-2 text-xs">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">{attempt.statusCode === null ? "No response" : `Response ${attempt.statusCode}`}</span>
        <span className="text-ink-soft">
          {formatDuration(attempt.durationMs)}, <RelativeTime at={attempt.at} />
        </span>
      </p>
      {attempt.error && <p className="break-words text-bad">{visibleText(attempt.error)}</p>}
      {attempt.response && <pre className="overflow-x-auto whitespace-pre-wrap text-ink-soft">{visibleText(attempt.response)}</pre>}
    </li>
  );
}
