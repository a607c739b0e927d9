import { TenantBusy } from "./tenant-share.ts";

/** The database is unreachable: the request was rejected without a query, or its query was abandoned. */
export class DatabaseUnavailable extends Error {}

/** The connection was lost after the commit was sent: the changes may or may not have been stored. */
export class OutcomeUnknown extends Error {}

const whileConnecting = new WeakSet<Error>();

/** Marks an error of connecting to the database, because its code alone (an unknown host) may also come from another service. */
export function markWhileConnecting(error: Error): Error {
  whileConnecting.add(error);
  return error;
}

export const isWhileConnecting = (error: Error): boolean => whileConnecting.has(error);

const connectionCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  // read-only: the address points to the old primary after a failover
  "25006",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08000",
  "08003",
  "08006",
]);

/** The database could not be reached, or the connection was lost. A retry may succeed. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable || error instanceof OutcomeUnknown || isWhileConnecting(error)) return true;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (connectionCodes.has(code)) return true;
  // A missing socket. A missing file has the same code.
  if (code === "ENOENT" && "syscall" in error && error.syscall === "connect") return true;
  return /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client was closed|Client has encountered a connection error/.test(
    error.message,
  );
}

/**
 * A lock was not free in time, a statement exceeded the request's time limit, or the organization's other transactions did not end in time. Nothing
 * was changed; a retry may succeed.
 */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof TenantBusy || (error instanceof Error && "code" in error && (error.code === "55P03" || error.code === "57014"));
}

/** PostgreSQL has no room for the change: its disk is full, or another of its limits was reached. The transaction was rolled back. */
export function isDatabaseFull(error: unknown): boolean {
  const reason = reasonOf(error);
  return reason instanceof Error && "code" in reason && ["53000", "53100", "53200", "53400", "58030"].includes(String(reason.code));
}

/** The error of PostgreSQL or the network: a full database may reject new connections, too. */
export const reasonOf = (error: unknown): unknown =>
  error instanceof DatabaseUnavailable && error.cause !== undefined ? error.cause : error;

/** PostgreSQL's code for a unique violation, with the constraint's name. */
export function uniqueViolation(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "23505") return undefined;
  return "constraint" in error && typeof error.constraint === "string" ? error.constraint : "";
}

const unstorable: ReadonlyMap<unknown, string> = new Map([
  ["22021", "Text must not contain the NUL character."],
  ["22P05", "Text must not contain the NUL character."],
  ["22003", "A number is too large to be stored."],
  ["22008", "A date is outside the range that can be stored."],
]);

/** Why PostgreSQL cannot store a value that passed all other checks; `undefined` for any other error. */
export function unstorableBecause(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? unstorable.get(error.code) : undefined;
}
