import { zodResolver } from "@hookform/resolvers/zod";
import { OrganizationName } from "@gantry/contract/auth/schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ApiError, errorText } from "../../api/api-error.ts";
import { callPublic } from "../../api/client.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { EmailText, NameText, NewPasswordText } from "./form-fields.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { useAfterSignUp } from "./use-after-sign-up.ts";
import { WelcomeFrame, WelcomeLink } from "./WelcomeFrame.tsx";

const SignupForm = z.object({
  name: NameText,
  organizationName: z
    .string()
    .trim()
    .refine((name) => OrganizationName.safeParse(name).success, "Enter a name of 2 to 100 characters."),
  email: EmailText,
  password: NewPasswordText,
});
type SignupForm = z.infer<typeof SignupForm>;

export function SignupPage() {
  const form = useForm<SignupForm>({
    resolver: zodResolver(SignupForm),
    defaultValues: { name: "", organizationName: "", email: "", password: "" },
  });
  const enter = useAfterSignUp();
  const signup = useMutation({
    mutationFn: (body: SignupForm) => callPublic("POST /api/auth/signup", { body }),
    onSuccess: (session) => enter(session),
  });
  // What the server refused was about other entries than those that are wrong now.
  const submit = form.handleSubmit(
    (values) => signup.mutate(values),
    () => signup.reset(),
  );
  const { errors } = form.formState;
  return (
    <WelcomeFrame
      title="Create an organization"
      lead="One for your company or team. The first green run is minutes away."
      below={
        <>
          Already have an account? <WelcomeLink to="/login">Sign in</WelcomeLink>
        </>
      }
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        {signup.isError && (
          <Notice tone="bad" role="alert">
            {errorText(signup.error)}
            {signup.error instanceof ApiError && signup.error.status === 409 && (
              <>
                {" "}
                <Link to="/login" search={{ email: signup.variables.email }} className="font-medium underline underline-offset-2">
                  Sign in instead
                </Link>
              </>
            )}
          </Notice>
        )}
        <Field label="Your name" error={errors.name?.message}>
          <Input autoComplete="name" autoFocus {...form.register("name")} />
        </Field>
        <Field label="Organization" error={errors.organizationName?.message} hint="You can rename it later.">
          <Input autoComplete="organization" {...form.register("organizationName")} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <NewPasswordField form={form} />
        <Button tone="primary" size="lg" type="submit" busy={signup.isPending}>
          Create organization
        </Button>
      </form>
    </WelcomeFrame>
  );
}
