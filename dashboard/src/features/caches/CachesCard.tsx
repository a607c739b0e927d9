import type { StoredCaches } from "@gantry/contract/caches/stored-schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Package } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { ConfirmChange } from "../../forms/ConfirmChange.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { formatBytes, formatCounted } from "../../ui/text/format.ts";
import { useMayWrite } from "../auth/queries.ts";
import { CardContent } from "../../frame/CardContent.tsx";
import { CacheRow } from "./CacheRow.tsx";
import { cachesQuery } from "./queries.ts";

const shownFirst = 10;

export function CachesCard({ projectId }: { projectId: string }) {
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const caches = useQuery(cachesQuery(projectId));
  const [asking, setAsking] = useState(false);
  const total = caches.data?.total ?? 0;
  const refresh = () => client.invalidateQueries(cachesQuery(projectId));
  return (
    <Card>
      <CardHeader
        title="Stored caches"
        description="Folders that runs have saved on the workers."
        actions={
          mayWrite &&
          total > 0 && (
            <Button tone="danger" onClick={() => setAsking(true)}>
              Clear all
            </Button>
          )
        }
      />
      <CardContent query={caches} what="caches">
        {(data) => <CacheList projectId={projectId} stored={data} mayWrite={mayWrite} refresh={refresh} />}
      </CardContent>
      <ConfirmChange
        open={asking}
        onClose={() => setAsking(false)}
        title={`Clear ${formatCounted(total, "cache")}?`}
        confirmLabel="Clear all"
        call={() => call("DELETE /api/projects/:id/caches", { params: { id: projectId }, query: {} })}
        done="Caches cleared"
        failed="Could not clear the caches."
        refresh={refresh}
      >
        <p>
          Runs that start from now on do not restore them, and save their own. Runs that are restoring one now continue. This cannot be
          undone.
        </p>
      </ConfirmChange>
    </Card>
  );
}

interface ListProps {
  projectId: string;
  stored: StoredCaches;
  mayWrite: boolean;
  refresh: () => Promise<unknown>;
}

function CacheList({ projectId, stored: { caches, total, totalBytes }, mayWrite, refresh }: ListProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (caches.length === 0)
    return (
      <EmptyState icon={<Package />} title="No caches yet" className="py-8">
        The first run with a cache that passes saves it.
      </EmptyState>
    );
  const shown = showsAll ? caches : caches.slice(0, shownFirst);
  return (
    <>
      <ul aria-label="Stored caches" className="divide-y divide-edge">
        {shown.map((cache) => (
          <CacheRow key={cache.id} projectId={projectId} cache={cache} mayWrite={mayWrite} refresh={refresh} />
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-3 border-t border-edge px-4 py-2.5 text-xs text-ink-soft sm:px-5">
        {formatCounted(total, "cache")}, {formatBytes(totalBytes)}
        {total > caches.length && ` · the ${caches.length} used last are listed`}
        {shown.length < caches.length && (
          <Button size="sm" onClick={() => setShowsAll(true)}>
            Show {caches.length - shown.length} more
          </Button>
        )}
      </p>
    </>
  );
}
