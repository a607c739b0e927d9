import type { PatternFilter, RunTrigger } from "@gantry/contract/triggers/schemas.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { partsSummary } from "../executions/parts/parts-summary.ts";
import { StartedLink } from "../executions/names/StartedLink.tsx";
import { requestNames } from "./git-host-labels.ts";
import { rejectedSince } from "./rejected-since.ts";
import { visibleText } from "../../ui/text/visible-text.ts";

export function TriggerSummary({ trigger }: { trigger: RunTrigger }) {
  const rejectedAt = rejectedSince(trigger);
  const parts = partsSummary(trigger.run);
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 truncate font-medium">{visibleText(trigger.name)}</span>
        {trigger.paused && <Badge tone="warn">Paused</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
        <span className="min-w-0 truncate">{visibleText(trigger.repository.replace(/^https?:\/\//, ""))}</span>
        <span>{trigger.events.map((event) => (event === "push" ? "pushes" : requestNames[trigger.host])).join(" and ")}</span>
        {parts !== undefined && <span className="min-w-0 truncate">{visibleText(parts)}</span>}
        <Patterns label="branches" filter={trigger.branches} />
        <Patterns label="files" filter={trigger.paths} />
      </p>
      {rejectedAt ? (
        <Rejected at={rejectedAt} />
      ) : trigger.last ? (
        <Last last={trigger.last} />
      ) : (
        <p className="text-xs text-ink-soft">No deliveries yet</p>
      )}
    </div>
  );
}

function Patterns({ label, filter: { include, exclude } }: { label: string; filter: PatternFilter }) {
  const [first, ...others] = [...include, ...exclude.map((pattern) => `!${pattern}`)];
  if (first === undefined) return null;
  return (
    <span className="min-w-0 truncate">
      {label} <code>{visibleText(first)}</code>
      {others.length > 0 && ` and ${others.length} more`}
    </span>
  );
}

function Rejected({ at }: { at: string }) {
  return (
    <p className="text-xs text-warn">
      <RelativeTime at={at} />: A delivery with a wrong or missing secret was rejected.
    </p>
  );
}

const toneOf = { started: "text-ink-soft", ignored: "text-ink-soft", refused: "text-bad" } as const;

function Last({ last }: { last: NonNullable<RunTrigger["last"]> }) {
  return (
    <p className={`text-xs break-words ${toneOf[last.outcome]}`}>
      <RelativeTime at={last.at} />: {visibleText(last.reason)}
      {last.executionId && (
        <>
          {" "}
          <StartedLink executionId={last.executionId} matrixRunId={last.matrixRunId}>
            {last.matrixRunId === null ? "Open the run" : "Open the runs"}
          </StartedLink>
        </>
      )}
    </p>
  );
}
