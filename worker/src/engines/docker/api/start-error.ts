import { EngineError } from "../../engine.ts";
import { reasonOf, statusOf } from "./response-error.ts";

const inLog = "The operator finds the details in the worker's log.";

/** Turns any error of a start into a message of ours. The engine's message goes to the worker's log, because it may contain paths and addresses of its machine. */
export function startError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  const reason = reasonOf(error);
  const failed = (message: string, retryable: boolean) => new EngineError("ENGINE_FAILED", message, { retryable, cause: error });
  if (statusOf(error) === undefined) return failed(`The container engine did not answer. ${inLog}`, true);
  if (/cgroups in hybrid mode/.test(reason)) {
    const cure = 'set runtime="runc" under [engine] in Podman\'s containers.conf and restart Podman';
    return failed(`The container engine's runtime does not support this machine's control groups in hybrid mode: ${cure}.`, false);
  }
  if (/setting rlimit/.test(reason)) {
    const cure = "run it with the rights of root, or lower the limits in its configuration";
    return failed(`The container engine may not set a container's limits (rlimit): ${cure}.`, false);
  }
  if (/no space left|disk quota/i.test(reason))
    return new EngineError("DISK_FULL", "The worker's disk is full: the container could not be created.", {
      retryable: true,
      cause: error,
    });
  const command = commandMistake(reason);
  if (command !== undefined)
    return new EngineError("ENTRYPOINT_FAILED", `The container could not run its command: ${command}.`, { cause: error });
  const image = imageMistake(reason);
  if (image !== undefined)
    return new EngineError("ENTRYPOINT_FAILED", `The container could not be started from its image: ${image}.`, { cause: error });
  if (/\bname .*already in use/i.test(reason)) return failed("The container engine refused to start this attempt twice.", false);
  return failed(`The container engine could not start the container. ${inLog}`, true);
}

/** What is wrong with the image's command, for its author. The program's name comes from the image. */
function commandMistake(reason: string): string | undefined {
  if (/exec format/i.test(reason)) return "it is built for another processor, or is a script without a first line such as #!/bin/sh";
  const program = /exec(?:utable file)?:? [`"']([^`"']{1,200})[`"']/i.exec(reason)?.[1];
  const named = program === undefined ? "the program" : `"${program}"`;
  if (/permission denied/i.test(reason)) return `${named} is not executable (permission denied)`;
  if (/exec(?:utable file)?[: ].*(?:no such file|not found)/i.test(reason))
    return `${named} is not in the image (no such file or directory; for a script, also if the program of its first line is missing)`;
  return undefined;
}

/** What the image asks for that no container can have, for its author. */
function imageMistake(reason: string): string | undefined {
  const [, kind, name = ""] = /unable to find (user|group) (.{1,100}?): no matching entries/i.exec(reason) ?? [];
  if (/no command specified|no command or entrypoint provided/i.test(reason))
    return "it has neither ENTRYPOINT nor CMD, and no command is given";
  if (kind !== undefined) return `its ${kind.toLowerCase()} "${name}" is not in the image`;
  if (/uids and gids must be in range/i.test(reason)) return "the number of its user is too large";
  if (/cannot mkdir: .*not a directory|chdir to cwd .*not a directory/i.test(reason)) return "its working directory is a file";
  if (/too many (?:levels of symbolic )?links/i.test(reason)) return "a link in it leads to itself";
  // The engine mounts a file of its own there.
  const [, mounted = ""] =
    /error mounting .{0,2000}? to rootfs at [\\"]*(\/etc\/\w+)[\\"]*.*(?:not a directory|vice-versa)/i.exec(reason) ?? [];
  if (mounted !== "") return `"${mounted}" is not a file in it`;
  return undefined;
}
