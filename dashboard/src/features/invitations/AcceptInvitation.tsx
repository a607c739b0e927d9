import type { ShownInvitation } from "@gantry/contract/invitations/schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { call } from "../../api/client.ts";
import { signOut } from "../../api/session.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { useMe } from "../auth/queries.ts";
import { moveTo } from "../organizations/move-to.ts";

/** For a signed-in person: joins with this account, or says that the invitation is for another address. */
export function AcceptInvitation({ token, offer }: { token: string; offer: ShownInvitation }) {
  const me = useMe();
  const accept = useMutation({
    mutationFn: () => call("POST /api/invitations/accept", { body: { token } }),
    onSuccess: (session) => moveTo(session.token),
  });
  if (!me) return <Skeleton className="h-10 w-full" />;
  if (me.email.toLowerCase() !== offer.email.toLowerCase()) {
    return (
      <>
        <Notice tone="warn">
          You are signed in as {me.email}. The invitation is for {offer.email}.
        </Notice>
        <Button tone="primary" size="lg" onClick={() => signOut("signed-out")}>
          Sign out and continue
        </Button>
        <Button size="lg" asChild>
          <Link to="/">Stay signed in</Link>
        </Button>
      </>
    );
  }
  return (
    <>
      <FailureNotice error={accept.error} />
      <Button tone="primary" size="lg" busy={accept.isPending} onClick={() => accept.mutate()}>
        Join {offer.organizationName}
      </Button>
      <p className="text-sm text-ink-soft">
        You remain a member of {me.organization.name}. You can switch organizations at the top of the sidebar.
      </p>
    </>
  );
}
