import type { Insights } from "@gantry/contract/insights/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ChartColumn } from "lucide-react";
import { errorText } from "../../api/api-error.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Duration } from "../../ui/text/Duration.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { Tile } from "../../ui/figures/Tile.tsx";
import { useCurrentProject } from "../projects/current-project.ts";
import { PageHeader } from "../shell/PageHeader.tsx";
import { DurationChart, RunsChart } from "./charts.tsx";
import { ImageBars } from "./ImageBars.tsx";
import { defaultDays, insightsQuery } from "./queries.ts";
import { RankedTests } from "./RankedTests.tsx";

const route = getRouteApi("/app/insights");
const spans = [7, 30, 90] as const;

export function InsightsPage() {
  const { days = defaultDays } = route.useSearch();
  const navigate = route.useNavigate();
  const { projectId, isChosen } = useCurrentProject();
  const query = useQuery({ ...insightsQuery(projectId, days), enabled: isChosen });
  return (
    <>
      <PageHeader
        title="Insights"
        description="Trends of your suites, and which tests need attention."
        actions={
          <Segmented
            label="Time"
            value={days}
            options={spans.map((span) => ({ value: span, label: `${span} days` }))}
            onChoose={(next) => void navigate({ search: (before) => ({ ...before, days: next }), replace: true })}
          />
        }
      />
      {query.data ? (
        query.data.totals.runs === 0 ? (
          <EmptyState icon={<ChartColumn />} title="No runs in this period">
            Run a suite or choose a longer period.
          </EmptyState>
        ) : (
          <Pictures insights={query.data} days={days} />
        )
      ) : query.isError ? (
        <ErrorState title="The insights could not be loaded" onRetry={() => void query.refetch()}>
          {errorText(query.error)}
        </ErrorState>
      ) : (
        <div className="grid gap-4 px-4 sm:px-6">
          <Loading label="Loading the insights" />
          <Skeleton className="h-20 w-full rounded-xl" />
          <Skeleton className="h-72 w-full rounded-xl" />
        </div>
      )}
    </>
  );
}

const percent = (rate: number | null) => (rate === null ? "–" : `${Math.round(rate * 100)} %`);

function Pictures({ insights, days }: { insights: Insights; days: number }) {
  const { totals } = insights;
  return (
    <div className="grid gap-4 px-4 pb-8 sm:px-6">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <Tile name="Runs">{totals.runs.toLocaleString("en")}</Tile>
        <Tile name="Passed">{percent(totals.passRate)}</Tile>
        <Tile name="Average duration">
          <Duration ms={totals.averageDurationMs} />
        </Tile>
        <Tile name="Tests run">{(totals.tests.passed + totals.tests.failed).toLocaleString("en")}</Tile>
        <Tile name="Flaky passes">{totals.tests.flaky.toLocaleString("en")}</Tile>
      </dl>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <Card>
          <CardHeader title="Runs and pass rate" description="Each column is a day. The line shows the pass rate." />
          <RunsChart insights={insights} days={days} />
        </Card>
        <Card>
          <CardHeader title="Duration" description="Average run time per day." />
          <DurationChart insights={insights} days={days} />
        </Card>
        <RankedTests
          title="Most failing"
          empty="No test failed in this period."
          tests={insights.mostFailing}
          measure={(test) => ({ value: test.failures, text: `${test.failures} of ${test.runs}` })}
          tone="bad"
        />
        <RankedTests
          title="Flakiest"
          empty="No test was flaky in this period."
          tests={insights.flakiest}
          measure={(test) => ({ value: test.flakyRuns, text: `${test.flakyRuns} of ${test.runs}` })}
          tone="warn"
        />
        <RankedTests
          title="Slowest"
          empty="No durations in this period."
          tests={insights.slowest}
          measure={(test) => ({ value: test.averageDurationMs, text: <Duration ms={test.averageDurationMs} /> })}
          tone="accent"
        />
        <ImageBars images={insights.images} />
      </div>
    </div>
  );
}
