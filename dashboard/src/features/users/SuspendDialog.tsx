import type { User } from "@gantry/contract/users/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { usersQuery } from "./queries.ts";

interface SuspendDialogProps {
  member: User;
  open: boolean;
  onClose: () => void;
}

export function SuspendDialog({ member, open, onClose }: SuspendDialogProps) {
  const client = useQueryClient();
  const suspend = useChange({
    call: () => call("PATCH /api/users/:id/status", { params: { id: member.id }, body: { status: "suspended" } }),
    onSuccess: () => toast.success(`${member.name} is suspended`),
    failed: `Could not suspend ${member.name}.`,
    onSettled: async () => {
      await client.invalidateQueries(usersQuery());
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Suspend ${member.name}?`}
      confirmLabel="Suspend"
      busy={suspend.isPending}
      onConfirm={() => suspend.mutate()}
    >
      <p>
        Their sessions and API keys stop working in this organization immediately. Nothing is deleted. You can lift the suspension at any
        time.
      </p>
    </ConfirmDialog>
  );
}
