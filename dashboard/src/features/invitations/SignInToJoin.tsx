import type { ShownInvitation } from "@gantry/contract/invitations/schemas.ts";
import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/Button.tsx";

/** The invited address has an account: its owner signs in and returns to accept. */
export function SignInToJoin({ token, offer }: { token: string; offer: ShownInvitation }) {
  return (
    <>
      <p className="text-sm text-ink-soft">You already have an account with this address. Sign in to accept the invitation.</p>
      <Button tone="primary" size="lg" asChild>
        <Link to="/login" search={{ email: offer.email, back: `/invite/${encodeURIComponent(token)}` }}>
          Sign in to join
        </Link>
      </Button>
    </>
  );
}
