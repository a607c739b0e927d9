import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { invalidateCases } from "../test-cases/queries.ts";
import type { SuiteCount } from "./suite-rows.ts";

interface DeleteSuiteDialogProps {
  projectId: string;
  suite: SuiteCount;
  onClose: (isDeleted: boolean) => void;
}

export function DeleteSuiteDialog({ projectId, suite, onClose }: DeleteSuiteDialogProps) {
  const client = useQueryClient();
  const remove = useChange({
    call: () => call("DELETE /api/test-cases/suite", { body: { suite: suite.suite, projectId } }),
    onSuccess: ({ data }) => {
      toast.success(`${data.deleted} ${data.deleted === 1 ? "case" : "cases"} deleted`);
      void invalidateCases(client);
      onClose(true);
    },
    failureText: "Could not delete.",
    onError: () => onClose(false),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose(false)}
      title={`Delete the suite “${suite.suite}”?`}
      confirmLabel={suite.automated > 0 ? "Delete Anyway" : "Delete the suite"}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {suite.automated > 0 && (
        <Notice tone="warn">
          {suite.automated === 1
            ? "One of its cases is automated: it loses its"
            : `${suite.automated} of its cases are automated: they lose their`}{" "}
          link to the results of your suites.
        </Notice>
      )}
      <p>
        {suite.cases} {suite.cases === 1 ? "case goes" : "cases go"}. This cannot be undone; cycles that were made from them stay as they
        are.
      </p>
    </ConfirmDialog>
  );
}
