import type { IntegrationEntry } from "@gantry/contract/integrations/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { integrationsQuery } from "./queries.ts";

export function UnlinkDialog({ entry, onClose }: { entry: IntegrationEntry | undefined; onClose: () => void }) {
  const client = useQueryClient();
  const unlink = useChange({
    call: (provider: IntegrationEntry["provider"]) => call("DELETE /api/integrations/:provider", { params: { provider } }),
    onSuccess: () => toast.success("Unlinked. The credentials were deleted."),
    failureText: "Could not unlink.",
    onSettled: async () => {
      await client.invalidateQueries(integrationsQuery());
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={entry !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`Unlink ${entry?.name ?? ""}?`}
      confirmLabel="Unlink"
      busy={unlink.isPending}
      onConfirm={() => entry && unlink.mutate(entry.provider)}
    >
      <p>Its credentials are deleted, and it no longer receives run updates. You need the credentials to link it again.</p>
    </ConfirmDialog>
  );
}
