import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict, wasCancelled } from "@gantry/contract/executions/constants.ts";
import { Bug, CircleStop, ExternalLink, Pin, PinOff, Trash2 } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Menu, MenuContent, MenuItem, MoreTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { useMayWrite } from "../auth/queries.ts";
import { jobLinkOf } from "../executions/facts/ci-links.ts";
import { deletedPartText } from "../executions/names/deleted-part-text.ts";
import { RerunButton } from "./RerunButton.tsx";
import { useRunChanges } from "./use-run-changes.ts";

const CreateIssueDialog = lazy(async () => ({
  default: (await loadFile(() => import("../issues/CreateIssueDialog.tsx"))).CreateIssueDialog,
}));

const ShareDialog = lazy(async () => ({ default: (await loadFile(() => import("../run-links/ShareDialog.tsx"))).ShareDialog }));

type Question = "cancel" | "delete" | "issue" | "share";

/** Buttons and a menu for what the person may do with the run. */
export function RunActions({ run }: { run: Execution }) {
  const mayWrite = useMayWrite();
  const [asking, setAsking] = useState<Question>();
  const { cancel, rerun, pin, remove } = useRunChanges(run, () => setAsking(undefined));
  if (!mayWrite) return null;
  const isActive = !hasVerdict(run);
  const hasFailed = !isActive && run.verdict !== "PASSED" && !wasCancelled(run);
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
      {isUpload
        ? jobLink && (
            <Button asChild>
              <a href={jobLink} target="_blank" rel="noopener noreferrer">
                <ExternalLink aria-hidden="true" />
                Open the CI job
              </a>
            </Button>
          )
        : // Instead of a single run of a flake check, the whole check is started again.
          run.flakeCheckId === null && <RerunButton run={run} busy={rerun.isPending} onRerun={(only) => rerun.mutate(only)} />}
      <Menu>
        <MoreTrigger label="More" />
        <MenuContent align="end">
          {hasFailed && (
            <MenuItem onSelect={() => setAsking("issue")}>
              <Bug aria-hidden="true" />
              Create an issue…
            </MenuItem>
          )}
          <MenuItem onSelect={() => setAsking("share")}>
            <ExternalLink aria-hidden="true" />
            Share a link…
          </MenuItem>
          <MenuItem onSelect={() => pin.mutate()}>
            {run.pinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
            {run.pinned ? "Unpin" : "Pin: keep its files and results"}
          </MenuItem>
          <MenuItem danger onSelect={() => setAsking("delete")}>
            <Trash2 aria-hidden="true" />
            Delete run
          </MenuItem>
        </MenuContent>
      </Menu>
      <RunQuestions run={run} asking={asking} onAsk={setAsking} cancel={cancel} remove={remove} />
    </div>
  );
}

interface RunQuestionsProps extends Pick<ReturnType<typeof useRunChanges>, "cancel" | "remove"> {
  run: Execution;
  asking: Question | undefined;
  onAsk: (question: Question | undefined) => void;
}

function RunQuestions({ run, asking, onAsk, cancel, remove }: RunQuestionsProps) {
  const partText = deletedPartText([run]);
  return (
    <>
      <Suspense>
        {asking === "issue" && <CreateIssueDialog executionId={run.id} onClose={() => onAsk(undefined)} />}
        {asking === "share" && <ShareDialog executionId={run.id} onClose={() => onAsk(undefined)} />}
      </Suspense>
      <ConfirmDialog
        open={asking === "cancel"}
        onOpenChange={(open) => onAsk(open ? "cancel" : undefined)}
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
        onOpenChange={(open) => onAsk(open ? "delete" : undefined)}
        title="Delete this run?"
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>Its output, tests and report are deleted. This cannot be undone.</p>
        {partText !== undefined && <p>{partText}</p>}
        {!hasVerdict(run) && <p>It has not ended yet and will be stopped first.</p>}
      </ConfirmDialog>
    </>
  );
}
