import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { formatBytes, formatCounted } from "../../ui/text/format.ts";
import { toast } from "../../ui/messages/Toaster.tsx";

/** Applies the saved retention now instead of at night. */
export function ApplyRetention({ projectId }: { projectId: string }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const apply = useChange({
    call: async () => (await call("POST /api/projects/:id/retention/apply", { params: { id: projectId } })).data,
    onSuccess: ({ freedBytes, results, remaining }) => {
      const removed = results > 0 ? `; results of ${formatCounted(results, "run")} removed` : "";
      toast.success(`${formatBytes(freedBytes)} freed${removed}${remaining > 0 ? `; ${remaining} runs follow in the background` : ""}`);
    },
    failureText: "Could not delete the old files and results.",
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ["projects", projectId, "retention"] });
      void client.invalidateQueries({ queryKey: ["organization"] });
      setAsking(false);
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Delete now</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete old files and results now?"
        confirmLabel="Delete now"
        busy={apply.isPending}
        onConfirm={() => apply.mutate()}
      >
        <p>
          Output, reports and test results older than the saved limits are deleted. Verdicts and counts are kept. This cannot be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
