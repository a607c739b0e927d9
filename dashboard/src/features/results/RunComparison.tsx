import type { Comparison } from "@gantry/contract/tests/schemas.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { ApiError, errorText } from "../../api/api-error.ts";
import { Badge, type Tone } from "../../ui/figures/Badge.tsx";
import { loadFile } from "../../load-file.ts";
import { cn } from "../../ui/cn.ts";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { BaselinePicker } from "./BaselinePicker.tsx";
import { comparisonQuery } from "./queries.ts";
import { formatCount } from "../../ui/text/format.ts";

const ComparedTests = lazy(async () => ({ default: (await loadFile(() => import("./ComparedTests.tsx"))).ComparedTests }));

export const kinds = [
  { kind: "new", label: "newly failed", tone: "bad" },
  { kind: "known", label: "still failing", tone: "idle" },
  { kind: "fixed", label: "fixed", tone: "ok" },
  { kind: "newlyFlaky", label: "newly flaky", tone: "warn" },
] as const satisfies readonly { kind: string; label: string; tone: Tone }[];
type Kind = (typeof kinds)[number]["kind"];

interface RunComparisonProps {
  run: Execution;
  baseline: string | undefined;
  onBaseline: (baseline: string | undefined) => void;
}

/** How the tests of a run differ from those of another run, in one line. Each number opens its tests. */
export function RunComparison({ run, baseline = "previous", onBaseline }: RunComparisonProps) {
  const query = useQuery(comparisonQuery(run, baseline));
  const comparison = query.data;
  const [open, setOpen] = useState<Kind>();
  if (query.isError && baseline === "previous" && !isRemoved(query.error)) return null;
  if (!comparison && !query.isError) return null;
  const shown = kinds.filter(({ kind }) => comparison?.with && comparison.counts[kind] > 0);
  return (
    <section aria-label="Compared with another run" className="border-b border-edge bg-sunken px-4 py-2 text-xs sm:px-6">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <span className="text-ink-soft">Compared with</span>
        <BaselinePicker
          value={baseline}
          baseBranch={comparison?.baseBranch ?? null}
          branch={run.ciContext?.branch}
          onChange={(next) => onBaseline(next === "previous" ? undefined : next)}
        />
        {query.isError ? (
          <span className={isRemoved(query.error) ? "text-ink-soft" : "text-bad"}>{errorText(query.error)}</span>
        ) : (
          <BaselineRun run={run} comparison={comparison} baseline={baseline} />
        )}
        {shown.map(({ kind, label, tone }) => (
          <button
            key={kind}
            type="button"
            aria-expanded={open === kind}
            onClick={() => setOpen(open === kind ? undefined : kind)}
            className="rounded-[5px]"
          >
            <Badge tone={tone}>
              {comparison && formatCount(comparison.counts[kind])} {label}
              <ChevronDown className={cn("transition-transform", open === kind && "rotate-180")} aria-hidden="true" />
            </Badge>
          </button>
        ))}
      </div>
      <Suspense>{open && comparison && <ComparedTests tests={comparison[open]} total={comparison.counts[open]} />}</Suspense>
    </section>
  );
}

/** Retention removed the results of the other run. */
const isRemoved = (error: Error) => error instanceof ApiError && error.code === "RESULTS_REMOVED";

/** Why no run was found. A project can have earlier runs that are not compared with this one. */
function noBaseline(run: Execution, baseline: string): string {
  const like = run.groupName ? "in this group" : "with the same image, folder and environment";
  if (baseline === "previous") return `No earlier run ${like}.`;
  return `No earlier run ${like} has passed${run.ciContext?.branch ? " on that branch" : ""}.`;
}

/** The other run, as a link. */
export function BaselineRun({ run, comparison, baseline }: { run: Execution; comparison: Comparison | undefined; baseline: string }) {
  if (!comparison) return null;
  if (!comparison.with) return <span className="text-ink-soft">{noBaseline(run, baseline)}</span>;
  const { executionId, number, at } = comparison.with;
  return (
    <span className="text-ink-soft">
      <Link to="/runs/$id" params={{ id: executionId }} className="text-accent-text underline underline-offset-2">
        #{number}
      </Link>
      , <RelativeTime at={at} />
    </span>
  );
}
