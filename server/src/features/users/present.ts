import type { Role } from "@gantry/contract/route.ts";
import type { User, UserDetails, UserStatus } from "@gantry/contract/users/schemas.ts";

interface MemberRow {
  id: string;
  email: string;
  name: string;
  role: Role;
  status: UserStatus;
  last_login_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export function presentUser(row: MemberRow): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    status: row.status,
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentUserDetails(row: MemberRow): UserDetails {
  return { ...presentUser(row), updatedAt: row.updated_at.toISOString() };
}
