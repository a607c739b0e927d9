import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
import { Link } from "@tanstack/react-router";
import { HistoryStrip } from "../../ui/figures/HistoryStrip.tsx";
import { TestStatusIcon } from "../../ui/figures/StatusBadge.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { cn } from "../../ui/cn.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { AnsiText } from "../logs/ansi/AnsiText.tsx";
import { Thumbnail } from "../reports/Attachments.tsx";
import { isPicture } from "../reports/sort-attachments.ts";
import { FailureMenu } from "./FailureMenu.tsx";
import { firstLines } from "./first-lines.ts";
import { Compared } from "../results/Compared.tsx";
import { FailureAge, failsForNewReason } from "../executions/FailureAge.tsx";
import { QuarantineBadge } from "../results/QuarantineBadge.tsx";
import { formatCounted } from "../../ui/text/format.ts";

/** One failed test: its error, the values that differ, its screenshot, and since when it fails. */
export function FailureCard({ run, test, isChosen }: { run: Execution; test: ListedTest; isChosen: boolean }) {
  const pictures = (test.attachments ?? []).filter(isPicture);
  const message = firstLines(test.message ?? "");
  return (
    <li
      aria-current={isChosen || undefined}
      className={cn("grid gap-2.5 rounded-xl border border-edge bg-surface p-3.5 sm:p-4", isChosen && "border-accent ring-1 ring-accent")}
    >
      <div className="flex items-start gap-2">
        <TestStatusIcon status={test.status} className="mt-0.5" />
        <div className="min-w-0 flex-1">
          <h4 className="text-sm font-semibold break-words">
            <Link
              to="/runs/$id"
              params={{ id: run.id }}
              search={{ tab: "tests", test: test.id }}
              className="rounded-sm hover:text-accent-text"
            >
              {visibleText(test.name)}
            </Link>
          </h4>
          <p className="text-xs break-words text-ink-soft">{placeOf(test)}</p>
        </div>
        <FailureMenu run={run} test={test} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-soft">
        <FailureAge test={test} />
        <QuarantineBadge test={test} />
        {test.history && test.history.length > 1 && <HistoryStrip outcomes={test.history} length={10} />}
        <Since run={run} test={test} />
        {test.owner && (
          <span>
            Owner <b className="font-medium text-ink">{visibleText(test.owner)}</b>
          </span>
        )}
      </div>
      {test.compared && <Compared {...test.compared} />}
      {(message || pictures.length > 0) && (
        <div className={cn("grid items-start gap-3", pictures.length > 0 && "sm:grid-cols-[minmax(0,1fr)_12rem]")}>
          {message && <AnsiText text={message} label="Error" />}
          {pictures.length > 0 && <Thumbnail run={run} pictures={pictures} />}
        </div>
      )}
      {!message && <p className="text-sm text-ink-soft">No message of this failure was found. The terminal may show more.</p>}
    </li>
  );
}

function placeOf({ suite, filePath, line, variant }: ListedTest): string {
  const file = filePath && (line === null ? filePath : `${filePath}:${line}`);
  return [suite.map(visibleText).join(" › "), file && visibleText(file), variant && visibleText(variant)].filter(Boolean).join(" · ");
}

function Since({ run, test }: { run: Execution; test: ListedTest }) {
  const { failingSince } = test;
  if (!failingSince) return null;
  const { executionId, number, branch, commitSha, at, runs, sameFailure } = failingSince;
  const isAnother = sameFailure !== null && sameFailure.runs < runs;
  return (
    <span>
      {isAnother && sameFailure.runs > 1 && (
        <>
          Same failure since <RunLink id={sameFailure.executionId} number={sameFailure.number} />.{" "}
        </>
      )}
      {isAnother && sameFailure.runs === 1 && !failsForNewReason(test) && "For a new reason. "}Failing since{" "}
      <RunLink id={executionId} number={number} />
      {branch && branch !== run.ciContext?.branch && ` on ${visibleText(branch)}`}
      {commitSha && (
        <>
          {" "}
          at <code>{visibleText(commitSha.slice(0, 7))}</code>
        </>
      )}
      , <RelativeTime at={at} />, {formatCounted(runs, "run")} in a row
    </span>
  );
}

function RunLink({ id, number }: { id: string; number: number }) {
  return (
    <Link to="/runs/$id" params={{ id }} className="text-accent-text underline underline-offset-2">
      #{number}
    </Link>
  );
}
