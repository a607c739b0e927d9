import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ApiError, errorText } from "../../api/api-error.ts";
import { useToken } from "../../api/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { roleMeanings, roleLabels } from "../auth/role-labels.ts";
import { WelcomeFrame, WelcomeLink } from "../auth/WelcomeFrame.tsx";
import { AcceptInvitation } from "./AcceptInvitation.tsx";
import { JoinForm } from "./JoinForm.tsx";
import { SignInToJoin } from "./SignInToJoin.tsx";
import { shownInvitationQuery } from "./queries.ts";

const route = getRouteApi("/invite/$token");

/** Where an invitation's link leads: who invites, to what, and the way in for a new account and for one that exists. */
export function InvitePage() {
  const { token } = route.useParams();
  const isSignedIn = useToken() !== null;
  const invitation = useQuery(shownInvitationQuery(token));
  if (invitation.isPending) {
    return (
      <WelcomeFrame title="Your invitation" lead="One moment.">
        <Loading label="Loading the invitation" />
        <Skeleton className="h-24 w-full" />
      </WelcomeFrame>
    );
  }
  if (invitation.isError) {
    const isGone = invitation.error instanceof ApiError && invitation.error.status === 404;
    return (
      <WelcomeFrame
        title={isGone ? "This invitation does not work" : "The invitation could not be loaded"}
        lead={isGone ? "The link did not change anything." : "The invitation is not affected."}
        below={<WelcomeLink to="/login">Go to sign-in</WelcomeLink>}
      >
        <Notice tone="bad" role="alert">
          {isGone
            ? "This link was used, revoked or replaced by a newer one, or it is older than seven days. Ask for a new invitation."
            : errorText(invitation.error)}
        </Notice>
        {!isGone && (
          <Button size="lg" onClick={() => void invitation.refetch()}>
            Try again
          </Button>
        )}
      </WelcomeFrame>
    );
  }
  const offer = invitation.data;
  return (
    <WelcomeFrame title={`Join ${offer.organizationName}`} lead={`${offer.inviterName} invited you.`}>
      <dl className="grid gap-2 rounded-lg border border-edge bg-surface px-4 py-3 text-sm">
        <Fact name="Organization">{offer.organizationName}</Fact>
        <Fact name="Your role">
          {roleLabels[offer.role]}: {roleMeanings[offer.role]}
        </Fact>
        <Fact name="For">{offer.email}</Fact>
        <Fact name="Ends">
          <RelativeTime inWords at={offer.expiresAt} />
        </Fact>
      </dl>
      {isSignedIn ? (
        <AcceptInvitation token={token} offer={offer} />
      ) : offer.userExists ? (
        <SignInToJoin token={token} offer={offer} />
      ) : (
        <JoinForm token={token} offer={offer} />
      )}
    </WelcomeFrame>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
