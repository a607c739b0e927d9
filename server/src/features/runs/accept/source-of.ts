import { CommitHash, type RunSource, type Source } from "@gantry/contract/executions/schemas.ts";
import type { RunProject } from "../../projects/find-or-create-project.ts";
import { invalidField } from "../../../platform/errors.ts";

/**
 * What is stored of the source of a new run: the request's, else the project's. A `ref` that is a commit's hash needs no resolving.
 * @throws 400 without a command: there is nothing to run in the repository's folder
 */
export function sourceOf(
  request: { source?: Source | RunSource | null | undefined; command?: string | undefined },
  { settings }: Pick<RunProject, "settings">,
): RunSource | null {
  const source = request.source === undefined ? settings.source : request.source;
  if (source === null) return null;
  if ((request.command ?? "").trim() === "")
    throw invalidField(
      "command",
      "is required for a run with a source: Gantry runs it in the folder of the repository. If the image contains the suite, leave out the source, or, if the project sets it, choose none as the repository (`source: null` in the API)",
    );
  const { repository, ref = null, path = "", tokenVariable = null } = source;
  const hash = ref?.toLowerCase() ?? "";
  const named = CommitHash.safeParse(hash).success ? hash : null;
  return { repository, ref, path, tokenVariable, commit: ("commit" in source ? source.commit : null) ?? named };
}
