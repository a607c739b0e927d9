import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { suitesQuery } from "../test-cases/queries.ts";
import { putInCache } from "./queries.ts";

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
  const [suite, setSuite] = useState(everySuite);
  const create = useMutation({
    mutationFn: () =>
      call("POST /api/test-cycles", {
        body: {
          projectId,
          name: name.trim(),
          ...(testCaseIds ? { testCaseIds: [...testCaseIds] } : suite === everySuite ? {} : { suite }),
        },
      }),
    onSuccess: ({ data }) => {
      putInCache(client, data);
      void navigate({ to: "/test-cycles/$id", params: { id: data.id } });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") create.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Start a test cycle"
      description={
        testCaseIds
          ? `With ${testCaseIds.length} ${testCaseIds.length === 1 ? "case" : "cases"}, as they are now.`
          : "The cycle gets a copy of the cases. Later changes do not affect it."
      }
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="start-cycle" busy={create.isPending} disabled={name.trim() === ""}>
            Start
          </Button>
        </>
      }
    >
      <form id="start-cycle" className="grid gap-4" onSubmit={submit}>
        {create.isError && (
          <Notice tone="bad" role="alert">
            {errorText(create.error)}
          </Notice>
        )}
        <Field label="Name">
          <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={200} autoFocus autoComplete="off" />
        </Field>
        {testCaseIds === undefined && (
          <Field label="Cases">
            <Select
              value={suite}
              onChange={setSuite}
              options={[
                { value: everySuite, label: "Every case of the project" },
                ...suites
                  .filter((each) => each.suite !== "")
                  .map((each) => ({ value: each.suite, label: `${each.suite} (${each.cases})` })),
              ]}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
