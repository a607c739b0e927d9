import type { SessionUser } from "@gantry/contract/auth/schemas.ts";
import type { Role } from "@gantry/contract/route.ts";
import type { Tokens } from "./tokens.ts";

/** A token and the user it is for. */
export interface Session {
  token: string;
  user: SessionUser;
}

export interface Person {
  id: string;
  email: string;
  name: string;
  authEpochMs: number;
}

/** A session of a person in one of their organizations. */
export function newSession(tokens: Tokens, person: Person, organization: { id: string; name: string; role: Role }): Session {
  const { id, email, name, authEpochMs } = person;
  return {
    token: tokens.sign({ userId: id, organizationId: organization.id, role: organization.role, authEpoch: authEpochMs }),
    user: { id, email, name, role: organization.role, organizationId: organization.id, organizationName: organization.name },
  };
}
