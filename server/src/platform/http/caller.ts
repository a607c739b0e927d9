import type { Role } from "@gantry/contract/route.ts";

/** Who is calling, as the database knows them at this moment. */
export interface Caller {
  userId: string;
  organizationId: string;
  /** The lower of the membership's role and, for a key, the key's. */
  role: Role;
  name: string;
  email: string;
  via: "token" | "key";
  /** The account's `auth_epoch` (Unix milliseconds) when the request was let in: a token made in its course carries the same. */
  authEpochMs: number;
}

/** Turns a request's credentials into a caller; features/auth provides it. */
export interface Authenticator {
  /** @throws 401 `Authentication required` without credentials, `Invalid or expired token` with bad ones. */
  authenticate(credentials: { bearer: string | undefined; apiKey: string | undefined; ip: string }): Promise<Caller>;
  /** Whether a person belongs to an organization and may act in it, now. */
  isMember(userId: string, organizationId: string): Promise<boolean>;
}
