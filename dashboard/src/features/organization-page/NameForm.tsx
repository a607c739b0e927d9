import { OrganizationName } from "@gantry/contract/auth/schemas.ts";
import type { Organization } from "@gantry/contract/organizations/schemas.ts";
import { type FormEvent, useState } from "react";
import { call } from "../../api/client.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { useChangeOrganization } from "../organizations/queries.ts";

export function NameForm({ organization, isAdmin }: { organization: Organization; isAdmin: boolean }) {
  const [name, setName] = useState(organization.name);
  const rename = useChangeOrganization((to: string) => call("PATCH /api/organization", { body: { name: to } }), "Name saved", false);
  const problem = OrganizationName.safeParse(name).success ? undefined : "Enter a name of 2 to 100 characters.";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) rename.mutate(name.trim());
  };
  return (
    <Card>
      <CardHeader
        title="Name"
        description={
          <>
            Created <RelativeTime inWords at={organization.createdAt} />.
          </>
        }
      />
      <form className="grid gap-4 px-4 py-4 sm:px-5" noValidate onSubmit={submit}>
        <FailureNotice error={rename.error} />
        <Field label="Name" error={problem}>
          <Input value={name} onChange={(event) => setName(event.target.value)} autoComplete="organization" disabled={!isAdmin} />
        </Field>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          ID <code className="text-ink">{organization.id}</code>
          <CopyButton text={organization.id} what="the organization's id" />
        </p>
        {isAdmin && (
          <div>
            <Button
              tone="primary"
              type="submit"
              busy={rename.isPending}
              disabled={problem !== undefined || name.trim() === organization.name}
            >
              Save
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
