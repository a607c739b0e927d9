import type { Invitation } from "@gantry/contract/invitations/schemas.ts";
import type { MailOutcome } from "@gantry/contract/invitations/constants.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Link2, Send, X } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { ConfirmChange } from "../../forms/ConfirmChange.tsx";
import { Badge, type Tone } from "../../ui/figures/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { roleLabels } from "../auth/role-labels.ts";
import { type HandedLink, LinkDialog } from "./LinkDialog.tsx";
import { notMailed } from "./InviteDialog.tsx";
import { invitationsQuery } from "./queries.ts";

const mailStyles: Record<MailOutcome, { tone: Tone; label: string }> = {
  queued: { tone: "busy", label: "Sending" },
  delayed: { tone: "warn", label: "Email delayed" },
  sent: { tone: "ok", label: "Mailed" },
  failed: { tone: "bad", label: "Email failed" },
  logged: { tone: "warn", label: "Not emailed" },
};

/** Sends the invitation again, or creates a link for it. `onLink`: what the admin has to hand over. */
function useNewLink({ id, email, mail }: Invitation, refresh: () => Promise<unknown>, onLink: (link: HandedLink) => void) {
  const resend = useChange({
    call: () => call("POST /api/invitations/:id/resend", { params: { id } }),
    onSuccess: ({ invitation: { inviteUrl } }) => {
      if (inviteUrl === null)
        toast.success(`A new invitation is being emailed to ${email}. The link in the earlier email no longer works.`);
      else onLink({ email, url: inviteUrl, because: `${notMailed} The earlier link no longer works.` });
    },
    failureText: "Could not resend the invitation.",
    onSettled: refresh,
  });
  const link = useChange({
    call: () => call("POST /api/invitations/:id/link", { params: { id } }),
    onSuccess: ({ data }) =>
      onLink({
        email,
        url: data.inviteUrl,
        because: `This is a new link. It is shown only once. Links copied earlier no longer work.${mail?.status === "sent" ? " The link in the email still does." : ""}`,
      }),
    failureText: "Could not create a link.",
    onSettled: refresh,
  });
  return { resend, link };
}

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email } = invitation;
  const client = useQueryClient();
  const [revoking, setRevoking] = useState(false);
  const [handed, setHanded] = useState<HandedLink>();
  const refresh = () => client.invalidateQueries(invitationsQuery());
  const { resend, link } = useNewLink(invitation, refresh, setHanded);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2.5 sm:px-5">
      <About invitation={invitation} />
      <div className="-ml-2 flex flex-wrap items-center sm:ml-0">
        <Button size="sm" tone="quiet" busy={link.isPending} aria-label={`Copy a link for ${email}`} onClick={() => link.mutate()}>
          {!link.isPending && <Link2 aria-hidden="true" />}
          Copy link
        </Button>
        <Button
          size="sm"
          tone="quiet"
          busy={resend.isPending}
          aria-label={`Resend the invitation of ${email}`}
          onClick={() => resend.mutate()}
        >
          {!resend.isPending && <Send aria-hidden="true" />}
          Resend
        </Button>
        <Button size="sm" tone="quiet" aria-label={`Revoke the invitation of ${email}`} onClick={() => setRevoking(true)}>
          <X aria-hidden="true" />
          Revoke
        </Button>
      </div>
      <ConfirmChange
        open={revoking}
        onClose={() => setRevoking(false)}
        title={`Revoke the invitation of ${email}?`}
        confirmLabel="Revoke"
        call={() => call("DELETE /api/invitations/:id", { params: { id } })}
        done="Invitation revoked"
        failed="Could not revoke the invitation."
        refresh={refresh}
      >
        <p>Its links stop working and the seat becomes free. You can invite this address again at any time.</p>
      </ConfirmChange>
      {handed && <LinkDialog link={handed} onClose={() => setHanded(undefined)} />}
    </li>
  );
}

function About({ invitation }: { invitation: Invitation }) {
  const { mail } = invitation;
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 truncate font-medium">{invitation.email}</span>
        <Badge>{roleLabels[invitation.role]}</Badge>
        {mail && <Badge tone={mailStyles[mail.status].tone}>{mailStyles[mail.status].label}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
        <span>
          by {invitation.inviterName} <RelativeTime at={invitation.createdAt} />
        </span>
        <span>
          expires <RelativeTime at={invitation.expiresAt} />
        </span>
      </p>
      {mail?.message && <p className="mt-1 text-xs text-ink-soft">{mail.message}</p>}
    </div>
  );
}
