import type { OwnWorker, WorkerState } from "@gantry/contract/workers/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { CircleStop, Pause, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Menu, MenuContent, MenuItem, MoreTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { formatCounted } from "../../ui/text/format.ts";
import { useIsAdmin } from "../auth/queries.ts";
import { workersQuery } from "./queries.ts";

const done: Readonly<Record<WorkerState, string>> = {
  active: "The worker takes runs again",
  paused: "The worker is paused",
  draining: "The worker finishes its runs and stops",
};

/** What an admin can do with a worker. */
export function WorkerMenu({ worker }: { worker: OwnWorker }) {
  const isAdmin = useIsAdmin();
  const [asking, setAsking] = useState<"drain" | "remove">();
  const close = () => setAsking(undefined);
  const client = useQueryClient();
  const change = useChange({
    call: (state: WorkerState) => call("PATCH /api/workers/:id", { params: { id: worker.id }, body: { state } }),
    onSuccess: async ({ data }) => {
      close();
      await client.invalidateQueries(workersQuery());
      toast.success(done[data.state]);
    },
    failureText: "The worker could not be changed.",
    onError: close,
  });
  if (!isAdmin) return null;
  return (
    <div className="relative">
      <Menu>
        <MoreTrigger label={`Actions for ${worker.name}`} />
        <MenuContent align="end">
          {worker.state !== "active" && (
            <MenuItem onSelect={() => change.mutate("active")}>
              <Play aria-hidden="true" />
              Resume
            </MenuItem>
          )}
          {worker.state === "active" && (
            <MenuItem onSelect={() => change.mutate("paused")}>
              <Pause aria-hidden="true" />
              Pause
            </MenuItem>
          )}
          {worker.state !== "draining" && (
            <MenuItem onSelect={() => setAsking("drain")}>
              <CircleStop aria-hidden="true" />
              Drain and stop
            </MenuItem>
          )}
          <MenuItem danger onSelect={() => setAsking("remove")}>
            <Trash2 aria-hidden="true" />
            Remove
          </MenuItem>
        </MenuContent>
      </Menu>
      <ConfirmDialog
        open={asking === "drain"}
        onOpenChange={(next) => !next && close()}
        title={`Drain and stop “${worker.name}”?`}
        confirmLabel="Drain and stop"
        busy={change.isPending}
        onConfirm={() => change.mutate("draining")}
      >
        <p>{drainText(worker)} Runs in the queue wait for another worker.</p>
        <p>If the worker is started again, it stops again until you resume it here.</p>
      </ConfirmDialog>
      <RemoveDialog worker={worker} open={asking === "remove"} onClose={close} />
    </div>
  );
}

function drainText({ running, connected }: OwnWorker): string {
  if (running > 0) return `It finishes ${running === 1 ? "its run" : `its ${running} runs`}, takes no new ones, and then its process ends.`;
  return connected ? "It has no run, so its process ends at once." : "It is not connected. It stops as soon as it connects.";
}

function removeText({ running, connected, state }: OwnWorker): string {
  if (running > 0)
    return `It still has ${formatCounted(running, "run")}, so it cannot be removed yet. Drain it first: it then finishes ${running === 1 ? "it" : "them"} and stops.`;
  if (connected && state !== "draining") return "It is connected, so it cannot be removed yet. Drain it first.";
  return "It disappears from the list. Its past runs, with logs and reports, stay. A worker that is started again appears again, unless its token is revoked.";
}

function RemoveDialog({ worker, open, onClose }: { worker: OwnWorker; open: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useChange({
    call: () => call("DELETE /api/workers/:id", { params: { id: worker.id } }),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries(workersQuery());
      toast.success("Worker removed");
    },
    failureText: "The worker could not be removed.",
    onError: () => onClose(),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Remove “${worker.name}”?`}
      confirmLabel="Remove"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p>{removeText(worker)}</p>
    </ConfirmDialog>
  );
}
