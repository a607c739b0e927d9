import type { Role } from "@gantry/contract/route.ts";

/** The caller of a request, as stored in the database at that moment. */
export interface Caller {
  userId: string;
  organizationId: string;
  /** The lower of the membership's role and, for a key, the key's. */
  role: Role;
  name: string;
  email: string;
  via: "token" | "key";
  /** Of the API key. */
  keyName?: string;
  /** The account's `auth_epoch` (Unix milliseconds) when the request was admitted; tokens issued during the request carry the same value. */
  authEpochMs: number;
}

/** Turns a request's credentials into a caller. Implemented by features/auth. */
export interface Authenticator {
  /** @throws 401 `Authentication required` without credentials, `Invalid or expired token` with invalid ones. */
  authenticate(credentials: { bearer: string | undefined; apiKey: string | undefined; ip: string }): Promise<Caller>;
  /** Whether a person is an active member of an organization now. */
  isMember(userId: string, organizationId: string): Promise<boolean>;
}

/** A worker: one of an organization, or one that all organizations of the installation share. */
export interface WorkerCaller {
  /** `null`: it has the installation's secret, and takes runs of all organizations. */
  organizationId: string | null;
  /** Of the organization's token that it sent. */
  tokenId: string | null;
}

/** Finds the organization that a worker's token belongs to. Implemented by features/workers. */
export interface WorkerTokens {
  /** `undefined` for a malformed, unknown or revoked token. */
  find(token: string): Promise<WorkerCaller | undefined>;
}
