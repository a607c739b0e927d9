import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { newKey } from "../../../api/idempotency-key.ts";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { toast } from "../../../ui/messages/Toaster.tsx";
import { suitesQuery } from "../../test-cases/queries.ts";
import { configurationsOf, noPlan, PlanFields, planBody } from "./PlanFields.tsx";
import { putInCache } from "../queries.ts";

interface StartCycleDialogProps {
  projectId: string;
  /** The chosen cases; without them the dialog asks for a suite or the whole project. */
  testCaseIds?: readonly string[];
  onClose: () => void;
}

const everySuite = " every";

export function StartCycleDialog({ projectId, testCaseIds, onClose }: StartCycleDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const suites = useQuery({ ...suitesQuery(projectId), enabled: testCaseIds === undefined }).data ?? [];
  const [name, setName] = useState(() => `Cycle of ${new Date().toLocaleDateString("en-GB", { day: "numeric", month: "long" })}`);
  const [plan, setPlan] = useState(noPlan);
  const [suite, setSuite] = useState(everySuite);
  const [idempotencyKey] = useState(newKey);
  const configurations = configurationsOf(plan.configuration);
  const create = useMutation({
    mutationFn: async () => {
      const { configuration: _, ...body } = {
        projectId,
        name: name.trim(),
        ...planBody(plan),
        ...(testCaseIds ? { testCaseIds: [...testCaseIds] } : suite === everySuite ? {} : { suite }),
      };
      if (configurations.length > 1)
        return (await call("POST /api/test-cycles/bulk", { body: { ...body, configurations }, idempotencyKey })).data;
      const { data } = await call("POST /api/test-cycles", { body: { ...body, configuration: configurations[0] ?? "" } });
      putInCache(client, data);
      return [data];
    },
    onSuccess: (cycles) => {
      const [first] = cycles;
      if (!first) return;
      if (cycles.length > 1) {
        toast.success(`${cycles.length} cycles started`);
        void client.invalidateQueries({ queryKey: ["test-cycles", "list"] });
      }
      void navigate({ to: "/test-cycles/$id", params: { id: first.id } });
    },
  });
  return (
    <FormDialog
      title="Start a test cycle"
      description={
        testCaseIds
          ? `With ${testCaseIds.length} ${testCaseIds.length === 1 ? "case" : "cases"}, as they are now.`
          : "The cycle gets a copy of the cases. Later changes do not affect it."
      }
      submitLabel={configurations.length > 1 ? `Start ${configurations.length} cycles` : "Start"}
      save={create}
      isComplete={name.trim() !== ""}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      <Field label="Name">
        <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={200} autoFocus autoComplete="off" />
      </Field>
      {testCaseIds === undefined && (
        <Field label="Cases">
          <Select
            value={suite}
            onChange={setSuite}
            options={[
              { value: everySuite, label: "All cases of the project" },
              ...suites.filter((each) => each.suite !== "").map((each) => ({ value: each.suite, label: `${each.suite} (${each.cases})` })),
            ]}
          />
        </Field>
      )}
      <PlanFields plan={plan} onChange={setPlan} several />
    </FormDialog>
  );
}
