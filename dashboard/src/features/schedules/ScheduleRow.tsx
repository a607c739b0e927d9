import { repositoryName } from "../executions/names/repository-name.ts";
import type { Schedule } from "@gantry/contract/schedules/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Pencil, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { ConfirmChange } from "../../forms/ConfirmChange.tsx";
import { newKey } from "../../api/idempotency-key.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Menu, MenuContent, MenuItem, MoreTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { useMinuteClock } from "../../ui/text/clock.ts";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { partsSummary } from "../executions/parts/parts-summary.ts";
import { StartedLink } from "../executions/names/StartedLink.tsx";
import { updateCaches } from "../executions/queries.ts";
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
    failed: "Could not change the schedule.",
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
      <About schedule={schedule} />
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

function About({ schedule }: { schedule: Schedule }) {
  const parts = partsSummary(schedule.run);
  return (
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
        {parts !== undefined && <span className="min-w-0 truncate">{visibleText(parts)}</span>}
        {schedule.run.source && <span className="min-w-0 truncate">{visibleText(whereFrom(schedule.run.source))}</span>}
        {schedule.nextRunAt && <Next at={schedule.nextRunAt} />}
        {schedule.last && <Last last={schedule.last} />}
      </p>
    </div>
  );
}

/** A time that has come is started within some seconds. */
function Next({ at }: { at: string }) {
  const inMs = Date.parse(at) - useMinuteClock();
  if (inMs <= 0) return <span>due now</span>;
  return <span>next {inMs < 60_000 ? "in less than a minute" : <RelativeTime at={at} />}</span>;
}

/** `acme/app at main` */
const whereFrom = ({ repository, ref }: NonNullable<Schedule["run"]["source"]>) =>
  `${repositoryName(repository)}${ref === undefined ? "" : ` at ${ref}`}`;

function Last({ last }: { last: NonNullable<Schedule["last"]> }) {
  if (last.executionId === null)
    return (
      <span className="text-warn">
        skipped <RelativeTime at={last.at} />
        {last.reason && `: ${visibleText(last.reason)}`}
      </span>
    );
  return (
    <span>
      last{" "}
      <StartedLink executionId={last.executionId} matrixRunId={last.matrixRunId}>
        <RelativeTime at={last.at} />
      </StartedLink>
    </span>
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
    failed: "Could not start the run.",
  });
}
