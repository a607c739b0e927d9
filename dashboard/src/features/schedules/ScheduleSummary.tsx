import { repositoryName } from "../executions/names/repository-name.ts";
import type { GroupStatus } from "@gantry/contract/executions/schemas.ts";
import type { Schedule } from "@gantry/contract/schedules/schemas.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { useMinuteClock } from "../../ui/text/clock.ts";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { partsSummary } from "../executions/parts/parts-summary.ts";
import { StartedLink } from "../executions/names/StartedLink.tsx";
import { CronWords } from "./CronWords.tsx";

/** When a schedule runs, what it starts, and what became of its last time. */
export function ScheduleSummary({ schedule }: { schedule: Schedule }) {
  const parts = partsSummary(schedule.run);
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 truncate font-medium">{visibleText(schedule.name)}</span>
        {schedule.paused && <Badge tone="warn">Paused</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
        <span>
          <CronWords cron={schedule.cron} after=" " />
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

const statusWords: Readonly<Record<GroupStatus, string>> = {
  PENDING: "pending",
  RUNNING: "running",
  ANALYZING: "analyzing",
  PASSED: "passed",
  FAILED: "failed",
  UNSTABLE: "unstable",
  ERROR: "error",
  CANCELLED: "cancelled",
  INCOMPLETE: "incomplete",
};

/** The word says it, too. */
const tones: Readonly<Record<string, string>> = { failed: "text-bad", error: "text-fault", unstable: "text-warn" };

function Last({ last }: { last: NonNullable<Schedule["last"]> }) {
  if (last.executionId === null)
    return (
      <span className="text-warn">
        skipped <RelativeTime at={last.at} />
        {last.reason && `: ${visibleText(last.reason)}`}
      </span>
    );
  const status = last.status === null ? "deleted" : last.errorCode === "CANCELLED" ? "cancelled" : statusWords[last.status];
  return (
    <span>
      last{" "}
      <StartedLink executionId={last.executionId} matrixRunId={last.matrixRunId}>
        <RelativeTime at={last.at} />
      </StartedLink>
      {": "}
      <span className={tones[status]}>{status}</span>
    </span>
  );
}
