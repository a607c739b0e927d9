import type { TestDetail } from "@gantry/contract/tests/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { Duration } from "../../ui/text/Duration.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { TestStatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { formatAge } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { Tile } from "../../ui/figures/Tile.tsx";
import { AnsiText } from "../logs/ansi/AnsiText.tsx";
import { FlakeCheckCard } from "../flake-checks/FlakeCheckCard.tsx";
import { PageMissing } from "../organizations/PageMissing.tsx";
import { PagePending } from "../../frame/PagePending.tsx";
import { BackLink } from "../../frame/BackLink.tsx";
import { CasesOfTest } from "../test-cases/links/CasesOfTest.tsx";
import { OwnerField } from "../tests/OwnerField.tsx";
import { QuarantineCard } from "../tests/QuarantineCard.tsx";
import { testQuery } from "../tests/queries.ts";
import { RunSummary } from "./RunSummary.tsx";
import { TestHistory } from "./TestHistory.tsx";
import { PassRate, TestMarks } from "./TestsTable.tsx";
import { failedSoOften, startMayBeRemoved } from "./failing-since.ts";
import { useProjectOf } from "../projects/use-project-of.ts";

const route = getRouteApi("/app/tests/$id");

export function TestPage() {
  const { id } = route.useParams();
  const query = useQuery(testQuery(id));
  useProjectOf(query.data);
  if (query.data) return <LoadedTest key={id} test={query.data} />;
  if (query.isError)
    return <PageMissing query={query} thing="test" whyGone="Its project was deleted" list={{ name: "tests", to: "/tests" }} />;
  return <PagePending />;
}

function LoadedTest({ test }: { test: TestDetail }) {
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pt-4 pb-8 sm:px-6">
      <title>{`${test.name} · Gantry`}</title>
      <header className="grid grid-cols-1 gap-1.5">
        <BackLink to="/tests">Tests</BackLink>
        {test.suite.length > 0 && <p className="text-xs break-words text-ink-soft">{test.suite.map(visibleText).join(" › ")}</p>}
        <h1 className="text-xl font-semibold tracking-tight break-words">{visibleText(test.name)}</h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-soft">
          {test.lastStatus && <TestStatusBadge status={test.lastStatus} />}
          {test.lastBranch && <span>on {visibleText(test.lastBranch)}</span>}
          <TestMarks test={test} />
          {test.variant && <span>{visibleText(test.variant)}</span>}
          {test.filePath && (
            <span className="inline-flex min-w-0 items-center">
              <code className="break-all">{visibleText(test.filePath)}</code>
              <CopyButton text={test.filePath} what="the file" className="-my-1 size-6" />
            </span>
          )}
        </div>
      </header>
      <Numbers test={test} />
      {test.firstFailing && <Failing test={test} firstFailing={test.firstFailing} />}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <TestHistory test={test} />
        <div className="grid gap-4">
          <FlakeCheckCard test={test} />
          <QuarantineCard test={test} />
          <OwnerField key={test.owner} test={test} />
          <CasesOfTest test={test} />
        </div>
      </div>
    </div>
  );
}

function Numbers({ test }: { test: TestDetail }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      <Tile name="Pass rate">
        <PassRate test={test} className="font-semibold" />
      </Tile>
      <Tile name="Failures" hint={test.runs === 1 ? "in 1 run" : `in ${test.runs} runs`}>
        {test.failures}
      </Tile>
      <Tile name="Flaky" hint={test.runs === 1 ? "in 1 run" : `in ${test.runs} runs`}>
        {test.flakyRuns}
      </Tile>
      <Tile name="p50 duration">
        <Duration ms={test.p50DurationMs} />
      </Tile>
      <Tile name="p95 duration">
        <Duration ms={test.p95DurationMs} />
      </Tile>
    </dl>
  );
}

/** First failing and last passing run, to find the cause. */
function Failing({ test, firstFailing }: { test: TestDetail; firstFailing: NonNullable<TestDetail["firstFailing"]> }) {
  const isCut = startMayBeRemoved(test);
  return (
    <Card>
      <CardHeader
        title={failedSoOften(test.failuresInARow, isCut)}
        description={
          isCut
            ? `Failing at least since #${firstFailing.number}, ${formatAge(firstFailing.ageMs)} ago; older results were removed.`
            : `Failing for ${formatAge(firstFailing.ageMs)}.`
        }
      />
      <div className="grid gap-3 px-4 py-3 text-sm sm:px-5">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <div className="grid gap-0.5">
            <dt className="text-xs text-ink-soft">{isCut ? "First failing run that is kept" : "First failing run"}</dt>
            <dd>
              <RunSummary run={firstFailing} />
            </dd>
          </div>
          <div className="grid gap-0.5">
            <dt className="text-xs text-ink-soft">Last passing run before it</dt>
            <dd>{test.lastPassing ? <RunSummary run={test.lastPassing} /> : "None known"}</dd>
          </div>
        </dl>
        {test.lastFailure?.message && (
          <div className="grid gap-1">
            <p className="text-xs text-ink-soft">
              Last error, <RelativeTime at={test.lastFailure.at} />
            </p>
            <AnsiText text={test.lastFailure.message} label="Last error" className="max-h-72" />
          </div>
        )}
      </div>
    </Card>
  );
}
