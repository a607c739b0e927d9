import { type Role, roles } from "@gantry/contract/route.ts";
import type { User } from "@gantry/contract/users/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Ban, CircleCheck, UserMinus } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Avatar } from "../../ui/figures/Avatar.tsx";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Menu, MenuContent, MenuItem, MoreTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { roleLabels } from "../auth/role-labels.ts";
import { RemoveMemberDialog } from "./RemoveMemberDialog.tsx";
import { SuspendDialog } from "./SuspendDialog.tsx";
import { usersQuery } from "./queries.ts";

interface MemberRowProps {
  member: User;
  isMe: boolean;
  isAdmin: boolean;
}

/** One member. An admin changes everyone but themselves: the API rejects that, so it is not offered. */
export function MemberRow({ member, isMe, isAdmin }: MemberRowProps) {
  const [asking, setAsking] = useState<"suspend" | "remove">();
  const mayChange = isAdmin && !isMe;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 sm:flex-nowrap sm:px-5">
      <Avatar name={member.name} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 truncate font-medium">{member.name}</span>
          {isMe && <Badge tone="accent">You</Badge>}
          {member.status === "suspended" && <Badge tone="bad">Suspended</Badge>}
          {member.status === "pending" && <Badge tone="warn">Email not verified</Badge>}
        </p>
        <p className="truncate text-xs text-ink-soft">{member.email}</p>
      </div>
      <p className="hidden w-32 shrink-0 text-right text-xs text-ink-soft md:block">
        {member.lastLoginAt ? (
          <>
            signed in <RelativeTime at={member.lastLoginAt} />
          </>
        ) : (
          "never signed in"
        )}
      </p>
      <div className="ml-10 flex shrink-0 items-center gap-1 sm:ml-0">
        {mayChange ? <RoleSelect member={member} /> : <span className="text-sm sm:w-32 sm:px-2.5">{roleLabels[member.role]}</span>}
        {isAdmin && (
          <span className="w-8">
            {mayChange && <MemberMenu member={member} onSuspend={() => setAsking("suspend")} onRemove={() => setAsking("remove")} />}
          </span>
        )}
      </div>
      <SuspendDialog member={member} open={asking === "suspend"} onClose={() => setAsking(undefined)} />
      <RemoveMemberDialog member={member} open={asking === "remove"} onClose={() => setAsking(undefined)} />
    </li>
  );
}

function RoleSelect({ member }: { member: User }) {
  const client = useQueryClient();
  const change = useChange({
    call: (role: Role) => call("PATCH /api/users/:id/role", { params: { id: member.id }, body: { role } }),
    onSuccess: ({ user }) => toast.success(`${user.name} is ${roleLabels[user.role]} now`),
    failureText: "Could not change the role.",
    onSettled: () => client.invalidateQueries(usersQuery()),
  });
  return (
    <Select
      aria-label={`Role of ${member.name}`}
      value={change.isPending ? change.variables : member.role}
      onChange={(value) => {
        const role = roles.find((known) => known === value);
        if (role && role !== member.role) change.mutate(role);
      }}
      disabled={change.isPending}
      options={roles.map((role) => ({ value: role, label: roleLabels[role] }))}
      className="w-32"
    />
  );
}

function MemberMenu({ member, onSuspend, onRemove }: { member: User; onSuspend: () => void; onRemove: () => void }) {
  const client = useQueryClient();
  const lift = useChange({
    call: () => call("PATCH /api/users/:id/status", { params: { id: member.id }, body: { status: "active" } }),
    onSuccess: () => toast.success(`${member.name} can sign in again`),
    failureText: "Could not lift the suspension.",
    onSettled: () => client.invalidateQueries(usersQuery()),
  });
  return (
    <Menu>
      <MoreTrigger label={`More for ${member.name}`} />
      <MenuContent align="end">
        {member.status === "suspended" ? (
          <MenuItem onSelect={() => lift.mutate()}>
            <CircleCheck aria-hidden="true" />
            Lift the suspension
          </MenuItem>
        ) : (
          <MenuItem onSelect={onSuspend}>
            <Ban aria-hidden="true" />
            Suspend…
          </MenuItem>
        )}
        <MenuItem danger onSelect={onRemove}>
          <UserMinus aria-hidden="true" />
          Remove…
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
