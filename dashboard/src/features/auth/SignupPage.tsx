import { zodResolver } from "@hookform/resolvers/zod";
import { api } from "@gantry/contract/api.ts";
import { Email, OrganizationName, passwordRules } from "@gantry/contract/auth.ts";
import { useMutation } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { ApiError, errorWords } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { signIn } from "../../api/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { WelcomeFrame } from "./WelcomeFrame.tsx";

const SignupForm = z.object({
  name: z.string().trim().min(1, "Enter your name.").max(100, "At most 100 characters."),
  organizationName: z
    .string()
    .trim()
    .refine((name) => OrganizationName.safeParse(name).success, "Enter a name of 2 to 100 characters."),
  email: z.string().refine((email) => Email.safeParse(email).success, "Enter an e-mail address such as ada@example.com."),
  password: z
    .string()
    .refine((password) => passwordRules.every((rule) => rule.test(password)), "The password does not meet every rule yet.")
    .refine((password) => password.length <= 256, "At most 256 characters."),
});
type SignupForm = z.infer<typeof SignupForm>;

/** An invitation names its organization already. */
const InvitedForm = SignupForm.extend({ organizationName: z.string() });

const route = getRouteApi("/welcome/signup");

export function SignupPage() {
  const { invite } = route.useSearch();
  const form = useForm<SignupForm>({
    resolver: zodResolver(invite ? InvitedForm : SignupForm),
    defaultValues: { name: "", organizationName: "", email: "", password: "" },
  });
  const password = useWatch({ control: form.control, name: "password" });
  const signup = useMutation({
    mutationFn: ({ organizationName, ...person }: SignupForm) =>
      call(api.auth.signup, { body: { ...person, ...(invite ? { inviteToken: invite } : { organizationName }) } }),
    onSuccess: (session) => signIn(session.token, true),
  });
  const { errors } = form.formState;
  return (
    <WelcomeFrame
      title={invite ? "Join your team" : "Create an organization"}
      lead={
        invite
          ? "You were invited. Make your account, and you are in."
          : "One for your company or team. The first green run is minutes away."
      }
      below={
        <>
          Already have an account?{" "}
          <Link to="/login" className="font-medium text-accent-text underline underline-offset-2">
            Sign in
          </Link>
        </>
      }
    >
      <form className="grid gap-4" noValidate onSubmit={form.handleSubmit((values) => signup.mutate(values))}>
        {signup.isError && (
          <Notice tone="bad" role="alert">
            {errorWords(signup.error)}
            {signup.error instanceof ApiError && signup.error.status === 409 && (
              <>
                {" "}
                <Link to="/login" className="font-medium underline underline-offset-2">
                  Sign in instead
                </Link>
              </>
            )}
          </Notice>
        )}
        <Field label="Your name" error={errors.name?.message}>
          <Input autoComplete="name" autoFocus {...form.register("name")} />
        </Field>
        {!invite && (
          <Field label="Organization" error={errors.organizationName?.message} hint="You can rename it later.">
            <Input autoComplete="organization" {...form.register("organizationName")} />
          </Field>
        )}
        <Field label="E-mail" error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          rulesFor={password}
          error={errors.password?.message}
          {...form.register("password")}
        />
        <Button tone="primary" size="lg" type="submit" busy={signup.isPending}>
          {invite ? "Join" : "Create organization"}
        </Button>
      </form>
    </WelcomeFrame>
  );
}
