import { useMutation } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { useForm, useWatch } from "react-hook-form";
import { ApiError, errorText } from "../../api/api-error.ts";
import { callPublic } from "../../api/client.ts";
import { readSignOutReason, signIn } from "../../api/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { LockNotice } from "./LockNotice.tsx";
import { WelcomeFrame, WelcomeLink } from "./WelcomeFrame.tsx";

/** Two fields that must not be empty. A schema library would be a tenth of what the very first page loads. */
interface LoginForm {
  email: string;
  password: string;
  remember: boolean;
}

const route = getRouteApi("/welcome/login");

export function LoginPage() {
  const search = route.useSearch();
  const form = useForm<LoginForm>({ defaultValues: { email: search.email ?? "", password: "", remember: true } });
  const login = useMutation({
    mutationFn: ({ email, password }: LoginForm) => callPublic("POST /api/auth/login", { body: { email: email.trim(), password } }),
    // The routes are evaluated again when the session changes and redirect to the requested page.
    onSuccess: (session, { remember }) => signIn(session.token, remember),
  });
  const email = useWatch({ control: form.control, name: "email" });
  const { errors } = form.formState;
  return (
    <WelcomeFrame
      title="Sign in"
      lead="Welcome back."
      below={
        <>
          New here? <WelcomeLink to="/signup">Create an organization</WelcomeLink>
        </>
      }
    >
      <form className="grid gap-4" noValidate onSubmit={form.handleSubmit((values) => login.mutate(values))}>
        {login.isError ? (
          <SignInFailure error={login.error} at={login.submittedAt} email={login.variables.email.trim()} />
        ) : (
          readSignOutReason() === "expired" &&
          search.back && <Notice>Your session has ended. Sign in to continue where you left off.</Notice>
        )}
        <Field label="Email" error={errors.email?.message}>
          <Input
            type="email"
            autoComplete="username"
            autoFocus={!search.email}
            {...form.register("email", { validate: (email) => email.trim() !== "" || "Enter your email address." })}
          />
        </Field>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register("password", { required: "Enter your password." })}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
          <label className="flex items-center gap-2">
            <Checkbox defaultChecked onCheckedChange={(checked) => form.setValue("remember", checked === true)} />
            Stay signed in
          </label>
          <Link
            to="/forgot-password"
            search={email.trim() ? { email: email.trim() } : {}}
            className="font-medium text-accent-text underline underline-offset-2"
          >
            Forgot your password?
          </Link>
        </div>
        <Button tone="primary" size="lg" type="submit" busy={login.isPending}>
          Sign in
        </Button>
      </form>
    </WelcomeFrame>
  );
}

/** Why the sign-in failed, with what can be done about it. */
function SignInFailure({ error, at, email }: { error: Error; at: number; email: string }) {
  const { code, retryAfterSeconds = null } = error instanceof ApiError ? error : {};
  if (code === "ACCOUNT_LOCKED" && retryAfterSeconds !== null) return <LockNotice key={at} seconds={retryAfterSeconds} />;
  return (
    <Notice tone="bad" role="alert">
      {errorText(error)}
      {code === "EMAIL_NOT_VERIFIED" && (
        <>
          {" "}
          <Link to="/verify-email" search={{ email }} className="font-medium underline underline-offset-2">
            Send the email again
          </Link>
        </>
      )}
    </Notice>
  );
}
