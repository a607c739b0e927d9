import type { Schedule } from "@gantry/contract/schedules/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Pencil, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { ConfirmChange } from "../../forms/ConfirmChange.tsx";
import { newKey } from "../../api/idempotency-key.ts";
import { Menu, MenuContent, MenuItem, MoreTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { updateCaches } from "../executions/queries.ts";
import { ScheduleSummary } from "./ScheduleSummary.tsx";
import { schedulesQuery } from "./queries.ts";

interface ScheduleRowProps {
  schedule: Schedule;
  mayWrite: boolean;
  onChange: () => void;
}

export function ScheduleRow({ schedule, mayWrite, onChange }: ScheduleRowProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const start = useStart(schedule);
  const params = { id: schedule.id };
  const refresh = () => client.invalidateQueries(schedulesQuery(schedule.projectId));
  const pause = useChange({
    call: (paused: boolean) => call("PATCH /api/schedules/:id", { params, body: { paused } }),
    failureText: "Could not change the schedule.",
    onSettled: refresh,
  });
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 sm:px-5">
      {mayWrite && (
        <Switch
          aria-label={`Schedule ${schedule.name} is on`}
          checked={pause.isPending ? !pause.variables : !schedule.paused}
          disabled={pause.isPending}
          onCheckedChange={(on) => pause.mutate(!on)}
        />
      )}
      <ScheduleSummary schedule={schedule} />
      {mayWrite && (
        <Menu>
          <MoreTrigger label={`More for ${schedule.name}`} />
          <MenuContent align="end">
            <MenuItem onSelect={() => start.mutate()}>
              <Play aria-hidden="true" />
              Start now
            </MenuItem>
            <MenuItem onSelect={onChange}>
              <Pencil aria-hidden="true" />
              Change…
            </MenuItem>
            <MenuItem danger onSelect={() => setAsking(true)}>
              <Trash2 aria-hidden="true" />
              Delete…
            </MenuItem>
          </MenuContent>
        </Menu>
      )}
      <ConfirmChange
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete the schedule “${schedule.name}”?`}
        confirmLabel="Delete"
        call={() => call("DELETE /api/schedules/:id", { params })}
        done="Schedule deleted"
        failed="Could not delete the schedule."
        refresh={refresh}
      >
        <p>It starts no more runs. The runs it started are kept.</p>
      </ConfirmChange>
    </li>
  );
}

/** Starts what the schedule starts now, and opens it. */
function useStart(schedule: Schedule) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // The same until a run has started, so that a second press after a lost response starts no second run.
  const [key, setKey] = useState(newKey);
  return useChange({
    call: async () => (await call("POST /api/schedules/:id/run", { params: { id: schedule.id }, idempotencyKey: key })).data,
    onSuccess: (run) => {
      setKey(newKey());
      updateCaches(client, run);
      void client.invalidateQueries(schedulesQuery(schedule.projectId));
      if (run.matrixRunId !== null) return void navigate({ to: "/matrix-runs/$id", params: { id: run.matrixRunId } });
      void navigate({ to: "/runs/$id", params: { id: run.id } });
    },
    failureText: "Could not start the run.",
  });
}
