import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Comparison, RunDifference } from "@gantry/contract/tests/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorText } from "../../api/api-error.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { formatCount, formatDuration } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { differenceLabels } from "../executions/names/difference-labels.ts";
import { compareLinkOf } from "../executions/facts/ci-links.ts";
import { shortDigest } from "../executions/names/short-digest.ts";
import { BaselinePicker } from "../results/BaselinePicker.tsx";
import { comparisonQuery } from "../results/queries.ts";
import { BaselineRun, kinds } from "../results/RunComparison.tsx";

interface ChangesProps {
  run: Execution;
  baseline: string | undefined;
  onBaseline: (baseline: string | undefined) => void;
}

/** What changed since another run: tests, duration and settings. */
export function Changes({ run, baseline = "previous", onBaseline }: ChangesProps) {
  const query = useQuery(comparisonQuery(run, baseline));
  const comparison = query.data;
  // A first run has nothing to be compared with.
  if (run.tests === null || (!comparison && !query.isError) || (baseline === "previous" && !comparison?.with)) return null;
  return (
    <Card aria-label="What changed">
      <CardHeader
        title="What changed"
        description={query.isError ? undefined : <BaselineRun run={run} comparison={comparison} baseline={baseline} />}
        actions={
          <BaselinePicker
            value={baseline}
            baseBranch={comparison?.baseBranch ?? null}
            branch={run.ciContext?.branch}
            onChange={(next) => onBaseline(next === "previous" ? undefined : next)}
          />
        }
      />
      {query.isError ? (
        <p className="px-4 py-3 text-sm text-bad sm:px-5">{errorText(query.error)}</p>
      ) : (
        comparison?.with && <Differences run={run} comparison={comparison} />
      )}
    </Card>
  );
}

function Differences({ run, comparison }: { run: Execution; comparison: Comparison }) {
  const { counts, differences, variables, durations } = comparison;
  const shown = kinds.filter(({ kind }) => counts[kind] > 0);
  const names = [
    ...variables.added.map((name) => ({ name, what: "added" })),
    ...variables.removed.map((name) => ({ name, what: "removed" })),
    ...variables.changed.map((name) => ({ name, what: "changed" })),
  ];
  return (
    <dl className="divide-y divide-edge text-sm">
      <Row name="Tests">
        {shown.length === 0 && counts.added + counts.missing === 0 && "Same results"}
        <span className="flex flex-wrap gap-1.5">
          {shown.map(({ kind, label, tone }) => (
            <Badge key={kind} tone={tone}>
              {formatCount(counts[kind])} {label}
            </Badge>
          ))}
          {counts.added > 0 && <Badge>{formatCount(counts.added)} added</Badge>}
          {counts.missing > 0 && <Badge>{formatCount(counts.missing)} missing</Badge>}
        </span>
      </Row>
      {durations.before !== null && durations.now !== null && (
        <Row name="Duration">
          <span className="tabular">
            {formatDuration(durations.before)} → {formatDuration(durations.now)}
          </span>
        </Row>
      )}
      {differences.map((difference) => (
        <Row key={difference.what} name={differenceLabels[difference.what]}>
          <Difference run={run} difference={difference} />
        </Row>
      ))}
      {names.length > 0 && (
        <Row name="Variables">
          <ul className="grid gap-0.5">
            {names.map(({ name, what }) => (
              <li key={name}>
                <code className="text-xs break-all">{name}</code> <span className="text-xs text-ink-soft">{what}</span>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {differences.length + names.length === 0 && <Row name="Settings">Same commit, image and settings</Row>}
    </dl>
  );
}

function Difference({ run, difference: { what, before, now } }: { run: Execution; difference: RunDifference }) {
  const isCommit = what === "commit" || what === "sourceCommit";
  const text = (value: string) =>
    value === "" ? "none" : visibleText(isCommit ? value.slice(0, 7) : what === "imageDigest" ? shortDigest(value) : value);
  const link = what === "commit" && run.ciContext ? compareLinkOf(run.ciContext, before) : undefined;
  const words = (
    <span className="font-mono text-xs break-all">
      {text(before)} → {text(now)}
    </span>
  );
  if (!link) return words;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className="text-accent-text underline underline-offset-2">
      {words}
    </a>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 gap-y-0.5 px-4 py-2 sm:grid-cols-[6rem_minmax(0,1fr)] sm:px-5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
