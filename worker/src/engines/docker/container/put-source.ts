import { sourceFolder } from "@gantry/contract/source-folder.ts";
import type { Container, ContainerInspectInfo } from "dockerode";
import { EngineError, type SourceFiles } from "../../engine.ts";
import { reasonOf } from "../api/response-error.ts";

/** Writes the files of a run's repository into its container, which has not started. Like its other files, they are removed with it. */
export async function putSource(container: Container, source: SourceFiles, signal: AbortSignal): Promise<void> {
  const archive = source.archive();
  // The archive may fail before the engine reads it; without a listener, that would crash the process.
  archive.on("error", () => {});
  try {
    await container.putArchive(archive, { path: "/", abortSignal: signal });
  } catch (error) {
    signal.throwIfAborted();
    if (archive.errored instanceof EngineError) throw archive.errored;
    if (/file name too long/i.test(reasonOf(error)))
      throw new EngineError(
        "SOURCE_UNAVAILABLE",
        "The repository has a file that no container can have: a name, a path or the target of a link is too long.",
        { cause: error },
      );
    throw error;
  } finally {
    archive.destroy();
  }
}

/** The folder of the repository in a container; `undefined` if the run has no repository. */
export function rootOf({ Config: { WorkingDir } }: ContainerInspectInfo): string | undefined {
  return WorkingDir === sourceFolder || WorkingDir.startsWith(`${sourceFolder}/`) ? WorkingDir : undefined;
}
