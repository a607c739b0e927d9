import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useLocation } from "@tanstack/react-router";
import { Suspense, useCallback, useEffect, useState } from "react";
import { onEvent } from "../../api/live.ts";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { styleOfRun } from "../../ui/figures/StatusBadge.tsx";
import { TabPanel, Tabs } from "../../ui/lists/Tabs.tsx";
import { useMe } from "../auth/queries.ts";
import { useProjectOf } from "../projects/use-project-of.ts";
import { PageMissing } from "../organizations/PageMissing.tsx";
import { PagePending } from "../../frame/PagePending.tsx";
import { openingTab } from "./opening-tab.ts";
import { executionKeys, runQuery } from "../executions/queries.ts";
import { RunHeader } from "./RunHeader.tsx";
import { type RunSearch, type RunTab, runTabs } from "../executions/run-search.ts";
import { tabParts } from "./tab-parts.ts";
import { formatCount } from "../../ui/text/format.ts";

const route = getRouteApi("/app/runs/$id");

export function RunPage() {
  const { id } = route.useParams();
  const run = useQuery(runQuery(id));
  useQueuePosition(run.data);
  useProjectOf(run.data);
  if (run.data) return <LoadedRun key={id} run={run.data} />;
  if (run.isError) return <PageMissing query={run} thing="run" list={{ name: "runs", to: "/runs" }} />;
  return <RunSkeleton />;
}

/** Minimum interval between requests of the queue position: all open pages of an organization share one rate limit. */
const queueQuietMs = 8000;

/** While a run waits, any change of another may move it forward. */
function useQueuePosition(run: Execution | undefined) {
  const client = useQueryClient();
  const id = run?.id;
  const isWaiting = run?.status === "PENDING";
  useEffect(() => {
    if (!id || !isWaiting) return;
    const ask = () => void client.invalidateQueries({ queryKey: executionKeys.one(id) });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onEvent("execution-updated", (received) => {
      if (received.id === id) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        ask();
      }, queueQuietMs);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [client, id, isWaiting]);
}

function LoadedRun({ run }: { run: Execution }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const isLive = !hasVerdict(run);
  // Without a verdict there is nothing to explain, and an organization may have it switched off.
  const isAnalyzed = useMe()?.organization.aiAnalysisEnabled === true && run.status !== "ERROR" && run.flakeCheckId === null;
  // Chosen once, so that the tab does not change when a run ends while someone reads its output.
  const [firstTab] = useState<RunTab>(() => openingTab(run, search, hash));
  const [wasLive] = useState(isLive);
  const linked = search.tab || hash || search.test || search.lines ? openingTab(run, search, hash) : firstTab;
  const tab: RunTab = linked === "analysis" && !isAnalyzed ? openingTab(run, {}, "") : linked;
  const change = useCallback(
    (part: { [K in keyof RunSearch]?: RunSearch[K] | undefined }, replace = true) =>
      void navigate({
        search: (before) => Object.fromEntries(Object.entries({ ...before, ...part }).filter(([, value]) => value !== undefined)),
        hash: "tab" in part ? "" : true,
        replace,
        // Another test or filter is no other page: the router would scroll the list back to where it was.
        resetScroll: "tab" in part,
      }),
    [navigate],
  );
  const onHash = useCallback(
    (next: string) => void navigate({ search: ({ lines: _found, ...rest }) => rest, hash: next, replace: true }),
    [navigate],
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <title>{`${styleOfRun(run).label} · ${run.image} · Gantry`}</title>
      <RunHeader run={run} showsReason={tab !== "overview"} />
      <Tabs
        label="Parts of the run"
        value={tab}
        onChange={(value) => change({ tab: runTabs.find((known) => known === value) }, false)}
        tabs={tabsOf(run, isAnalyzed)}
      >
        <Suspense fallback={<PagePending />}>
          <TabPanel value="overview">
            <tabParts.overview run={run} search={search} isAnalyzed={isAnalyzed} onChange={change} />
          </TabPanel>
          <TabPanel value="terminal">
            <tabParts.terminal run={run} hasJustEnded={wasLive && !isLive} testId={search.lines} hash={hash} onHash={onHash} />
          </TabPanel>
          <TabPanel value="tests">
            <tabParts.tests run={run} search={search} onChange={change} />
          </TabPanel>
          <TabPanel value="timeline">
            <tabParts.timeline run={run} onChange={change} />
          </TabPanel>
          <TabPanel value="analysis">
            <tabParts.analysis run={run} />
          </TabPanel>
          <TabPanel value="report">
            <tabParts.report run={run} />
          </TabPanel>
        </Suspense>
      </Tabs>
    </div>
  );
}

const tabsOf = (run: Execution, isAnalyzed: boolean) => [
  ...(hasVerdict(run) ? [{ value: "overview", label: "Overview" }] : []),
  { value: "terminal", label: "Terminal" },
  { value: "tests", label: "Tests", count: run.tests ? formatCount(run.tests.total) : undefined },
  { value: "timeline", label: "Timeline" },
  ...(isAnalyzed ? [{ value: "analysis", label: "AI analysis" }] : []),
  { value: "report", label: "Report & artifacts" },
];

function RunSkeleton() {
  return (
    <div className="grid gap-3 p-6">
      <Loading label="Loading the run" />
      <div className="flex gap-3">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-5 w-80 max-w-[60%]" />
      </div>
      <Skeleton className="w-96 max-w-full" />
      <Skeleton className="mt-6 h-96 w-full rounded-xl" />
    </div>
  );
}
