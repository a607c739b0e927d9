import { getRouteApi } from "@tanstack/react-router";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { Sheet } from "../../../ui/overlays/Sheet.tsx";
import { Tabs, TabPanel } from "../../../ui/lists/Tabs.tsx";
import { useHotkeys } from "../../../ui/use-hotkeys.ts";
import { useCurrentProject } from "../../projects/current-project.ts";
import { useSavedViews } from "../../saved-views/use-saved-views.ts";
import { MissingView } from "../../saved-views/ViewsMenu.tsx";
import { PageHeader } from "../../../frame/PageHeader.tsx";
import { FailureDetails } from "../details/FailureDetails.tsx";
import { FailuresFilters } from "./FailuresFilters.tsx";
import { FailuresList } from "./FailuresList.tsx";
import { type FailuresSearch, type FailureView, failureViews, noFilters, readFailuresSearch, viewNames } from "../failures-search.ts";
import { failuresQuery } from "../queries.ts";
import { stateStyles } from "../state/state-styles.ts";
import { useFreshFailures } from "./use-fresh-failures.ts";
import { formatCount } from "../../../ui/text/format.ts";

const route = getRouteApi("/app/failures");

const viewLabel = (view: FailureView) => (view === "unresolved" ? "Unresolved" : stateStyles[view].label);

/** Failures with the same cause across tests and runs, with what people decided about them. */
export function FailuresPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { projectId, isChosen } = useCurrentProject();
  const field = useRef<HTMLInputElement>(null);
  const query = useInfiniteQuery({ ...failuresQuery(search, projectId), enabled: isChosen });
  const failures = useMemo(() => query.data?.pages.flatMap((page) => page.data) ?? [], [query.data]);
  const counts = query.data?.pages[0]?.counts;
  const go = (part: Partial<Record<keyof FailuresSearch, string | undefined>>) =>
    void navigate({ search: (before) => readFailuresSearch({ ...before, ...part }), replace: !("failure" in part) });
  useHotkeys({ "/": () => field.current?.focus() });
  useFreshFailures();
  const views = useSavedViews("failures", search, readFailuresSearch, go);
  const change = views.onChange;
  const clear = () => change(noFilters);
  const view = search.state ?? "unresolved";
  return (
    <>
      <PageHeader title="Failures" description="The same failure of several tests and runs is listed once." />
      <Tabs
        value={view}
        onChange={(state) => change({ state })}
        label="State"
        tabs={viewNames.map((name) => ({
          value: name,
          label: viewLabel(name),
          count: counts && formatCount(failureViews[name].reduce((sum, state) => sum + counts[state], 0)),
        }))}
      >
        <TabPanel value={view}>
          <FailuresFilters search={search} projectId={projectId} onChange={change} onClear={clear} field={field} views={views} />
          <MissingView views={views} />
          <FailuresList
            query={query}
            failures={failures}
            search={search}
            onOpen={(failure) => change({ failure })}
            onClear={clear}
            onShow={(state) => change({ state })}
          />
        </TabPanel>
      </Tabs>
      <Sheet open={search.failure !== undefined} onOpenChange={(isOpen) => !isOpen && change({ failure: undefined })} title="Failure">
        {search.failure && <FailureDetails key={search.failure} failureId={search.failure} projectId={projectId} />}
      </Sheet>
    </>
  );
}
