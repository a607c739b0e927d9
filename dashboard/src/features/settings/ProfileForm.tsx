import type { Me } from "@gantry/contract/auth/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../../api/client.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { meQuery } from "../auth/queries.ts";
import { roleMeanings, roleLabels } from "../auth/role-labels.ts";

/** The signed-in person's name, and what cannot be changed here. */
export function ProfileForm({ me }: { me: Me }) {
  const client = useQueryClient();
  const [name, setName] = useState(me.name);
  const save = useMutation({
    mutationFn: async () => (await call("PATCH /api/auth/me", { body: { name: name.trim() } })).data,
    onSuccess: (changed) => {
      client.setQueryData(meQuery().queryKey, changed);
      setName(changed.name);
      void client.invalidateQueries({ queryKey: ["users"] });
      toast.success("Name saved");
    },
  });
  const problem = name.trim() === "" ? "Enter your name." : name.trim().length > 100 ? "At most 100 characters." : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) save.mutate();
  };
  return (
    <Card>
      <CardHeader title="You" />
      <form className="grid gap-4 px-4 py-4 sm:grid-cols-2 sm:px-5" noValidate onSubmit={submit}>
        <FailureNotice error={save.error} className="sm:col-span-2" />
        <Field label="Name" error={problem}>
          <Input value={name} onChange={(event) => setName(event.target.value)} autoComplete="name" />
        </Field>
        <Field label="Email" hint="The address you sign in with.">
          <Input value={me.email} readOnly autoComplete="off" className="bg-sunken" />
        </Field>
        <p className="text-sm text-ink-soft sm:col-span-2">
          In <span className="font-medium text-ink">{me.organization.name}</span> you are{" "}
          <span className="font-medium text-ink">{roleLabels[me.role]}</span>: {roleMeanings[me.role]}.
        </p>
        <div className="sm:col-span-2">
          <Button tone="primary" type="submit" busy={save.isPending} disabled={problem !== undefined || name.trim() === me.name}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}
