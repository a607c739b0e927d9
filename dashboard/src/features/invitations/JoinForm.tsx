import { zodResolver } from "@hookform/resolvers/zod";
import type { ShownInvitation } from "@gantry/contract/invitations/schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { callPublic } from "../../api/client.ts";
import { moveTo } from "../organizations/move-to.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { NameText, NewPasswordText } from "../auth/form-fields.ts";
import { NewPasswordField } from "../auth/NewPasswordField.tsx";
import { useAfterSignUp } from "../auth/use-after-sign-up.ts";

const Joining = z.object({ name: NameText, password: NewPasswordText });
type Joining = z.infer<typeof Joining>;

/** Creates the account of an invited person, with the invitation's address. */
export function JoinForm({ token, offer }: { token: string; offer: ShownInvitation }) {
  const form = useForm<Joining>({ resolver: zodResolver(Joining), defaultValues: { name: "", password: "" } });
  const enter = useAfterSignUp();
  const join = useMutation({
    mutationFn: (values: Joining) => callPublic("POST /api/auth/signup", { body: { ...values, email: offer.email, inviteToken: token } }),
    // A link that an admin handed over proves no mailbox: the address may have to be verified first.
    onSuccess: (session) => (session.verificationRequired ? enter(session) : moveTo(session.token)),
  });
  const { errors } = form.formState;
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit((values) => join.mutate(values))}>
      <FailureNotice error={join.error} />
      <Field label="Your name" error={errors.name?.message}>
        <Input autoComplete="name" autoFocus {...form.register("name")} />
      </Field>
      <Field label="Email" hint="The invitation is valid only for this address.">
        <Input type="email" autoComplete="username" value={offer.email} readOnly className="bg-sunken" />
      </Field>
      <NewPasswordField form={form} />
      <Button tone="primary" size="lg" type="submit" busy={join.isPending}>
        Join
      </Button>
    </form>
  );
}
