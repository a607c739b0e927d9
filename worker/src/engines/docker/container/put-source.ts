import { reasonOf } from "../api/answer.ts";
import { sourceFolder } from "@gantry/contract/executions/constants.ts";
import type { Container, ContainerInspectInfo } from "dockerode";
import { EngineError, type SourceFiles } from "../../engine.ts";

/** Writes the files of a run's repository into its container, which has not started. Like its other files, they are removed with it. */
export async function putSource(container: Container, source: SourceFiles, signal: AbortSignal): Promise<void> {
  const archive = source.archive();
  // It may fail before the engine reads it.
  archive.on("error", () => {});
  try {
    await container.putArchive(archive, { path: "/" });
  } catch (error) {
    signal.throwIfAborted();
    if (archive.errored instanceof EngineError) throw archive.errored;
    if (/Error processing tar file/.test(reasonOf(error)))
      throw new EngineError("SOURCE_UNAVAILABLE", `The repository has a file that no container can have: ${mistakeIn(reasonOf(error))}.`, {
        cause: error,
      });
    throw error;
  } finally {
    archive.destroy();
  }
}

function mistakeIn(reason: string): string {
  if (/file name too long/i.test(reason)) return "a name or the target of a link is too long";
  return "the container engine could not unpack it";
}

/** Where a container has the suite of its repository; `undefined`: it has none. */
export function rootOf({ Config: { WorkingDir } }: ContainerInspectInfo): string | undefined {
  return WorkingDir === sourceFolder || WorkingDir.startsWith(`${sourceFolder}/`) ? WorkingDir : undefined;
}
