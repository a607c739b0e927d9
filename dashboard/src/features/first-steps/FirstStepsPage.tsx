import { hasVerdict, triggers } from "@gantry/contract/executions/constants.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { errorText } from "../../api/api-error.ts";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { useIsAdmin, useMayWrite, useMe } from "../auth/queries.ts";
import { defaultsQuery, runsQuery } from "../executions/queries.ts";
import { useCurrentProject } from "../projects/current-project.ts";
import { PageHeader } from "../shell/PageHeader.tsx";
import { PagePending } from "../shell/PagePending.tsx";
import { CreateProjectStep } from "./CreateProjectStep.tsx";
import { PipelineStep } from "./PipelineStep.tsx";
import { PlanLimits } from "./PlanLimits.tsx";
import { RunSampleStep } from "./RunSampleStep.tsx";
import { Step } from "./Step.tsx";
import { WatchStep } from "./WatchStep.tsx";

// An upload is not a run of Gantry: its image is a label, and it has no output.
const startedRuns = triggers.filter((trigger) => trigger !== "ingest").join(",");

export function FirstStepsPage() {
  const me = useMe();
  const isAdmin = useIsAdmin();
  const mayWrite = useMayWrite();
  const { project: current, projects, isKnown } = useCurrentProject();
  const project = current ?? projects[0];
  const defaults = useQuery({ ...defaultsQuery(project?.id), enabled: isKnown });
  const runs = useInfiniteQuery({
    ...runsQuery(project ? { project: project.id, trigger: startedRuns } : {}),
    enabled: project !== undefined,
  });
  const oldestFirst = runs.data?.pages[0]?.data.toReversed() ?? [];
  const isSample = (image: string) => defaults.data?.samples.some((sample) => sample.image === image);
  // The first run of a sample, or the first run of any image.
  const run = oldestFirst.find(({ image }) => isSample(image)) ?? oldestFirst[0];
  const isOver = run !== undefined && hasVerdict(run);

  if (runs.isError && !runs.data) {
    return (
      <ErrorState level={1} title="Your first steps could not be loaded" onRetry={() => void runs.refetch()}>
        {errorText(runs.error)}
      </ErrorState>
    );
  }
  // The next step depends on whether there is a run.
  if (!isKnown || !me || (project && !runs.data)) return <PagePending />;
  return (
    <div className="w-full max-w-3xl pb-12">
      <PageHeader title={`Welcome, ${me.name.split(" ")[0]}`} description="Get to a passing run in your own pipeline in four steps." />
      <ol className="grid px-4 sm:px-6">
        <Step number={1} title="Create a project" state={project ? "done" : "now"} summary={project?.name}>
          <CreateProjectStep isAdmin={isAdmin} />
        </Step>
        <Step number={2} title="Run the sample suite" state={run ? "done" : project ? "now" : "later"} summary={run?.image}>
          {defaults.isError ? (
            <ErrorState title="The samples could not be loaded" onRetry={() => void defaults.refetch()} className="py-4">
              {errorText(defaults.error)}
            </ErrorState>
          ) : (
            project && <RunSampleStep projectId={project.id} samples={defaults.data?.samples} mayWrite={mayWrite} />
          )}
        </Step>
        <Step number={3} title="Watch it" state={isOver ? "done" : run ? "now" : "later"} keepOpen={run !== undefined}>
          {run && <WatchStep run={run} />}
        </Step>
        <Step number={4} title="Start it from your pipeline" state={isOver ? "now" : "later"} isLast>
          {project && (
            <PipelineStep projectId={project.id} image={run?.image ?? defaults.data?.samples[0]?.image ?? "gantry/sample-api:latest"} />
          )}
        </Step>
      </ol>
      <PlanLimits organization={me.organization} isAdmin={isAdmin} />
    </div>
  );
}
