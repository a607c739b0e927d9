import type { AuditFilter } from "@gantry/contract/audit/schemas.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Download, FilterX, ScrollText, X } from "lucide-react";
import { useMemo, useRef } from "react";
import { errorText } from "../../api/api-error.ts";
import { callForBlob } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { DateFilter } from "../../ui/filters/DateFilter.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { OneFilter } from "../../ui/filters/Filters.tsx";
import { TextFilter } from "../../ui/fields/TextFilter.tsx";
import { localDay } from "../../ui/text/days.ts";
import { Pagination } from "../../ui/lists/Pagination.tsx";
import { saveBlob } from "../../ui/save-blob.ts";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { SettingsStack } from "../../frame/SettingsStack.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { AuditRow } from "./AuditRow.tsx";
import { useIsAdmin } from "../auth/queries.ts";
import { auditQuery } from "./queries.ts";
import { auditNouns, toAuditFilter } from "./audit-filter.ts";
import { type AuditSearch, readAuditSearch } from "./search.ts";

const route = getRouteApi("/app/settings/audit");
const none: Record<keyof AuditSearch, undefined> = { on: undefined, actor: undefined, from: undefined, to: undefined };

const header = { title: "Audit log", description: "Who changed what, and when. Entries cannot be changed." };

export function AuditPage() {
  if (useIsAdmin()) return <AuditLog />;
  return (
    <>
      <PageHeader {...header} />
      <SettingsStack>
        <Notice tone="idle">Only admins can read the audit log.</Notice>
      </SettingsStack>
    </>
  );
}

function AuditLog() {
  const { on, actor, from, to } = route.useSearch();
  const filter = useMemo(
    () => toAuditFilter({ ...(on ? { on } : {}), ...(actor ? { actor } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) }),
    [on, actor, from, to],
  );
  const navigate = route.useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const change = (part: Partial<Record<keyof AuditSearch, string | undefined>>) =>
    void navigate({ search: (before) => readAuditSearch({ ...before, ...part }), replace: true });
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <PageHeader {...header} actions={<ExportButton filter={filter} />} />
      <div className="flex flex-wrap items-center gap-1.5 px-4 pb-3 sm:px-6">
        <TextFilter
          label="Whose changes"
          placeholder="Email address or ID"
          text={actor ?? ""}
          onText={(text) => change({ actor: text || undefined })}
          field={field}
        />
        <OneFilter
          label="About"
          value={on}
          onChoose={(noun) => change({ on: noun })}
          options={Object.entries(auditNouns).map(([value, label]) => ({ value, label }))}
        />
        <DateFilter from={from} to={to} onChange={change} />
        {isFiltered && (
          <Button tone="quiet" size="sm" onClick={() => change(none)}>
            <X aria-hidden="true" />
            Clear
          </Button>
        )}
      </div>
      <SettingsStack>
        <Entries filter={filter} isFiltered={isFiltered} onClear={() => change(none)} />
      </SettingsStack>
    </>
  );
}

function Entries({ filter, isFiltered, onClear }: { filter: AuditFilter; isFiltered: boolean; onClear: () => void }) {
  const query = useInfiniteQuery(auditQuery(filter));
  const entries = query.data?.pages.flatMap((page) => page.data) ?? [];
  const counted = query.data?.pages[0]?.pagination;
  if (query.isPending) {
    return (
      <Card className="grid gap-3 p-5">
        <Loading label="Loading the entries" />
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
        <Skeleton className="w-3/5" />
      </Card>
    );
  }
  if (query.isError && entries.length === 0) {
    return (
      <ErrorState title="The audit log could not be loaded" onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (entries.length === 0) {
    return isFiltered ? (
      <EmptyState icon={<FilterX />} title="No entry matches these filters" action={<Button onClick={onClear}>Clear the filters</Button>}>
        Enter complete email addresses. Try a wider date range or remove a filter.
      </EmptyState>
    ) : (
      <EmptyState icon={<ScrollText />} title="No entries yet">
        Changes to members, keys, settings and integrations appear here.
      </EmptyState>
    );
  }
  return (
    <Card className="overflow-hidden">
      <ul aria-label="Entries, newest first" className="divide-y divide-edge">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <div className="border-t border-edge">
        <Pagination
          shown={entries.length}
          total={counted?.total ?? entries.length}
          totalIsExact={counted?.totalIsExact !== false}
          noun={entries.length === 1 ? "entry" : "entries"}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      </div>
    </Card>
  );
}

function ExportButton({ filter }: { filter: AuditFilter }) {
  const download = useChange({
    call: () => callForBlob("GET /api/audit/export", { query: filter }),
    onSuccess: (blob) => saveBlob(blob, `gantry-audit-${localDay(Date.now())}.csv`),
    failureText: "Could not create the file.",
  });
  return (
    <Button busy={download.isPending} onClick={() => download.mutate()}>
      {!download.isPending && <Download aria-hidden="true" />}
      Download CSV
    </Button>
  );
}
