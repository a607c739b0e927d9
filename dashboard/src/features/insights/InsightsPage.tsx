import type { Insights } from "@gantry/contract/insights/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ChartColumn } from "lucide-react";
import { errorText } from "../../api/api-error.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Badge } from "../../ui/figures/Badge.tsx";
import { DateFilter } from "../../ui/filters/DateFilter.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { Duration } from "../../ui/text/Duration.tsx";
import { formatCount, formatDate } from "../../ui/text/format.ts";
import { EnvironmentFilter } from "../executions/names/EnvironmentFilter.tsx";
import { GroupFilter } from "../executions/GroupFilter.tsx";
import { RunValueFilter } from "../executions/RunValueField.tsx";
import { useCurrentProject } from "../projects/current-project.ts";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { DurationChart, FlakyChart, RunsChart } from "./charts.tsx";
import { Figures } from "./Figures.tsx";
import { chosenDays, type InsightsSearch, isFiltered, periods, readInsightsSearch, type RunsLink, runsSearch } from "./insights-search.ts";
import { QuarantineFigures } from "./QuarantineFigures.tsx";
import { insightsQuery } from "./queries.ts";
import { RankedTests } from "./RankedTests.tsx";
import { Slices } from "./Slices.tsx";

const route = getRouteApi("/app/insights");
type Change = (part: Partial<Record<keyof InsightsSearch, string | undefined>>) => void;

export function InsightsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { projectId, isChosen } = useCurrentProject();
  const query = useQuery({ ...insightsQuery(projectId, search), enabled: isChosen });
  const change: Change = (part) => void navigate({ search: (before) => readInsightsSearch({ ...before, ...part }), replace: true });
  return (
    <>
      <PageHeader
        title="Insights"
        description="How your suites perform, and which tests need attention."
        actions={
          <Segmented
            label="Time"
            value={chosenDays(search) ?? ""}
            options={periods.map((days) => ({ value: days, label: `${days} days` }))}
            onChoose={(days) => change({ days, from: undefined, to: undefined })}
          />
        }
      />
      <InsightsFilters search={search} projectId={projectId} onChange={change} />
      {query.isError ? (
        <ErrorState title="The insights could not be loaded" onRetry={() => void query.refetch()}>
          {errorText(query.error)}
        </ErrorState>
      ) : query.data ? (
        query.data.totals.runs === 0 ? (
          <EmptyState icon={<ChartColumn />} title="No runs in this period">
            {isFiltered(search) ? "Remove a filter or choose a longer period." : "Run a suite or choose a longer period."}
          </EmptyState>
        ) : (
          <Pictures insights={query.data} runs={runsSearch(search, query.data)} onChange={change} />
        )
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

function InsightsFilters({ search, projectId, onChange }: { search: InsightsSearch; projectId: string | undefined; onChange: Change }) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-4 pb-3 sm:px-6">
      <EnvironmentFilter value={search.environment} onChoose={(environment) => onChange({ environment })} />
      <GroupFilter value={search.group} projectId={projectId} onChoose={(group) => onChange({ group })} />
      {(["branch", "image", "suite"] as const).map((name) => (
        <RunValueFilter
          key={name}
          name={name}
          value={search[name]}
          onChoose={(value) => onChange({ [name]: value })}
          projectId={projectId}
        />
      ))}
      <DateFilter from={search.from} to={search.to} zone="utc" onChange={onChange} />
    </div>
  );
}

interface PicturesProps {
  insights: Insights;
  /** The list of the runs that this is about. */
  runs: RunsLink;
  onChange: Change;
}

function Pictures({ insights, runs, onChange }: PicturesProps) {
  const { timesArePartial } = insights.totals;
  // Daily totals do not know these: all figures are counted from single runs.
  const isSliced = [runs.branch, runs.environment, runs.group, runs.suite].some((value) => value !== undefined);
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pb-8 sm:px-6">
      {timesArePartial && (
        <Notice>
          This period has many runs. {isSliced ? "All figures" : "Durations, queue time and lost time"} are those of the newest ones only.
        </Notice>
      )}
      <Figures insights={insights} />
      <p className="text-xs text-ink-soft">
        {insights.previous.totals.runs === 0
          ? `There were no runs from ${formatDate(insights.previous.from)} to ${formatDate(insights.previous.to)} to compare with.`
          : `Compared with ${formatDate(insights.previous.from)} to ${formatDate(insights.previous.to)}.`}{" "}
        Days are UTC. Each run of a matrix run or split suite counts as one run.
        {runs.suite !== undefined &&
          " Only tests of the chosen suite count: a run passed if none of them failed, and took as long as they did."}
      </p>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <Card>
          <CardHeader
            title="Runs and pass rate"
            description="Each column is a day and opens its runs. The line shows the pass rate."
            actions={<RunsLinks runs={runs} />}
          />
          <RunsChart insights={insights} runs={runs} />
        </Card>
        <Card>
          <CardHeader title="Duration" description="p50 and p95 of the runs of each day. Select a day to open its runs." />
          <DurationChart insights={insights} runs={runs} />
        </Card>
        <Card>
          <CardHeader title="Flaky rate" description="Tests that passed only on a retry, among those that passed or failed." />
          <FlakyChart insights={insights} runs={runs} />
        </Card>
        <Slices insights={insights} runs={runs} onFilter={(kind, name) => onChange({ [kind]: name })} />
        <Rankings insights={insights} runs={runs} />
      </div>
    </div>
  );
}

