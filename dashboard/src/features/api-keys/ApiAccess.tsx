import type { ApiKey } from "@gantry/contract/api-keys/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { useMinuteClock } from "../../ui/text/clock.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { roleLabels } from "../auth/role-labels.ts";
import { CreateKeyDialog } from "./CreateKeyDialog.tsx";
import { apiKeysQuery } from "./queries.ts";

/** API Access: a person's keys for automation. */
export function ApiAccess() {
  const keys = useQuery(apiKeysQuery());
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey>();
  return (
    <Card>
      <CardHeader
        title="API Access"
        description={
          <>
            Keys for pipelines and scripts, sent in the header <code className="text-xs">x-api-key</code>. A key has at most your own
            permissions.
          </>
        }
        actions={
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden="true" />
            Create key
          </Button>
        }
      />
      {keys.isPending ? (
        <div className="grid gap-3 p-5">
          <Loading label="Loading the keys" />
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2" />
        </div>
      ) : keys.isError ? (
        <ErrorState title="The keys could not be loaded" onRetry={() => void keys.refetch()} className="py-8">
          {errorText(keys.error)}
        </ErrorState>
      ) : keys.data.length === 0 ? (
        <EmptyState icon={<KeyRound />} title="No keys yet" className="py-8">
          Create a key to start runs from your pipeline.
        </EmptyState>
      ) : (
        <ul aria-label="Your keys" className="divide-y divide-edge">
          {keys.data.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      {creating && <CreateKeyDialog onClose={() => setCreating(false)} />}
      <RevokeDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />
    </Card>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const nowMs = useMinuteClock();
  const isExpired = apiKey.expiresAt !== null && Date.parse(apiKey.expiresAt) <= nowMs;
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 truncate font-medium">{apiKey.name}</span>
          <Badge>{roleLabels[apiKey.role]}</Badge>
          {isExpired && <Badge tone="warn">Expired</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
          <code>{apiKey.prefix}…</code>
          <span>
            Created <RelativeTime at={apiKey.createdAt} />
          </span>
          <span>{apiKey.lastUsedAt ? <>Used {<RelativeTime at={apiKey.lastUsedAt} />}</> : "Never used"}</span>
          {apiKey.expiresAt && !isExpired && (
            <span>
              Expires <RelativeTime at={apiKey.expiresAt} />
            </span>
          )}
        </p>
      </div>
      <IconButton label={`Revoke ${apiKey.name}`} onClick={onRevoke}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey | undefined; onClose: () => void }) {
  const client = useQueryClient();
  const revoke = useChange({
    call: (id: string) => call("DELETE /api/auth/api-keys/:id", { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries(apiKeysQuery());
      toast.success("Key revoked");
      onClose();
    },
    failureText: "Could not revoke the key.",
    onError: () => onClose(),
  });
  return (
    <ConfirmDialog
      open={apiKey !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`Revoke “${apiKey?.name ?? ""}”?`}
      confirmLabel="Revoke"
      busy={revoke.isPending}
      onConfirm={() => apiKey && revoke.mutate(apiKey.id)}
    >
      <p>Requests with this key will be rejected. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
