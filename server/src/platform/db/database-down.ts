const connectionCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08000",
  "08003",
  "08006",
]);

/** The database could not be reached or went away: nothing was accepted, and trying again can help. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (connectionCodes.has(code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(error.message);
}

/** PostgreSQL's code for "another row has this key already", with the constraint's name. */
export function uniqueViolation(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "23505") return undefined;
  return "constraint" in error && typeof error.constraint === "string" ? error.constraint : "";
}

/** PostgreSQL keeps no NUL character, in text or in JSON. */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "22021" || error.code === "22P05");
}
