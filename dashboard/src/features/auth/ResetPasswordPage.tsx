import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ApiError, errorText } from "../../api/api-error.ts";
import { callPublic } from "../../api/client.ts";
import { signOut } from "../../api/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { NewPasswordText } from "./form-fields.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { WelcomeFrame, WelcomeLink } from "./WelcomeFrame.tsx";

const ResetForm = z.object({ password: NewPasswordText });
type ResetForm = z.infer<typeof ResetForm>;

const route = getRouteApi("/reset-password/$token");

export function ResetPasswordPage() {
  const { token } = route.useParams();
  const form = useForm<ResetForm>({ resolver: zodResolver(ResetForm), defaultValues: { password: "" } });
  const reset = useMutation({
    mutationFn: (values: ResetForm) => callPublic("POST /api/auth/reset-password", { body: { token, ...values } }),
    // Every session of the account has ended, this browser's too.
    onSuccess: () => signOut("signed-out"),
  });
  if (reset.isSuccess) {
    return (
      <WelcomeFrame title="Password changed" lead="You have been signed out everywhere. Sign in with your new password.">
        <Button tone="primary" size="lg" asChild>
          <Link to="/login">Sign in</Link>
        </Button>
      </WelcomeFrame>
    );
  }
  return (
    <WelcomeFrame
      title="A new password"
      lead="Setting a new password signs you out on all devices."
      below={<WelcomeLink to="/login">Back to sign-in</WelcomeLink>}
    >
      <form className="grid gap-4" noValidate onSubmit={form.handleSubmit((values) => reset.mutate(values))}>
        {reset.isError && (
          <Notice tone="bad" role="alert">
            {errorText(reset.error)}{" "}
            {reset.error instanceof ApiError && reset.error.status === 400 && (
              <Link to="/forgot-password" className="font-medium underline underline-offset-2">
                Request a new link
              </Link>
            )}
          </Notice>
        )}
        <NewPasswordField form={form} label="New password" autoFocus />
        <Button tone="primary" size="lg" type="submit" busy={reset.isPending}>
          Set password
        </Button>
      </form>
    </WelcomeFrame>
  );
}
