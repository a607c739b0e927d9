import type { User } from "@gantry/contract/users/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { ConfirmChange } from "../../forms/ConfirmChange.tsx";
import { usersQuery } from "./queries.ts";

interface RemoveMemberDialogProps {
  member: User;
  open: boolean;
  onClose: () => void;
}

export function RemoveMemberDialog({ member, open, onClose }: RemoveMemberDialogProps) {
  const client = useQueryClient();
  return (
    <ConfirmChange
      open={open}
      onClose={onClose}
      title={`Remove ${member.name}?`}
      confirmLabel="Remove"
      call={() => call("DELETE /api/users/:id", { params: { id: member.id } })}
      done={`${member.name} was removed`}
      failed={`Could not remove ${member.name}.`}
      refresh={() => client.invalidateQueries(usersQuery())}
    >
      <p>{member.email} loses access at once and their API keys are deleted. Their runs stay. To have them back, invite them again.</p>
    </ConfirmChange>
  );
}
