import type { OwnWorker, WorkerState } from "@gantry/contract/workers/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { CircleStop, Pause, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Menu, MenuContent, MenuItem, MoreTrigger } from "../../ui/overlays/DropdownMenu.tsx";
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
  const [removing, setRemoving] = useState(false);
  const client = useQueryClient();
  const change = useChange({
    call: (state: WorkerState) => call("PATCH /api/workers/:id", { params: { id: worker.id }, body: { state } }),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries(workersQuery());
      toast.success(done[data.state]);
    },
    failed: "The worker could not be changed.",
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
            <MenuItem onSelect={() => change.mutate("draining")}>
              <CircleStop aria-hidden="true" />
              Drain and stop
            </MenuItem>
          )}
          <MenuItem danger onSelect={() => setRemoving(true)}>
            <Trash2 aria-hidden="true" />
            Remove
          </MenuItem>
        </MenuContent>
      </Menu>
      <RemoveDialog worker={worker} open={removing} onClose={() => setRemoving(false)} />
    </div>
  );
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
    failed: "The worker could not be removed.",
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
      <p>It disappears from the list. Its runs stay. A worker that is started again appears again, unless its token is revoked.</p>
    </ConfirmDialog>
  );
}
