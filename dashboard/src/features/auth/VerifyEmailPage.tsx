import { useMutation } from "@tanstack/react-query";
import { Link, getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { errorText } from "../../api/api-error.ts";
import { callPublic } from "../../api/client.ts";
import { signIn } from "../../api/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { WelcomeFrame } from "./WelcomeFrame.tsx";

const route = getRouteApi("/verify-email/$token");

/** The target of the link in the verification mail. Uses the link immediately and signs the user in. */
export function VerifyEmailPage() {
  const { token } = route.useParams();
  const navigate = useNavigate();
  const begun = useRef(false);
  const verify = useMutation({
    mutationFn: () => callPublic("POST /api/auth/verify-email", { body: { token } }),
    onSuccess: (session) => {
      signIn(session.token, true);
      toast.success("Your email is verified");
      void navigate({ to: "/" });
    },
  });
  const { mutate } = verify;
  useEffect(() => {
    // The link works once: a second drawing must not use it again.
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);
  if (verify.isError) {
    return (
      <WelcomeFrame title="The link does not work" lead="It has expired, was already used, or is incomplete.">
        <Notice tone="bad" role="alert">
          {errorText(verify.error)}
        </Notice>
        <Button tone="primary" size="lg" asChild>
          <Link to="/verify-email">Request a new link</Link>
        </Button>
        <Button size="lg" asChild>
          <Link to="/login">Sign in</Link>
        </Button>
      </WelcomeFrame>
    );
  }
  return (
    <WelcomeFrame title="Verifying your email" lead="One moment.">
      <Loading label="Verifying" />
      <Skeleton className="h-10 w-full" />
    </WelcomeFrame>
  );
}
