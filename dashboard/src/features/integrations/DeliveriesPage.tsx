import type { WebhookDelivery } from "@gantry/contract/integrations/schemas.ts";
import { deliveryStatuses } from "@gantry/contract/integrations/constants.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FilterX, Webhook } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { OneFilter } from "../../ui/filters/Filters.tsx";
import { Pagination } from "../../ui/lists/Pagination.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { SettingsStack } from "../../frame/SettingsStack.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { BackLink } from "../../frame/BackLink.tsx";
import { DeliveryBadge } from "./DeliveryBadge.tsx";
import { DeliverySheet } from "./DeliverySheet.tsx";
import { deliveriesQuery } from "./queries.ts";
import { formatCounted } from "../../ui/text/format.ts";

const route = getRouteApi("/app/settings/integrations/deliveries");

/** The webhook's deliveries of the last 30 days. */
export function DeliveriesPage() {
  const { status } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (next: string | undefined) =>
    void navigate({
      search: (before) => ({ ...(before.project ? { project: before.project } : {}), ...statusSearch(next) }),
      replace: true,
    });
  return (
    <>
      <div className="px-4 pt-4 sm:px-6">
        <BackLink to="/settings/integrations">Integrations</BackLink>
      </div>
      <PageHeader title="Webhook deliveries" description="All deliveries of the last 30 days, newest first." />
      <div className="px-4 pb-3 sm:px-6">
        <OneFilter
          label="Status"
          value={status}
          onChoose={choose}
          options={deliveryStatuses.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
        />
      </div>
      <SettingsStack>
        <Deliveries status={status} onClear={() => choose(undefined)} />
      </SettingsStack>
    </>
  );
}

function statusSearch(value: string | undefined) {
  const status = deliveryStatuses.find((known) => known === value);
  return status ? { status } : {};
}

function Deliveries({ status, onClear }: { status: WebhookDelivery["status"] | undefined; onClear: () => void }) {
  const query = useInfiniteQuery(deliveriesQuery(status));
  const [openId, setOpenId] = useState<string>();
  const deliveries = query.data?.pages.flatMap((page) => page.data) ?? [];
  const counted = query.data?.pages[0]?.pagination;
  if (query.isPending) {
    return (
      <Card className="grid gap-3 p-5">
        <Loading label="Loading the deliveries" />
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
      </Card>
    );
  }
  if (query.isError && deliveries.length === 0) {
    return (
      <ErrorState title="The deliveries could not be loaded" onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (deliveries.length === 0) return <NoDeliveries status={status} onClear={onClear} />;
  return (
    <Card className="overflow-hidden">
      <ul aria-label="Deliveries, newest first" className="divide-y divide-edge">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpenId(delivery.id)} />
        ))}
      </ul>
      <div className="border-t border-edge">
        <Pagination
          shown={deliveries.length}
          total={counted?.total ?? deliveries.length}
          totalIsExact={counted?.totalIsExact !== false}
          noun={deliveries.length === 1 ? "delivery" : "deliveries"}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      </div>
      {openId && <DeliverySheet id={openId} onClose={() => setOpenId(undefined)} />}
    </Card>
  );
}

function NoDeliveries({ status, onClear }: { status: WebhookDelivery["status"] | undefined; onClear: () => void }) {
  return status ? (
    <EmptyState icon={<FilterX />} title={`No delivery is ${status}`} action={<Button onClick={onClear}>Show all</Button>} />
  ) : (
    <EmptyState icon={<Webhook />} title="Nothing has been sent yet">
      Link the webhook and start a run: each of its events appears here.
    </EmptyState>
  );
}

function DeliveryRow({ delivery, onOpen }: { delivery: WebhookDelivery; onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-left -outline-offset-2 hover:bg-hover sm:flex-nowrap sm:px-5"
      >
        <span className="w-24 shrink-0">
          <DeliveryBadge status={delivery.status} />
        </span>
        <code className="min-w-0 flex-1 basis-40 truncate text-xs font-medium">{delivery.event}</code>
        <span className="text-xs text-ink-soft">
          {formatCounted(delivery.attempts, "attempt")}
          {delivery.lastStatusCode !== null && `, answered ${delivery.lastStatusCode}`}
        </span>
        <RelativeTime at={delivery.createdAt} className="w-20 shrink-0 text-right text-xs text-ink-soft" />
      </button>
    </li>
  );
}
