import { type Role, roles } from "@gantry/contract/route.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/Button.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Select } from "../../ui/fields/Select.tsx";
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

/** Asks for a name, then shows the key: once. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const client = useQueryClient();
  // A key is never more than its owner.
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "" && !problem) create.mutate();
  };

  if (create.data) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Your new key"
        size="sm"
        footer={
          <>
            <CopyButton text={create.data.apiKey} what="the key" label="Copy the key" tone="primary" autoFocus />
            <Button onClick={onClose}>Done</Button>
          </>
        }
      >
        <div className="grid gap-3">
          <Notice tone="warn">This is the only time the key is shown. Store it as a secret of your pipeline.</Notice>
          <CodeBlock code={create.data.apiKey} what="the key" wrap />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Create an API key"
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            type="submit"
            form="create-key"
            busy={create.isPending}
            disabled={name.trim() === "" || problem !== undefined}
          >
            Create key
          </Button>
        </>
      }
    >
      <form id="create-key" className="grid gap-4" onSubmit={submit}>
        {create.isError && (
          <Notice tone="bad" role="alert">
            {errorText(create.error)}
          </Notice>
        )}
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
      </form>
    </Dialog>
  );
}
