import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { installationUrl } from "../../base-path.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { OneTimeDialog } from "../../ui/overlays/OneTimeDialog.tsx";
import { workerTokensQuery } from "./queries.ts";

/** Creates a token, and shows once the command that starts a worker with it. */
export function AddWorkerDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const create = useMutation({
    mutationFn: () => call("POST /api/worker-tokens", { body: { name: name.trim() } }),
    onSuccess: () => void client.invalidateQueries(workerTokensQuery()),
  });
  if (create.data)
    return (
      <OneTimeDialog
        title="Start the worker"
        description="Run this on the machine, which needs Docker or Podman and the gantry command. Stop it with Ctrl-C, or run it as a service."
        text={`SERVER_URL=${installationUrl()} WORKER_SECRET=${create.data.token} gantry worker`}
        what="the command"
        onClose={onClose}
      >
        The token in it is shown only now. Several machines may use the same one.
      </OneTimeDialog>
    );
  const problem = name.trim().length > 100 ? "At most 100 characters." : undefined;
  return (
    <FormDialog
      title="Add a worker"
      submitLabel="Create token"
      save={create}
      isComplete={name.trim() !== "" && problem === undefined}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      <Field label="Name of the token" hint="Which machines use it, such as “Build servers in Berlin”." error={problem}>
        <Input value={name} onChange={(event) => setName(event.target.value)} autoFocus autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
