import type { RegistryCredential } from "@gantry/contract/registries/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { registryCredentialsQuery } from "./queries.ts";

export function RemoveRegistryDialog({ credential, onClose }: { credential: RegistryCredential | undefined; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useChange({
    call: (id: string) => call("DELETE /api/registry-credentials/:id", { params: { id } }),
    onSuccess: () => toast.success("The credentials were deleted."),
    failureText: "Could not remove the credentials.",
    onSettled: async () => {
      await client.invalidateQueries(registryCredentialsQuery());
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={credential !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${credential?.registry ?? ""}?`}
      confirmLabel="Remove"
      busy={remove.isPending}
      onConfirm={() => credential && remove.mutate(credential.id)}
    >
      <p>Runs that start from now on pull its images without these credentials.</p>
    </ConfirmDialog>
  );
}
