import { hasVerdict, triggers, wasCancelled } from "@gantry/contract/executions/constants.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Play, Upload } from "lucide-react";
import { errorText } from "../../api/api-error.ts";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { useIsAdmin, useMayWrite, useMe } from "../auth/queries.ts";
import { defaultsQuery, runsQuery } from "../executions/queries.ts";
import { useCurrentProject } from "../projects/current-project.ts";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { PagePending } from "../../frame/PagePending.tsx";
import type { Way } from "./ci-snippets.ts";
import { CreateProjectStep } from "./CreateProjectStep.tsx";
import { PipelineStep } from "./PipelineStep.tsx";
import { PlanLimits } from "./PlanLimits.tsx";
import { RunSampleStep } from "./RunSampleStep.tsx";
import { Step } from "./Step.tsx";
import { UploadedStep } from "./UploadedStep.tsx";
import { WatchStep } from "./WatchStep.tsx";

// An upload is not a run of Gantry: its image is a label, and it has no output.
const startedRuns = triggers.filter((trigger) => trigger !== "ingest").join(",");

const route = getRouteApi("/app/first-steps");

export function FirstStepsPage() {
  const { way = "run" } = route.useSearch();
  const navigate = route.useNavigate();
  const me = useMe();
  const isAdmin = useIsAdmin();
  const { project: current, projects, isKnown } = useCurrentProject();
  const project = current ?? projects[0];
  if (!isKnown || !me) return <PagePending />;
  return (
    <div className="w-full max-w-5xl pb-12">
      <PageHeader
        title={`Welcome, ${me.name.split(" ")[0]}`}
        description="Run your suite here, or upload the results of a suite that your pipeline runs."
        actions={
          <Segmented<Way>
            label="How to begin"
            value={way}
            options={[
              { value: "run", label: "Run it here", icon: Play },
              { value: "upload", label: "Upload results", icon: Upload },
            ]}
            onChoose={(chosen) => void navigate({ search: chosen === "run" ? {} : { way: chosen }, replace: true })}
          />
        }
      />
      <ol className="grid px-4 sm:px-6">
        <Step number={1} title="Create a project" state={project ? "done" : "now"} summary={project?.name}>
          <CreateProjectStep isAdmin={isAdmin} />
        </Step>
        {way === "run" ? <StepsToRun projectId={project?.id} /> : <StepsToUpload projectId={project?.id} />}
      </ol>
      <PlanLimits organization={me.organization} isAdmin={isAdmin} />
    </div>
  );
}

function StepsToRun({ projectId }: { projectId: string | undefined }) {
  const mayWrite = useMayWrite();
  const defaults = useQuery({ ...defaultsQuery(projectId), enabled: projectId !== undefined });
  const runs = useInfiniteQuery({
    ...runsQuery({ ...(projectId === undefined ? {} : { project: projectId }), trigger: startedRuns }),
    enabled: projectId !== undefined,
  });
  if (runs.isError && !runs.data) return <NotLoaded onRetry={() => void runs.refetch()} error={runs.error} />;
  // The next step depends on whether there is a run.
  if (projectId !== undefined && !runs.data) return <PagePending />;
  // A run that was cancelled has shown no one how a suite runs.
  const oldestFirst = (runs.data?.pages[0]?.data ?? []).filter((run) => !wasCancelled(run)).toReversed();
  const isSample = (image: string) => defaults.data?.samples.some((sample) => sample.image === image);
  // The first run of a sample, or the first run of any image.
  const run = oldestFirst.find(({ image }) => isSample(image)) ?? oldestFirst[0];
  const isOver = run !== undefined && hasVerdict(run);
  return (
    <>
      <Step
        number={2}
        title={run && isSample(run.image) === false ? "Run a suite" : "Run the sample suite"}
        state={run ? "done" : projectId ? "now" : "later"}
        summary={run?.image}
      >
        {defaults.isError ? (
          <ErrorState title="The samples could not be loaded" onRetry={() => void defaults.refetch()} className="py-4">
            {errorText(defaults.error)}
          </ErrorState>
        ) : (
          projectId && <RunSampleStep projectId={projectId} samples={defaults.data?.samples} mayWrite={mayWrite} />
        )}
      </Step>
      <Step number={3} title="Watch the run" state={isOver ? "done" : run ? "now" : "later"} keepOpen={run !== undefined}>
        {run && <WatchStep run={run} />}
      </Step>
      <Step number={4} title="Start runs from your pipeline" state={isOver ? "now" : "later"} isLast>
        {projectId && (
          <PipelineStep
            projectId={projectId}
            image={run?.image ?? defaults.data?.samples[0]?.image ?? "gantry/sample-api:latest"}
            way="run"
          />
        )}
      </Step>
    </>
  );
}

function StepsToUpload({ projectId }: { projectId: string | undefined }) {
  const runs = useInfiniteQuery({
    ...runsQuery({ ...(projectId === undefined ? {} : { project: projectId }), trigger: "ingest" }),
    enabled: projectId !== undefined,
  });
  if (runs.isError && !runs.data) return <NotLoaded onRetry={() => void runs.refetch()} error={runs.error} />;
  const uploaded = runs.data?.pages[0]?.data.at(-1);
  return (
    <>
      <Step number={2} title="Upload from your pipeline" state={uploaded ? "done" : projectId ? "now" : "later"} keepOpen>
        {projectId && <PipelineStep projectId={projectId} image="" way="upload" />}
      </Step>
      <Step number={3} title="See the results" state={uploaded ? "done" : projectId ? "now" : "later"} keepOpen isLast>
        <UploadedStep run={uploaded} />
      </Step>
    </>
  );
}

function NotLoaded({ onRetry, error }: { onRetry: () => void; error: Error }) {
  return (
    <li>
      <ErrorState title="Your first steps could not be loaded" onRetry={onRetry}>
        {errorText(error)}
      </ErrorState>
    </li>
  );
}
