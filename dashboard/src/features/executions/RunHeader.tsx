import type { CiContext, Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft, Bug, ChevronDown, CircleStop, ExternalLink, Pin, PinOff, RotateCcw, Trash2 } from "lucide-react";
import { Suspense, lazy, type ReactNode, useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { createKeyring } from "../../api/idempotency-key.ts";
import { loadFile } from "../../load-file.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/cn.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { Menu, MenuContent, MenuItem, MoreTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { Duration } from "../../ui/text/Duration.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { StatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { TestsBar } from "../../ui/figures/TestsBar.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { Tooltip } from "../../ui/overlays/Tooltip.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useMayWrite } from "../auth/queries.ts";
import { RunIssues } from "../issues/RunIssues.tsx";
import { projectsQuery } from "../projects/queries.ts";
import { jobLinkOf, pullRequestLinkOf } from "./ci-links.ts";
import { environmentLabel } from "./environment-label.ts";
import { ImageName } from "./ImageName.tsx";
import { executionKeys, tellCaches } from "./queries.ts";
import { triggerStyles } from "./trigger-style.ts";

const CreateIssueDialog = lazy(async () => ({
  default: (await loadFile(() => import("../issues/CreateIssueDialog.tsx"))).CreateIssueDialog,
}));

export function RunHeader({ run }: { run: Execution }) {
  return (
    <header className="grid grid-cols-1 gap-2.5 px-4 pt-3 pb-3 sm:px-6 sm:pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Tooltip content="All runs">
          <Button tone="quiet" size="sm" asChild className="-ml-1.5 w-7 px-0">
            <Link to="/runs" aria-label="All runs">
              <ArrowLeft aria-hidden="true" />
            </Link>
          </Button>
        </Tooltip>
        <span role="status">
          <StatusBadge status={run.status} verdict={run.verdict} className="h-6 px-2 text-xs [&_svg]:size-3.5" />
        </span>
        <h1 className="order-last min-w-0 flex-1 basis-full sm:order-none sm:basis-40">
          <ImageName image={run.image} className="text-base [&>span]:text-base" />
        </h1>
        <span className="flex-1 sm:hidden" />
        <RunActions key={run.id} run={run} />
      </div>
      <Reason run={run} />
      {run.notes.map(({ code, message }) => (
        <Notice key={code} tone="warn">
          {visibleText(message)}
        </Notice>
      ))}
      <Facts run={run} />
    </header>
  );
}

function Reason({ run }: { run: Execution }) {
  if (run.cancelRequested && !hasVerdict(run)) return <Notice tone="warn">Stopping the run.</Notice>;
  if (run.error) {
    const tone = run.status === "ERROR" ? "fault" : "warn";
    return (
      <Notice tone={tone}>
        <span className="font-medium">{visibleText(run.error.message)}</span>{" "}
        <code className="text-2xs opacity-85">{visibleText(run.error.code)}</code>
      </Notice>
    );
  }
  if (run.status === "PENDING" && run.queuePosition !== null) {
    return (
      <Notice tone="idle">
        {run.queuePosition === 1
          ? "First in your organization's queue."
          : `Number ${run.queuePosition.toLocaleString("en")} in your organization's queue.`}{" "}
        It starts when a worker is free and your plan's limit of parallel runs allows it.
      </Notice>
    );
  }
  return null;
}

function Facts({ run }: { run: Execution }) {
  const { data: projects } = useQuery(projectsQuery());
  const project = projects?.find((each) => each.id === run.projectId);
  const [showsAll, setShowsAll] = useState(false);
  const jobLink = jobLinkOf(run.ciContext);
  return (
    <dl className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-xs">
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
      {hasVerdict(run) && run.verdict !== "PASSED" && <RunIssues executionId={run.id} />}
      <Fact name="Duration">
        <Duration className="tabular" ms={run.durationMs} since={run.finishedAt ? null : run.startedAt} />
      </Fact>
      <div className="sm:hidden">
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
      <FactGroup isShown={showsAll}>
        <Fact name="Folder">{run.folder === "all" ? "all tests" : <code>{visibleText(run.folder)}</code>}</Fact>
        <Fact name="Environment">{environmentLabel(run.environment)}</Fact>
        {run.baseUrl && <Fact name="Base URL">{<span className="break-all">{visibleText(run.baseUrl)}</span>}</Fact>}
        {run.command && <Fact name="Command">{<code className="break-all">{visibleText(run.command)}</code>}</Fact>}
        {run.groupName && (
          <Fact name="Group">
            <Link to="/runs" search={{ group: run.groupName }} className="text-accent-text underline underline-offset-2">
              {visibleText(run.groupName)}
            </Link>
          </Fact>
        )}
        {project && (projects?.length ?? 0) > 1 && <Fact name="Project">{project.name}</Fact>}
        {run.ciContext?.repository && (
          <Fact name="Repository">
            {visibleText(run.ciContext.repository)}
            {run.ciContext.prNumber !== undefined && <PullRequest ci={run.ciContext} number={run.ciContext.prNumber} />}
            {run.ciContext.commitSha && <code> {run.ciContext.commitSha.slice(0, 7)}</code>}
          </Fact>
        )}
        {jobLink && run.trigger !== "ingest" && (
          <Fact name="Pipeline">
            <OutsideLink to={jobLink}>CI job</OutsideLink>
          </Fact>
        )}
        <Fact name="Started by">
          {triggerStyles[run.trigger].label}
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
        <Fact name="Created">
          <RelativeTime at={run.createdAt} />
        </Fact>
        {run.attempt > 1 && <Fact name="Attempt">{run.attempt}</Fact>}
        {hasOwnExitCode(run) && (
          <Fact name="Exit code">
            <code>{run.exitCode}</code>
          </Fact>
        )}
        <Fact name="Id">
          <span className="inline-flex items-center">
            <code className="text-2xs">{run.id}</code>
            <CopyButton text={run.id} what="the id" className="-my-1 size-6" />
          </span>
        </Fact>
      </FactGroup>
    </dl>
  );
}

/** An upload without an exit code is stored with 0 or 1, by its results: no program ended with that. */
function hasOwnExitCode({ exitCode, trigger, tests }: Execution): boolean {
  if (trigger === "ingest") return exitCode !== ((tests?.failed ?? 0) > 0 ? 1 : 0);
  return exitCode !== null;
}

function PullRequest({ ci, number }: { ci: CiContext; number: number }) {
  const to = pullRequestLinkOf(ci);
  return to ? (
    <>
      {" "}
      <OutsideLink to={to}>#{number}</OutsideLink>
    </>
  ) : (
    ` #${number}`
  );
}

function OutsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className="text-accent-text underline underline-offset-2">
      {children}
    </a>
  );
}

