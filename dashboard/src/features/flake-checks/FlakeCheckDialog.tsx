import { flakeCheckTimes } from "@gantry/contract/flake-checks/constants.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { invalidateChecked } from "./queries.ts";

interface FlakeCheckDialogProps {
  testIds: readonly string[];
  /** The run to repeat; without it, the latest run of each test. */
  executionId?: string;
  onClose: () => void;
}

/** Starts a flake check of the chosen tests, and opens it. */
export function FlakeCheckDialog({ testIds, executionId, onClose }: FlakeCheckDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [times, setTimes] = useState<string>(String(flakeCheckTimes.default));
  const number = Number(times);
  const isValid = Number.isInteger(number) && number >= flakeCheckTimes.min && number <= flakeCheckTimes.max;
  const save = useMutation({
    mutationFn: () =>
      call("POST /api/flake-checks", { body: { testIds: [...testIds], times: number, ...(executionId ? { executionId } : {}) } }),
    onSuccess: ({ data }) => {
      const [first] = data;
      if (data.length > 1) toast.success(`${data.length} checks started, one for each suite. This is the first.`);
      void invalidateChecked(client);
      onClose();
      if (first) void navigate({ to: "/flake-checks/$id", params: { id: first.id } });
    },
  });
  return (
    <FormDialog
      title={testIds.length === 1 ? "Check this test for flakiness" : `Check ${testIds.length} tests for flakiness`}
      description={`Repeats ${executionId ? "this run" : "the latest run"} with only ${testIds.length === 1 ? "this test" : "these tests"}: same image, command and variables. The results do not count in pass rates and insights.`}
      submitLabel="Start the check"
      save={save}
      isComplete={isValid}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Field
        label="How many runs"
        hint={`${flakeCheckTimes.min} to ${flakeCheckTimes.max}. Each one counts as a run of your plan. Each suite runs this many times.`}
        error={isValid ? undefined : `Enter a number from ${flakeCheckTimes.min} to ${flakeCheckTimes.max}.`}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={flakeCheckTimes.min}
          max={flakeCheckTimes.max}
          value={times}
          onChange={(event) => setTimes(event.target.value)}
          autoFocus
        />
      </Field>
    </FormDialog>
  );
}
