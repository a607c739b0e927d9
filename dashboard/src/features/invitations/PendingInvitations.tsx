import { api } from "@gantry/contract/api.ts";
import type { Invitation, MailOutcome } from "@gantry/contract/invitations.ts";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { MailPlus, UserPlus, X } from "lucide-react";
import { useState } from "react";
import { errorWords } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Pagination } from "../../ui/Pagination.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { Loading, Skeleton } from "../../ui/Skeleton.tsx";
import { toast } from "../../ui/Toaster.tsx";
import { roleWords } from "../auth/role-words.ts";
import { invitationsQuery } from "./queries.ts";

/** Invitations that nobody has used yet. For admins. */
export function PendingInvitations({ onInvite }: { onInvite: () => void }) {
  const query = useInfiniteQuery(invitationsQuery());
  const invitations = query.data?.pages.flatMap((page) => page.invitations) ?? [];
  const total = query.data?.pages[0]?.pagination.total ?? invitations.length;
  return (
    <Card>
      <CardHeader title="Pending invitations" description="Sent and not used yet. Each works once, for seven days." />
      {query.isPending ? (
        <div className="grid gap-3 p-5">
          <Loading label="Loading the invitations" />
          <Skeleton className="w-1/2" />
        </div>
      ) : query.isError && invitations.length === 0 ? (
        <ErrorState title="The invitations could not be loaded" onRetry={() => void query.refetch()} className="py-8">
          {errorWords(query.error)}
        </ErrorState>
      ) : invitations.length === 0 ? (
        <EmptyState
          icon={<MailPlus />}
          title="No pending invitations"
          className="py-8"
          action={
            <Button onClick={onInvite}>
              <UserPlus aria-hidden="true" />
              Invite somebody
            </Button>
          }
        >
          Whoever you invite appears here until they join.
        </EmptyState>
      ) : (
        <ul aria-label="Pending invitations" className="divide-y divide-edge">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Pagination
          shown={invitations.length}
          total={total}
          totalIsExact={query.data?.pages[0]?.pagination.totalIsExact !== false}
          noun="invitations"
          hasMore
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </Card>
  );
}

const mailWords: Partial<Record<MailOutcome, string>> = { delayed: "Mail delayed", failed: "Mail failed", logged: "Mail not sent" };

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { mail } = invitation;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => call(api.invitations.revoke, { params: { id: invitation.id } }),
    onSuccess: () => toast.success("Invitation revoked"),
    onError: (error) => toast.error(`The invitation was not revoked. ${errorWords(error)}`),
    onSettled: async () => {
      await client.invalidateQueries(invitationsQuery());
      setAsking(false);
    },
  });
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 truncate font-medium">{invitation.email}</span>
          <Badge>{roleWords[invitation.role]}</Badge>
          {mail && mailWords[mail.status] && <Badge tone="warn">{mailWords[mail.status]}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
          <span>
            by {invitation.inviterName} <RelativeTime at={invitation.createdAt} />
          </span>
          <span>
            ends <RelativeTime at={invitation.expiresAt} />
          </span>
        </p>
        {mail?.message && <p className="mt-1 text-xs text-ink-soft">{mail.message}</p>}
      </div>
      <Button size="sm" tone="quiet" aria-label={`Revoke the invitation of ${invitation.email}`} onClick={() => setAsking(true)}>
        <X aria-hidden="true" />
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Revoke the invitation of ${invitation.email}?`}
        confirmLabel="Revoke"
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
      >
        <p>The link in the mail stops working and the seat is free again. You can invite the address once more at any time.</p>
      </ConfirmDialog>
    </li>
  );
}
