import type { RunReference } from "@gantry/contract/tests/schemas.ts";
import { Link } from "@tanstack/react-router";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";

/** A run as a point in a test's history: when, on which commit or branch, and the way to it. */
export function RunSummary({ run }: { run: RunReference }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Link
        to="/runs/$id"
        params={{ id: run.executionId }}
        search={{ tab: "tests" }}
        className="text-accent-text underline underline-offset-2"
      >
        #{run.number}
      </Link>
      <RelativeTime at={run.at} />
      {run.commitSha && <code className="text-xs">{run.commitSha.slice(0, 7)}</code>}
      {run.branch && <span className="text-xs text-ink-soft">{visibleText(run.branch)}</span>}
      {run.prNumber !== null && <span className="text-xs text-ink-soft">PR #{run.prNumber}</span>}
    </span>
  );
}
