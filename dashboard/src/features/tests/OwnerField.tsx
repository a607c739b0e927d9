import type { TestDetail } from "@gantry/contract/tests/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { useMayWrite } from "../auth/queries.ts";
import { invalidateTests } from "./queries.ts";

export function OwnerField({ test }: { test: TestDetail }) {
  const mayWrite = useMayWrite();
  const client = useQueryClient();
  const [owner, setOwner] = useState(test.owner ?? "");
  const isChanged = owner.trim() !== (test.owner ?? "");
  const save = useMutation({
    mutationFn: () => call("PATCH /api/tests/:id", { params: { id: test.id }, body: { owner: owner.trim() || null } }),
    onSuccess: () => {
      toast.success("Saved");
      void invalidateTests(client);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) save.mutate();
  };
  return (
    <Card>
      <form className="flex items-start gap-2 px-4 py-3 sm:px-5" onSubmit={submit}>
        <Field
          className="flex-1"
          label="Owner"
          hint="The person or team responsible for this test."
          error={save.isError ? errorText(save.error) : undefined}
        >
          <Input value={owner} onChange={(event) => setOwner(event.target.value)} maxLength={200} disabled={!mayWrite} autoComplete="off" />
        </Field>
        {mayWrite && (
          <Button type="submit" className="mt-6" disabled={!isChanged} busy={save.isPending}>
            Save
          </Button>
        )}
      </form>
    </Card>
  );
}