function RunsLinks({ runs }: { runs: RunsLink }) {
  const style = "text-sm text-accent-text underline underline-offset-2";
  return (
    <>
      <Link to="/runs" search={runs} className={style}>
        All runs
      </Link>
      <Link to="/runs" search={{ ...runs, status: "FAILED,UNSTABLE" }} className={style}>
        Failed and unstable
      </Link>
    </>
  );
}

function Rankings({ insights, runs }: { insights: Insights; runs: RunsLink }) {
  const { mostFailing, flakiest, newlyFlaky, slowest, rankedFrom } = insights;
  const slowestMs = Math.max(1, ...slowest.map((test) => test.averageDurationMs));
  const source = rankedFrom === null ? "" : ` From the newest ${formatCount(rankedFrom)} runs.`;
  const flaky = {
    measure: (test: (typeof flakiest)[number]) => share(test.flakyRuns, test.runs),
    tone: "warn",
    runs: { ...runs, testResult: "flaky" },
  } as const;
  const thisWeek = new Set(newlyFlaky.filter((test) => isThisWeek(test.flakySince)).map((test) => test.testId));
  return (
    <>
      {/* Each column fills by itself: the lists differ much in length. */}
      <div className="grid grid-cols-1 content-start gap-4">
        <RankedTests
          title="Most failing"
          description={`Tests with the most failed runs first. The bar is the share of the test's runs that failed.${source}`}
          empty="No test failed in this period."
          tests={mostFailing}
          runs={{ ...runs, testResult: "failed" }}
          measure={(test) => share(test.failures, test.runs)}
          tone="bad"
        />
        <RankedTests
          title="Newly flaky"
          description={`Flaky in this period, and not in the 90 days before it. ${thisWeek.size} became flaky in the last 7 days.${source}`}
          empty="No test became flaky in this period."
          tests={newlyFlaky.toSorted((a, b) => Number(thisWeek.has(b.testId)) - Number(thisWeek.has(a.testId)))}
          mark={(test) => thisWeek.has(test.testId) && <Badge tone="warn">This week</Badge>}
          {...flaky}
        />
        <QuarantineFigures quarantine={insights.quarantine} />
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <RankedTests
          title="Flakiest"
          description={`Share of the test's runs that passed only on a retry.${source}`}
          empty="No test was flaky in this period."
          tests={flakiest}
          {...flaky}
        />
        <RankedTests
          title="Slowest"
          description={`Average duration. Bars are relative to the slowest test.${source}`}
          empty="No durations in this period."
          tests={slowest}
          runs={runs}
          measure={(test) => ({ share: test.averageDurationMs / slowestMs, text: <Duration ms={test.averageDurationMs} /> })}
          tone="accent"
        />
      </div>
    </>
  );
}

const weekMs = 7 * 86_400_000;
/** In the last seven days. */
const isThisWeek = (day: string | null) => day !== null && Date.now() - Date.parse(day) < weekMs;

const share = (part: number, all: number) => ({
  share: all > 0 ? part / all : 0,
  text: `${formatCount(part)} of ${formatCount(all)}`,
});
