import { type Role, roles } from "@gantry/contract/route.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { EmailText } from "../auth/form-fields.ts";
import { roleMeanings, roleLabels } from "../auth/role-labels.ts";
import { type HandedLink, LinkDialog } from "./LinkDialog.tsx";
import { invitationsQuery } from "./queries.ts";

const InviteForm = z.object({ email: EmailText, role: z.enum(roles) });
type InviteForm = z.infer<typeof InviteForm>;

export const notMailed =
  "This installation has no mail server, so no email was sent. Send this link to the person yourself. It is shown only once.";

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm<InviteForm>({ resolver: zodResolver(InviteForm), defaultValues: { email: "", role: "developer" } });
  const [handed, setHanded] = useState<HandedLink>();
  const invite = useMutation({
    mutationFn: (body: InviteForm) => call("POST /api/invitations", { body }),
    onSuccess: async ({ invitation }) => {
      await client.invalidateQueries(invitationsQuery());
      const { email, inviteUrl } = invitation;
      if (inviteUrl !== null) return setHanded({ email, url: inviteUrl, because: notMailed });
      toast.success(`The invitation is being emailed to ${email}`);
      onClose();
    },
  });
  if (handed) return <LinkDialog link={handed} onClose={onClose} />;
  return (
    <FormDialog
      title="Invite a member"
      description="They join with a link that works once and expires after seven days."
      submitLabel="Invite"
      save={invite}
      onSubmit={form.handleSubmit((values) => invite.mutate(values))}
      onClose={onClose}
    >
      <Field label="Email" error={form.formState.errors.email?.message}>
        <Input type="email" autoComplete="off" autoFocus {...form.register("email")} />
      </Field>
      <Controller
        control={form.control}
        name="role"
        render={({ field: { value, onChange } }) => (
          <Field label="Role" hint={`${roleLabels[value]}: ${roleMeanings[value]}.`}>
            <Select value={value} onChange={onChange} options={roles.map((role: Role) => ({ value: role, label: roleLabels[role] }))} />
          </Field>
        )}
      />
    </FormDialog>
  );
}
