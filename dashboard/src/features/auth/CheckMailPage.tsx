import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { callPublic } from "../../api/client.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { EmailForm } from "./form-fields.ts";
import { WelcomeFrame, WelcomeLink } from "./WelcomeFrame.tsx";

const route = getRouteApi("/verify-email");

/** Shown after sign-up until the email address is verified. Can resend the mail. */
export function CheckMailPage() {
  const { email } = route.useSearch();
  const form = useForm<EmailForm>({ resolver: zodResolver(EmailForm), defaultValues: { email: email ?? "" } });
  const resend = useMutation({ mutationFn: (body: EmailForm) => callPublic("POST /api/auth/resend-verification", { body }) });
  return (
    <WelcomeFrame
      title="Verify your email"
      lead={email ? `We sent a link to ${email}. Open it to continue.` : "Open the link in the email that we sent you."}
      below={<WelcomeLink to="/login">Back to sign-in</WelcomeLink>}
    >
      <form className="grid gap-4" noValidate onSubmit={form.handleSubmit((values) => resend.mutate(values))}>
        <FailureNotice error={resend.error} />
        {resend.isSuccess && (
          <Notice tone="ok" role="status">
            If this address still has to be verified, a new link is on its way. Check your spam folder too.
          </Notice>
        )}
        <Field label="Email" error={form.formState.errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <Button size="lg" type="submit" busy={resend.isPending}>
          Send the email again
        </Button>
      </form>
    </WelcomeFrame>
  );
}
