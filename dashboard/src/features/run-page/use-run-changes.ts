import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { createKeyring } from "../../api/idempotency-key.ts";
import { useChange } from "../../api/use-change.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { executionKeys, updateCaches } from "../executions/queries.ts";

/** What a person can do with a run. `onStopped` is called when the request to stop it was answered. */
export function useRunChanges(run: Execution, onStopped: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [keyring] = useState(createKeyring);
  const params = { id: run.id };
  const cancel = useChange({
    call: () => call("POST /api/executions/:id/cancel", { params }),
    onSuccess: ({ data }) => updateCaches(client, data),
    failureText: "Could not stop the run.",
    onSettled: onStopped,
  });
  const rerun = useChange({
    call: (only: "all" | "failed") =>
      call("POST /api/executions/:id/rerun", { params, body: { only }, idempotencyKey: keyring({ id: run.id, only }) }),
    onSuccess: ({ data }) => {
      client.setQueryData(executionKeys.one(data.id), data);
      updateCaches(client, data);
      void navigate({ to: "/runs/$id", params: { id: data.id } });
    },
    failureText: "Could not re-run.",
  });
  const pin = useChange({
    call: () => call(run.pinned ? "DELETE /api/executions/:id/pin" : "POST /api/executions/:id/pin", { params }),
    onSuccess: ({ data }) => {
      updateCaches(client, data);
      toast.success(data.pinned ? "Pinned. Its output, report and results are kept." : "No longer pinned");
    },
    failureText: "Could not change the pin.",
  });
  const remove = useChange({
    call: () => call("DELETE /api/executions/:id", { params }),
    onSuccess: () => {
      toast.success("Run deleted");
      void navigate({ to: "/runs" });
      void client.invalidateQueries({ queryKey: executionKeys.lists });
    },
    failureText: "Could not delete the run.",
  });
  return { cancel, rerun, pin, remove };
}
