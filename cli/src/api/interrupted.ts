/** The user ended the command with Ctrl-C while it started something. */
export class Interrupted extends Error {
  readonly code = "INTERRUPTED";
  constructor(message = "Interrupted. Nothing was started.") {
    super(message);
  }
}
