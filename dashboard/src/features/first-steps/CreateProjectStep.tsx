import { type FormEvent, useState } from "react";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { useCreateProject } from "../projects/use-create-project.ts";

export function CreateProjectStep({ isAdmin }: { isAdmin: boolean }) {
  const [name, setName] = useState("My first project");
  const create = useCreateProject();
  if (!isAdmin)
    return (
      <p className="text-sm text-ink-soft">
        Only an admin of your organization can create projects. Ask one to do it. This page then continues automatically.
      </p>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") create.mutate(name.trim());
  };
  return (
    <form onSubmit={submit} className="grid max-w-md gap-3">
      <p className="text-sm text-ink-soft">A project holds the runs, tests and settings of one application or suite.</p>
      <FailureNotice error={create.error} />
      <div className="flex items-end gap-2">
        <Field label="Name" className="flex-1">
          <Input
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={100}
            onFocus={(event) => event.target.select()}
            autoComplete="off"
          />
        </Field>
        <Button tone="primary" type="submit" busy={create.isPending} disabled={name.trim() === ""}>
          Create project
        </Button>
      </div>
    </form>
  );
}
