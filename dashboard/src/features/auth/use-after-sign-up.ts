import type { Session } from "@gantry/contract/auth/schemas.ts";
import { useNavigate } from "@tanstack/react-router";
import { signIn } from "../../api/session.ts";

/** What follows a sign-up: in with the new session, or first to the mail that verifies the address. */
export function useAfterSignUp(): (session: Session) => void {
  const navigate = useNavigate();
  return (session) => {
    if (session.verificationRequired) void navigate({ to: "/verify-email", search: { email: session.user.email } });
    else signIn(session.token, true);
  };
}
