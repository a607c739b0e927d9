import type { WorkerToken } from "@gantry/contract/workers/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { workersQuery, workerTokensQuery } from "./queries.ts";

/** The tokens that workers connect with. */
export function WorkerTokens() {
  const tokens = useQuery(workerTokensQuery());
  const [revoking, setRevoking] = useState<WorkerToken>();
  if (tokens.isPending || (tokens.data && tokens.data.length === 0)) return null;
  return (
    <Card>
      <CardHeader
        title="Worker tokens"
        description="Workers connect with these. Anyone with a token can take this organization's runs and read their secrets."
      />
      {tokens.isError ? (
        <ErrorState title="The tokens could not be loaded" onRetry={() => void tokens.refetch()} className="py-8">
          {errorText(tokens.error)}
        </ErrorState>
      ) : (
        <ul aria-label="Worker tokens, newest first" className="divide-y divide-edge">
          {tokens.data.map((token) => (
            <li key={token.id} className="flex items-center gap-3 px-4 py-2.5 sm:px-5">
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{token.name}</p>
                <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
                  <span>
                    Created <RelativeTime at={token.createdAt} />
                  </span>
                  <span>{token.lastUsedAt ? <>Used {<RelativeTime at={token.lastUsedAt} />}</> : "Never used"}</span>
                </p>
              </div>
              <IconButton label={`Revoke ${token.name}`} onClick={() => setRevoking(token)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <RevokeDialog token={revoking} onClose={() => setRevoking(undefined)} />
    </Card>
  );
}

function RevokeDialog({ token, onClose }: { token: WorkerToken | undefined; onClose: () => void }) {
  const client = useQueryClient();
  const revoke = useChange({
    call: (id: string) => call("DELETE /api/worker-tokens/:id", { params: { id } }),
    onSuccess: async () => {
      onClose();
      await Promise.all([client.invalidateQueries(workerTokensQuery()), client.invalidateQueries(workersQuery())]);
      toast.success("Token revoked");
    },
    failureText: "The token could not be revoked.",
    onError: () => onClose(),
  });
  return (
    <ConfirmDialog
      open={token !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`Revoke “${token?.name ?? ""}”?`}
      confirmLabel="Revoke"
      busy={revoke.isPending}
      onConfirm={() => token && revoke.mutate(token.id)}
    >
      <p>Workers with this token are rejected within five seconds. Their runs start again on other workers. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
