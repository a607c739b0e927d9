import type { CaseResult } from "@gantry/contract/test-cases/schemas.ts";
import { Link } from "@tanstack/react-router";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { TestStatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { plainText } from "../logs/plain-text.ts";

/** What an automated test of this case did last, and the way to its run. */
export function LastResult({ result }: { result: CaseResult }) {
  return (
    <div className="grid gap-1 rounded-lg border border-edge px-3 py-2 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <TestStatusBadge status={result.status} />
        <span className="text-ink-soft">in</span>
        <Link
          to="/runs/$id"
          params={{ id: result.executionId }}
          search={{ tab: "tests" }}
          className="text-accent-text underline underline-offset-2"
        >
          the run <RelativeTime at={result.at} />
        </Link>
      </div>
      {result.message && <p className="truncate font-mono text-xs text-ink-soft">{visibleText(plainText(result.message))}</p>}
    </div>
  );
}
