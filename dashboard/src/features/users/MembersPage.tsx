import { unlimited } from "@gantry/contract/plans/constants.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Pagination } from "../../ui/lists/Pagination.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { useIsAdmin, useMe } from "../auth/queries.ts";
import { InviteDialog } from "../invitations/InviteDialog.tsx";
import { PendingInvitations } from "../invitations/PendingInvitations.tsx";
import { SettingsStack } from "../../frame/SettingsStack.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { MemberRow } from "./MemberRow.tsx";
import { usersQuery } from "./queries.ts";
import { formatCount } from "../../ui/text/format.ts";

export function MembersPage() {
  const isAdmin = useIsAdmin();
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <PageHeader
        title="Members"
        description="Members of the organization and their roles."
        actions={
          isAdmin && (
            <Button tone="primary" onClick={() => setInviting(true)}>
              <UserPlus aria-hidden="true" />
              Invite
            </Button>
          )
        }
      />
      <SettingsStack>
        <Members isAdmin={isAdmin} />
        {isAdmin && <PendingInvitations onInvite={() => setInviting(true)} />}
      </SettingsStack>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

function Members({ isAdmin }: { isAdmin: boolean }) {
  const me = useMe();
  const query = useInfiniteQuery(usersQuery());
  const members = query.data?.pages.flatMap((page) => page.users) ?? [];
  const total = query.data?.pages[0]?.pagination.total;
  return (
    <Card>
      <CardHeader title="People" description={me && total !== undefined && seatsText(total, me.organization.limits.maxUsers)} />
      {query.isPending ? (
        <div className="grid gap-3 p-5">
          <Loading label="Loading the members" />
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2" />
        </div>
      ) : query.isError && members.length === 0 ? (
        <ErrorState title="The members could not be loaded" onRetry={() => void query.refetch()} className="py-8">
          {errorText(query.error)}
        </ErrorState>
      ) : (
        <>
          <ul aria-label="Members, oldest first" className="divide-y divide-edge">
            {members.map((member) => (
              <MemberRow key={member.id} member={member} isMe={member.id === me?.id} isAdmin={isAdmin} />
            ))}
          </ul>
          {query.hasNextPage && (
            <Pagination
              shown={members.length}
              total={total ?? members.length}
              totalIsExact={query.data?.pages[0]?.pagination.totalIsExact !== false}
              noun="members"
              hasMore
              isLoading={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
          )}
        </>
      )}
    </Card>
  );
}

function seatsText(taken: number, seats: number): string {
  if (seats >= unlimited) return "The plan has no member limit.";
  return `${formatCount(taken)} of the plan's ${formatCount(seats)} seats; pending invitations take one each.`;
}
