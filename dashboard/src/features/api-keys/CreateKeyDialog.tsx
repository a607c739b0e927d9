import { type Role, roles } from "@gantry/contract/route.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { OneTimeDialog } from "../../ui/overlays/OneTimeDialog.tsx";
import { useMe } from "../auth/queries.ts";
import { apiKeysQuery } from "./queries.ts";

const lifetimes = [
  { value: "never", label: "Never" },
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
] as const;

const roleLabels: Record<Role, string> = {
  admin: "Admin: everything you can",
  developer: "Developer: start and change runs",
  viewer: "Viewer: read only",
};
const dayMs = 86_400_000;

/** Creates a key and shows it once. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const client = useQueryClient();
  // A key's role cannot exceed its owner's.
  const mayGive = roles.slice(roles.indexOf(me?.role ?? "viewer"));
  const [name, setName] = useState("");
  const [role, setRole] = useState<Role>(mayGive.includes("developer") ? "developer" : "viewer");
  const [lifetime, setLifetime] = useState("never");
  const create = useMutation({
    mutationFn: () =>
      call("POST /api/auth/api-keys", {
        body: {
          name: name.trim(),
          role,
          ...(lifetime === "never" ? {} : { expiresAt: new Date(Date.now() + Number(lifetime) * dayMs).toISOString() }),
        },
      }),
    onSuccess: () => void client.invalidateQueries(apiKeysQuery()),
  });
  const problem = name.trim().length > 100 ? "At most 100 characters." : undefined;

  if (create.data) {
    return (
      <OneTimeDialog title="Your new key" text={create.data.apiKey} what="the key" onClose={onClose}>
        This is the only time the key is shown. Store it as a secret of your pipeline.
      </OneTimeDialog>
    );
  }
  return (
    <FormDialog
      title="Create an API key"
      submitLabel="Create key"
      save={create}
      isComplete={name.trim() !== "" && problem === undefined}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      <Field label="Name" hint="What the key is for, such as “GitHub Actions”." error={problem}>
        <Input value={name} onChange={(event) => setName(event.target.value)} autoFocus autoComplete="off" />
      </Field>
      <Field label="Role" hint="The developer role is enough to start runs and read results.">
        <Select
          value={role}
          onChange={(value) => setRole(mayGive.find((known) => known === value) ?? "viewer")}
          options={mayGive.map((known) => ({ value: known, label: roleLabels[known] }))}
        />
      </Field>
      <Field label="Expires">
        <Select value={lifetime} onChange={setLifetime} options={lifetimes} />
      </Field>
    </FormDialog>
  );
}
