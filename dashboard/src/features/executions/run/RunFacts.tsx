import type { CiContext, Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronDown, Pin } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "../../../ui/figures/Badge.tsx";
import { cn } from "../../../ui/cn.ts";
import { CopyButton } from "../../../ui/text/CopyButton.tsx";
import { Duration } from "../../../ui/text/Duration.tsx";
import { RelativeTime } from "../../../ui/text/RelativeTime.tsx";
import { TestsBar } from "../../../ui/figures/TestsBar.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { RunIssues } from "../../issues/RunIssues.tsx";
import { projectsQuery } from "../../projects/queries.ts";
import { branchLinkOf, commitLinkOf, jobLinkOf, pullRequestLinkOf } from "./ci-links.ts";
import { environmentLabel } from "../environment-label.ts";
import type { RunsSearch } from "../filter.ts";
import { ImageName } from "../ImageName.tsx";
import { runTitle } from "../run-title.ts";
import { triggerStyles } from "../trigger-style.ts";

/** The line of facts below the title of a run. */
export function RunFacts({ run }: { run: Execution }) {
  const [showsAll, setShowsAll] = useState(false);
  // What a failure is read by stays in one line; on a phone it waits behind the press as well.
  const isWide = useMedia("(min-width: 40rem)");
  return (
    <dl className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-xs">
      <Marks run={run} />
      {hasVerdict(run) && run.verdict !== "PASSED" && <RunIssues executionId={run.id} />}
      <Fact name="Duration">
        <Duration className="tabular" ms={run.durationMs} since={run.finishedAt ? null : run.startedAt} />
      </Fact>
      {(isWide || showsAll) && <MainFacts run={run} />}
      <div>
        <dt className="sr-only">More</dt>
        <dd>
          <button
            type="button"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
            className="inline-flex h-6 items-center gap-0.5 rounded font-medium text-accent-text"
          >
            {showsAll ? "Less" : "Details"}
            <ChevronDown aria-hidden="true" className={cn("size-3.5 transition-transform", showsAll && "rotate-180")} />
          </button>
        </dd>
      </div>
      {showsAll && <Details run={run} />}
    </dl>
  );
}

function Marks({ run }: { run: Execution }) {
  return (
    <>
      {run.tests && (
        <Fact name="Tests" hidden>
          <TestsBar counts={run.tests} />
        </Fact>
      )}
      {run.tests !== null && run.tests.flaky > 0 && (
        <Fact name="Flaky" hidden>
          <Badge tone="warn">{run.tests.flaky} flaky</Badge>
        </Fact>
      )}
      {run.tests !== null && run.tests.quarantined > 0 && (
        <Fact name="Quarantined" hidden>
          <Badge tone="think">{run.tests.quarantined} quarantined</Badge>
        </Fact>
      )}
      {run.pinned && (
        <Fact name="Pinned" hidden>
          <Badge tone="accent">
            <Pin aria-hidden="true" />
            Pinned
          </Badge>
        </Fact>
      )}
    </>
  );
}

function MainFacts({ run }: { run: Execution }) {
  return (
    <>
      {run.ciContext && <Commit ci={run.ciContext} />}
      <Fact name="Environment">{environmentLabel(run.environment)}</Fact>
      {run.groupName && (
        <Fact name="Group">
          <Link to="/runs" search={{ group: run.groupName }} className="text-accent-text underline underline-offset-2">
            {visibleText(run.groupName)}
          </Link>
        </Fact>
      )}
      {run.workerLabels.length > 0 && <Fact name="Worker labels">{<code className="break-all">{run.workerLabels.join(", ")}</code>}</Fact>}
      {run.services.length > 0 && (
        <Fact name="Services">
          {run.services.map(({ name, image }) => (
            <span key={name} className="block break-all">
              {name}: <code>{visibleText(image)}</code>
            </span>
          ))}
        </Fact>
      )}
      {run.concurrencyGroup && <Fact name="Concurrency group">{visibleText(run.concurrencyGroup)}</Fact>}
      <Fact name="Created">
        <RelativeTime at={run.createdAt} />
      </Fact>
    </>
  );
}

function Details({ run }: { run: Execution }) {
  return (
    <>
      {run.ciContext?.repository && <Fact name="Repository">{visibleText(run.ciContext.repository)}</Fact>}
      {runTitle(run) !== undefined && (
        <Fact name="Image">
          <ImageName image={run.image} />
        </Fact>
      )}
      <Fact name="Folder">{run.folder === "all" ? "all tests" : <code>{visibleText(run.folder)}</code>}</Fact>
      {run.baseUrl && <Fact name="Base URL">{<span className="break-all">{visibleText(run.baseUrl)}</span>}</Fact>}
      {run.command && <Fact name="Command">{<code className="break-all">{visibleText(run.command)}</code>}</Fact>}
      <Origin run={run} />
      <Fact name="Started by">
        {run.flakeCheckId ? (
          <Link to="/flake-checks/$id" params={{ id: run.flakeCheckId }} className="text-accent-text underline underline-offset-2">
            {triggerStyles[run.trigger].label}
          </Link>
        ) : (
          triggerStyles[run.trigger].label
        )}
        {run.requestedBy && `, ${visibleText(run.requestedBy.name)}`}
        {run.rerunOf && (
          <>
            {" of "}
            <Link to="/runs/$id" params={{ id: run.rerunOf }} className="text-accent-text underline underline-offset-2">
              an earlier run
            </Link>
          </>
        )}
      </Fact>
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

/** What the pipeline says about the commit: its branch, pull request, hash and author, as links where their pages are known. */
function Commit({ ci }: { ci: CiContext }) {
  return (
    <>
      {ci.branch && (
        <Fact name="Branch">
          <MaybeLink to={branchLinkOf(ci)}>{visibleText(ci.branch)}</MaybeLink>
          {ci.targetBranch && <span className="text-ink-soft"> into {visibleText(ci.targetBranch)}</span>}
          <AllRuns search={{ branch: ci.branch }} />
        </Fact>
      )}
      {ci.prNumber !== undefined && (
        <Fact name="Pull request">
          <MaybeLink to={pullRequestLinkOf(ci)}>#{ci.prNumber}</MaybeLink>
          <AllRuns search={{ pr: String(ci.prNumber) }} />
        </Fact>
      )}
      {ci.commitSha && (
        <Fact name="Commit">
          <MaybeLink to={commitLinkOf(ci)}>
            <code>{ci.commitSha.slice(0, 7)}</code>
          </MaybeLink>
        </Fact>
      )}
      {ci.author && (
        <Fact name="Author">
          <Link to="/runs" search={{ author: ci.author }} className="text-accent-text underline underline-offset-2">
            {visibleText(ci.author)}
          </Link>
        </Fact>
      )}
    </>
  );
}

function AllRuns({ search }: { search: RunsSearch }) {
  return (
    <>
      {" · "}
      <Link to="/runs" search={search} className="text-accent-text underline underline-offset-2">
        all runs
      </Link>
    </>
  );
}

function MaybeLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? children : <OutsideLink to={to}>{children}</OutsideLink>;
}

function OutsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className="text-accent-text underline underline-offset-2">
      {children}
    </a>
  );
}

function Fact({ name, hidden = false, children }: { name: string; hidden?: boolean; children: ReactNode }) {
  return (
    <div className="inline-flex min-w-0 items-center gap-1.5">
      <dt className={hidden ? "sr-only" : "text-ink-soft"}>{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
