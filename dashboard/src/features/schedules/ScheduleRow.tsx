import type { Schedule } from "@gantry/contract/schedules/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Pencil, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { newKey } from "../../api/idempotency-key.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Menu, MenuContent, MenuItem, MoreTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { updateCaches } from "../executions/queries.ts";
import { schedulesQuery } from "./queries.ts";

interface ScheduleRowProps {
  schedule: Schedule;
  mayWrite: boolean;
  onChange: () => void;
}

export function ScheduleRow({ schedule, mayWrite, onChange }: ScheduleRowProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  // The same until a run has started, so that a second press after a lost response starts no second run.
  const [key, setKey] = useState(newKey);
  const params = { id: schedule.id };
  const refresh = () => client.invalidateQueries(schedulesQuery(schedule.projectId));
  const pause = useChange({
    call: (paused: boolean) => call("PATCH /api/schedules/:id", { params, body: { paused } }),
    failed: "Could not change the schedule.",
    onSettled: refresh,
  });
  const start = useChange({
    call: async () => (await call("POST /api/schedules/:id/run", { params, idempotencyKey: key })).data,
    onSuccess: (run) => {
      setKey(newKey());
      updateCaches(client, run);
      void navigate({ to: "/runs/$id", params: { id: run.id } });
    },
    failed: "Could not start the run.",
  });
  const remove = useChange({
    call: () => call("DELETE /api/schedules/:id", { params }),
    onSuccess: () => toast.success("Schedule deleted"),
    failed: "Could not delete the schedule.",
    onSettled: async () => {
      await refresh();
      setAsking(false);
    },
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
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 truncate font-medium">{visibleText(schedule.name)}</span>
          {schedule.paused && <Badge tone="warn">Paused</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
          <span>
            <code>{schedule.cron}</code> {schedule.timeZone}
          </span>
          <span className="min-w-0 truncate">{schedule.run.image}</span>
          {schedule.nextRunAt && (
            <span>
              next <RelativeTime at={schedule.nextRunAt} />
            </span>
          )}
          {schedule.last && <Last last={schedule.last} />}
        </p>
      </div>
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
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete the schedule “${schedule.name}”?`}
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>It starts no more runs. The runs it started are kept.</p>
      </ConfirmDialog>
    </li>
  );
}

function Last({ last }: { last: NonNullable<Schedule["last"]> }) {
  if (last.executionId === null)
    return (
      <span className="text-warn">
        passed over <RelativeTime at={last.at} />
        {last.reason && `: ${visibleText(last.reason)}`}
      </span>
    );
  return (
    <span>
      last{" "}
      <Link to="/runs/$id" params={{ id: last.executionId }} className="text-accent-text underline underline-offset-2">
        <RelativeTime at={last.at} />
      </Link>
    </span>
  );
}
