import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { RegistryCredential } from "@gantry/contract/registries/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { registryCredentialsQuery } from "./queries.ts";

interface RegistryDialogProps {
  /** `undefined` adds some. */
  credential: RegistryCredential | undefined;
  projects: readonly Pick<Project, "id" | "name">[];
  onClose: () => void;
}

const wholeOrganization = "organization";

/** Stores credentials for a registry. The server checks them there first. */
export function RegistryDialog({ credential, projects, onClose }: RegistryDialogProps) {
  const client = useQueryClient();
  const [registry, setRegistry] = useState(credential?.registry ?? "");
  const [scope, setScope] = useState(credential?.projectId ?? wholeOrganization);
  const [username, setUsername] = useState(credential?.username ?? "");
  const [password, setPassword] = useState("");
  const save = useMutation({
    mutationFn: () => {
      const projectId = scope === wholeOrganization ? null : scope;
      return call("PUT /api/registry-credentials", { body: { registry, projectId, username, password } });
    },
    onSuccess: async ({ data }) => {
      await client.invalidateQueries(registryCredentialsQuery());
      toast.success(`${data.registry} accepts the credentials`);
      onClose();
    },
  });
  const issues = save.error instanceof ApiError ? save.error.issues : [];
  const issueOf = (name: string) => issues.find(({ path }) => path === name)?.message;
  return (
    <FormDialog
      title={credential ? `Replace the credentials for ${credential.registry}` : "Add an image registry"}
      description="The credentials are tested before they are saved. They are encrypted and never shown again."
      submitLabel="Test and save"
      save={save}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      {!credential && (
        <>
          <Field label="Registry" hint="The registry host as written in image names, for example docker.io." error={issueOf("registry")}>
            <Input
              mono
              value={registry}
              onChange={(event) => setRegistry(event.target.value)}
              autoFocus
              autoComplete="off"
              spellCheck={false}
              placeholder="registry.example.com"
            />
          </Field>
          <Field label="Used by" error={issueOf("projectId")}>
            <Select
              value={scope}
              onChange={setScope}
              options={[
                { value: wholeOrganization, label: "All projects" },
                ...projects.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </Field>
        </>
      )}
      <Field label="User name" error={issueOf("username")}>
        <Input
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          autoFocus={credential !== undefined}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Field label="Password or token" hint="It only needs to read images." error={issueOf("password")}>
        <Input type="password" value={password} onChange={(event) => setPassword(event.target.value)} autoComplete="new-password" />
      </Field>
    </FormDialog>
  );
}
