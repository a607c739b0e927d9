import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { useAskBeforeClose } from "../../../forms/use-ask-before-close.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { firstField } from "../../../ui/overlays/Panel.tsx";
import { ErrorState } from "../../../ui/messages/ErrorState.tsx";
import { Loading, Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { useCurrentProject } from "../../projects/current-project.ts";
import { defaultsQuery } from "../queries.ts";
import { RunForm } from "./RunForm.tsx";
import { formatCounted } from "../../../ui/text/format.ts";

export function NewRunDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const formId = useId();
  const { project, projects, isKnown } = useCurrentProject();
  const [chosen, setChosen] = useState<string>();
  const projectId = chosen ?? project?.id ?? projects[0]?.id;
  const defaults = useQuery({ ...defaultsQuery(projectId), enabled: open && isKnown });
  // The settings may be in the cache before the projects are loaded, which have the worker labels.
  const start = isKnown ? defaults.data : undefined;
  const [isSending, setIsSending] = useState(false);
  const [runs, setRuns] = useState<number>();
  const [isChanged, setIsChanged] = useState(false);
  const { close, question } = useAskBeforeClose(isChanged && !isSending, () => onOpenChange(false));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="New run"
      description="Run your test image, or the suite of a Git repository, in a container and watch it live."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button tone="primary" type="submit" form={formId} busy={isSending} disabled={!start}>
            <Play aria-hidden="true" />
            {runs === undefined ? "Run" : `Start ${formatCounted(runs, "run")}`}
          </Button>
        </>
      }
    >
      <FocusWhenReady isReady={start !== undefined} formId={formId} />
      {defaults.isError ? (
        <ErrorState title="The project's settings could not be loaded" onRetry={() => void defaults.refetch()} className="py-6">
          {errorText(defaults.error)}
        </ErrorState>
      ) : start ? (
        // Another project has other settings, so the form is reset.
        <RunForm
          id={formId}
          key={projectId}
          defaults={start}
          projectId={projectId ?? ""}
          onProject={setChosen}
          onSending={setIsSending}
          onMatrix={setRuns}
          onChanged={setIsChanged}
        />
      ) : (
        <FormSkeleton />
      )}
      {question}
    </Dialog>
  );
}

/** The settings may arrive after the dialog: the focus then moves to the first field, unless it was moved elsewhere. */
function FocusWhenReady({ isReady, formId }: { isReady: boolean; formId: string }) {
  const [wasReady] = useState(isReady);
  useEffect(() => {
    if (!isReady || wasReady) return;
    const form = document.getElementById(formId);
    const focused = document.activeElement;
    if (form && !form.contains(focused) && focused?.closest("[role=dialog]") && focused.getAttribute("aria-label") === "Close") {
      firstField(form)?.focus();
    }
  }, [isReady, wasReady, formId]);
  return null;
}

function FormSkeleton() {
  return (
    <div className="grid gap-4">
      <Loading label="Loading the project's settings" />
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-1.5">
          <Skeleton className="w-24" />
          <Skeleton className="h-8 w-full" />
        </div>
      ))}
    </div>
  );
}
