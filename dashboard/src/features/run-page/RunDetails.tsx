import type { Execution, Trigger } from "@gantry/contract/executions/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { projectsQuery } from "../projects/queries.ts";
import { ImageName } from "../executions/names/ImageName.tsx";
import { runQuery } from "../executions/queries.ts";
import { shortDigest } from "../executions/names/short-digest.ts";
import { runTitle } from "../executions/names/run-title.ts";
import { triggerStyles } from "../executions/names/trigger-style.ts";
import { jobLinkOf } from "../executions/facts/ci-links.ts";
import { Fact, OutsideLink } from "../executions/facts/Fact.tsx";
import { SourceFact } from "../executions/facts/SourceFact.tsx";

/** The facts of a run that are shown on request. */
export function RunDetails({ run }: { run: Execution }) {
  return (
    <>
      {run.ciContext?.repository && <Fact name="Repository">{visibleText(run.ciContext.repository)}</Fact>}
      {runTitle(run) !== undefined && (
        <Fact name="Image">
          <ImageName image={run.image} />
        </Fact>
      )}
      {run.imageDigest && (
        <Fact name="Image digest">
          <span className="inline-flex items-center">
            <code className="text-2xs">{visibleText(shortDigest(run.imageDigest))}</code>
            <CopyButton text={run.imageDigest} what="the digest" className="-my-1 size-6" />
          </span>
        </Fact>
      )}
      <Fact name="Folder">{run.folder === "all" ? "all tests" : <code>{visibleText(run.folder)}</code>}</Fact>
      {run.baseUrl && <Fact name="Base URL">{<span className="break-all">{visibleText(run.baseUrl)}</span>}</Fact>}
      {run.command && <Fact name="Command">{<code className="break-all">{visibleText(run.command)}</code>}</Fact>}
      {run.source && <SourceFact source={run.source} />}
      <Origin run={run} />
      <Fact name={run.trigger === "ingest" ? "Uploaded by" : "Started by"}>{startedBy(run)}</Fact>
      {run.rerunOf && <RerunOf id={run.rerunOf} />}
      {run.retries > 0 && <Fact name="Retries of failed tests">{`${run.retriesDone} of ${run.retries}`}</Fact>}
      {run.caches.length > 0 && (
        <Fact name="Caches">
          {run.caches.map(({ key, path }) => (
            <span key={path} className="block break-all">
              {key}: <code>{visibleText(path)}</code>
            </span>
          ))}
        </Fact>
      )}
      {run.attempt > 1 && <Fact name="Attempt">{run.attempt}</Fact>}
      {hasOwnExitCode(run) && (
        <Fact name="Exit code">
          <code>{run.exitCode}</code>
        </Fact>
      )}
      <Fact name="ID">
        <span className="inline-flex items-center">
          <code className="text-2xs">{run.id}</code>
          <CopyButton text={run.id} what="the id" className="-my-1 size-6" />
        </span>
      </Fact>
    </>
  );
}

/** `acme/app/e2e/web, 1a2b3c4 (main)` */

/** Who started a run, and how when that is not evident: `Ada Lovelace, from the dashboard`. */
function startedBy({ trigger, requestedBy }: Execution): string {
  const ways: Partial<Record<Trigger, string>> = { dashboard: "from the dashboard", api: "through the API", ci: "from a pipeline" };
  const way = ways[trigger];
  if (requestedBy) return [visibleText(requestedBy.name), way].filter(Boolean).join(", ");
  return triggerStyles[trigger].label;
}

function RerunOf({ id }: { id: string }) {
  const { data: earlier } = useQuery(runQuery(id));
  return (
    <Fact name="Re-run of">
      <Link to="/runs/$id" params={{ id }} className="text-accent-text underline underline-offset-2">
        {earlier ? `#${earlier.number}` : "an earlier run"}
      </Link>
    </Fact>
  );
}

/** The project and the pipeline that a run belongs to. */
function Origin({ run }: { run: Execution }) {
  const { data: projects } = useQuery(projectsQuery());
  const project = projects?.find((each) => each.id === run.projectId);
  const jobLink = jobLinkOf(run.ciContext);
  return (
    <>
      {project && (projects?.length ?? 0) > 1 && <Fact name="Project">{project.name}</Fact>}
      {jobLink && run.trigger !== "ingest" && (
        <Fact name="Pipeline">
          <OutsideLink to={jobLink}>CI job</OutsideLink>
        </Fact>
      )}
    </>
  );
}

/** An upload without an exit code is stored with 0 or 1, by its results: no program ended with that. */
function hasOwnExitCode({ exitCode, trigger, tests }: Execution): boolean {
  if (trigger === "ingest") return exitCode !== ((tests?.failed ?? 0) > 0 ? 1 : 0);
  return exitCode !== null;
}
