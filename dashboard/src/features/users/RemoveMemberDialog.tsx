import type { User } from "@gantry/contract/users/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { usersQuery } from "./queries.ts";

interface RemoveMemberDialogProps {
  member: User;
  open: boolean;
  onClose: () => void;
}

export function RemoveMemberDialog({ member, open, onClose }: RemoveMemberDialogProps) {
  const client = useQueryClient();
  const remove = useChange({
    call: () => call("DELETE /api/users/:id", { params: { id: member.id } }),
    onSuccess: () => toast.success(`${member.name} was removed`),
    failed: `Could not remove ${member.name}.`,
    onSettled: async () => {
      await client.invalidateQueries(usersQuery());
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Remove ${member.name}?`}
      confirmLabel="Remove"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p>{member.email} loses access at once and their API keys are deleted. Their runs stay. To have them back, invite them again.</p>
    </ConfirmDialog>
  );
}
