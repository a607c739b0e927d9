import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { MailCheck } from "lucide-react";
import { useForm } from "react-hook-form";
import { callPublic } from "../../api/client.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { EmailForm } from "./form-fields.ts";
import { WelcomeFrame, WelcomeLink } from "./WelcomeFrame.tsx";

const route = getRouteApi("/forgot-password");

/** Requests the mail that sets a new password. The response is the same whether an account exists or not. */
export function ForgotPasswordPage() {
  const { email } = route.useSearch();
  const form = useForm<EmailForm>({ resolver: zodResolver(EmailForm), defaultValues: { email: email ?? "" } });
  const ask = useMutation({ mutationFn: (body: EmailForm) => callPublic("POST /api/auth/forgot-password", { body }) });
  const below = <WelcomeLink to="/login">Back to sign-in</WelcomeLink>;
  if (ask.isSuccess) {
    return (
      <WelcomeFrame
        title="Check your email"
        lead={`If ${ask.variables.email.trim()} has an account here, a link is on its way.`}
        below={below}
      >
        <Notice tone="idle" role="status">
          The link sets a new password, works once and for one hour. No email? Check your spam folder and that you entered the address you
          signed up with.
        </Notice>
        <Button onClick={() => ask.reset()}>
          <MailCheck aria-hidden="true" />
          Send again
        </Button>
      </WelcomeFrame>
    );
  }
  return (
    <WelcomeFrame title="Forgot your password?" lead="Enter your email address. We send you a link to set a new password." below={below}>
      <form className="grid gap-4" noValidate onSubmit={form.handleSubmit((values) => ask.mutate(values))}>
        <FailureNotice error={ask.error} />
        <Field label="Email" error={form.formState.errors.email?.message}>
          <Input type="email" autoComplete="username" autoFocus {...form.register("email")} />
        </Field>
        <Button tone="primary" size="lg" type="submit" busy={ask.isPending}>
          Send the link
        </Button>
      </form>
    </WelcomeFrame>
  );
}