/** On a phone the lesser facts wait behind a press. */
function FactGroup({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const isWide = useMedia("(min-width: 40rem)");
  return isWide || isShown ? children : null;
}

function Fact({ name, hidden = false, children }: { name: string; hidden?: boolean; children: ReactNode }) {
  return (
    <div className="inline-flex min-w-0 items-center gap-1.5">
      <dt className={hidden ? "sr-only" : "text-ink-soft"}>{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function RunActions({ run }: { run: Execution }) {
  const mayWrite = useMayWrite();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"cancel" | "delete" | "issue">();
  const [keyring] = useState(createKeyring);
  const params = { id: run.id };
  const cancel = useChange({
    call: () => call("POST /api/executions/:id/cancel", { params }),
    onSuccess: ({ data }) => {
      tellCaches(client, data);
      setAsking(undefined);
    },
    failed: "Could not stop the run.",
    onError: () => setAsking(undefined),
  });
  const rerun = useChange({
    call: (only: "all" | "failed") =>
      call("POST /api/executions/:id/rerun", { params, body: { only }, idempotencyKey: keyring({ id: run.id, only }) }),
    onSuccess: ({ data }) => {
      client.setQueryData(executionKeys.one(data.id), data);
      tellCaches(client, data);
      void navigate({ to: "/runs/$id", params: { id: data.id } });
    },
    failed: "Could not re-run.",
  });
  const pin = useChange({
    call: () => call(run.pinned ? "DELETE /api/executions/:id/pin" : "POST /api/executions/:id/pin", { params }),
    onSuccess: ({ data }) => {
      tellCaches(client, data);
      toast.success(data.pinned ? "Pinned. Its output and report are kept." : "No longer pinned");
    },
    failed: "Could not change the pin.",
  });
  const remove = useChange({
    call: () => call("DELETE /api/executions/:id", { params }),
    onSuccess: () => {
      toast.success("Run deleted");
      void navigate({ to: "/runs" });
      void client.invalidateQueries({ queryKey: executionKeys.lists });
    },
    failed: "Could not delete the run.",
  });
  if (!mayWrite) return null;
  const isActive = !hasVerdict(run);
  const hasFailed = !isActive && run.verdict !== "PASSED";
  // Gantry never ran an uploaded suite: the job that did can be run again where it ran.
  const isUpload = run.trigger === "ingest";
  const jobLink = jobLinkOf(run.ciContext);
  return (
    <div className="flex items-center gap-1.5">
      {isActive && (
        <Button tone="danger" disabled={run.cancelRequested} onClick={() => setAsking("cancel")}>
          <CircleStop aria-hidden="true" />
          {run.cancelRequested ? "Stopping…" : "Cancel"}
        </Button>
      )}
      {isUpload ? (
        jobLink && (
          <Button asChild>
            <a href={jobLink} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden="true" />
              Open the CI job
            </a>
          </Button>
        )
      ) : (
        <Button busy={rerun.isPending} onClick={() => rerun.mutate("all")}>
          {!rerun.isPending && <RotateCcw aria-hidden="true" />}
          Re-run
        </Button>
      )}
      <Menu>
        <MoreTrigger label="More" />
        <MenuContent align="end">
          {!isUpload && !isActive && (run.tests?.failed ?? 0) > 0 && (
            <MenuItem onSelect={() => rerun.mutate("failed")}>
              <RotateCcw aria-hidden="true" />
              Re-run failed tests
            </MenuItem>
          )}
          {hasFailed && (
            <MenuItem onSelect={() => setAsking("issue")}>
              <Bug aria-hidden="true" />
              Create an issue…
            </MenuItem>
          )}
          <MenuItem onSelect={() => pin.mutate()}>
            {run.pinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
            {run.pinned ? "Unpin" : "Pin: keep its files"}
          </MenuItem>
          <MenuItem danger onSelect={() => setAsking("delete")}>
            <Trash2 aria-hidden="true" />
            Delete run
          </MenuItem>
        </MenuContent>
      </Menu>
      <Suspense>{asking === "issue" && <CreateIssueDialog executionId={run.id} onClose={() => setAsking(undefined)} />}</Suspense>
      <ConfirmDialog
        open={asking === "cancel"}
        onOpenChange={(open) => setAsking(open ? "cancel" : undefined)}
        title="Stop this run?"
        confirmLabel="Stop the run"
        cancelLabel="Keep running"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      >
        <p>Its container is stopped and removed. The output so far is kept. The run ends without a verdict.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === "delete"}
        onOpenChange={(open) => setAsking(open ? "delete" : undefined)}
        title="Delete this run?"
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>Its output, tests and report are deleted. This cannot be undone.</p>
        {isActive && <p>It has not ended yet and will be stopped first.</p>}
      </ConfirmDialog>
    </div>
  );
}
