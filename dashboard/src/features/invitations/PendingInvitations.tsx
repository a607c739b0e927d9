import { useInfiniteQuery } from "@tanstack/react-query";
import { MailPlus, UserPlus } from "lucide-react";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Pagination } from "../../ui/lists/Pagination.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { InvitationRow } from "./InvitationRow.tsx";
import { invitationsQuery } from "./queries.ts";

export function PendingInvitations({ onInvite }: { onInvite: () => void }) {
  const query = useInfiniteQuery(invitationsQuery());
  const invitations = query.data?.pages.flatMap((page) => page.invitations) ?? [];
  const total = query.data?.pages[0]?.pagination.total ?? invitations.length;
  return (
    <Card>
      <CardHeader title="Pending invitations" description="Not accepted yet. Each link works once and expires after seven days." />
      {query.isPending ? (
        <div className="grid gap-3 p-5">
          <Loading label="Loading the invitations" />
          <Skeleton className="w-1/2" />
        </div>
      ) : query.isError && invitations.length === 0 ? (
        <ErrorState title="The invitations could not be loaded" onRetry={() => void query.refetch()} className="py-8">
          {errorText(query.error)}
        </ErrorState>
      ) : invitations.length === 0 ? (
        <EmptyState
          icon={<MailPlus />}
          title="No pending invitations"
          className="py-8"
          action={
            <Button onClick={onInvite}>
              <UserPlus aria-hidden="true" />
              Invite a member
            </Button>
          }
        >
          People you invite appear here until they join.
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
