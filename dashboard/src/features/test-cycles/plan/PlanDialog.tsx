import type { TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { PlanFields, planBody, planOf } from "./PlanFields.tsx";
import { putInCache } from "../queries.ts";

/** Changes a cycle's name, assignee, due date and configuration. */
export function PlanDialog({ cycle, onClose }: { cycle: TestCycle; onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState(cycle.name);
  const [plan, setPlan] = useState(() => planOf(cycle));
  const save = useMutation({
    mutationFn: () => call("PATCH /api/test-cycles/:id", { params: { id: cycle.id }, body: { name: name.trim(), ...planBody(plan) } }),
    onSuccess: ({ data }) => {
      putInCache(client, data);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Edit the cycle"
      submitLabel="Save"
      save={save}
      isComplete={name.trim() !== ""}
      browserChecks
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Field label="Name">
        <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={200} autoFocus autoComplete="off" />
      </Field>
      <PlanFields plan={plan} onChange={setPlan} />
    </FormDialog>
  );
}
