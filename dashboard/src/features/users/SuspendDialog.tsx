import type { User } from "@gantry/contract/users/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { ConfirmChange } from "../../forms/ConfirmChange.tsx";
import { usersQuery } from "./queries.ts";

interface SuspendDialogProps {
  member: User;
  open: boolean;
  onClose: () => void;
}

export function SuspendDialog({ member, open, onClose }: SuspendDialogProps) {
  const client = useQueryClient();
  return (
    <ConfirmChange
      open={open}
      onClose={onClose}
      title={`Suspend ${member.name}?`}
      confirmLabel="Suspend"
      call={() => call("PATCH /api/users/:id/status", { params: { id: member.id }, body: { status: "suspended" } })}
      done={`${member.name} is suspended`}
      failed={`Could not suspend ${member.name}.`}
      refresh={() => client.invalidateQueries(usersQuery())}
    >
      <p>
        Their sessions and API keys stop working in this organization immediately. Nothing is deleted. You can lift the suspension at any
        time.
      </p>
    </ConfirmChange>
  );
}
