import type { TriggeredRun } from "@gantry/contract/triggers/schemas.ts";
import { invalidField } from "../../platform/errors.ts";

/** @throws 400 for a run whose suite is in the repository, without the command that starts it: each delivery would be refused. */
export function requireCommand({ source, command }: TriggeredRun): void {
  if (source === null || (command ?? "").trim() !== "") return;
  throw invalidField(
    "run.command",
    "is required: it is what runs in the folder of the repository. For an image that has the suite, send `source: null` in `run`",
  );
}
