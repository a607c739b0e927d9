import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { TestStatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { plainText } from "../logs/ansi/plain-text.ts";

const link = "text-accent-text underline underline-offset-2";

/** The latest verdict of a case, with the way to its run or cycle. After a verdict in a cycle, what its automated test did last. */
export function LastResult({ lastVerdict, lastResult }: Pick<TestCase, "lastVerdict" | "lastResult">) {
  if (!lastVerdict) return null;
  const { cycle } = lastVerdict;
  return (
    <div className="grid gap-1 rounded-lg border border-edge px-3 py-2 text-sm">
      {cycle && (
        <Line status={lastVerdict.status} at={lastVerdict.at}>
          in the cycle{" "}
          <Link to="/test-cycles/$id" params={{ id: cycle.id }} className={link}>
            {visibleText(cycle.name)}
          </Link>
        </Line>
      )}
      {lastResult && (
        <Line status={lastResult.status} at={lastResult.at}>
          {cycle && "automated, "}in{" "}
          <Link to="/runs/$id" params={{ id: lastResult.executionId }} search={{ tab: "tests" }} className={link}>
            a run
          </Link>
        </Line>
      )}
      {lastResult?.message && <p className="truncate font-mono text-xs text-ink-soft">{visibleText(plainText(lastResult.message))}</p>}
    </div>
  );
}

function Line({ status, at, children }: { status: TestStatus; at: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TestStatusBadge status={status} />
      <span className="min-w-0 wrap-anywhere text-ink-soft">
        <RelativeTime at={at} />, {children}
      </span>
    </div>
  );
}
