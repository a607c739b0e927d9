/** The command's options or arguments cannot be used. */
export class UsageError extends Error {
  readonly code = "USAGE";
}
