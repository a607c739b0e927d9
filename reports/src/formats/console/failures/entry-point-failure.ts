import { fallback, programOf } from "./start-errors.ts";
import { shellError } from "./uncaught-error.ts";

/** Exit codes with which shells and container engines say that a command could not be started. A program may use them for something else. */
const usually: ReadonlyMap<number, string> = new Map([
  [125, "a command could not be started, for example a container by `docker run`"],
  [126, "a file was found but could not be executed"],
  [127, "a command was not found"],
]);

export const mayNotHaveStarted = (exitCode: number): boolean => usually.has(exitCode);

/** `timeout`, `env` and other programs that start another one. */
const starters: readonly RegExp[] = [
  /^(?:\/\S{1,100}\/)?(?:env|timeout|nohup|nice|ionice|stdbuf|setsid|unshare|chroot|taskset|xargs): (?:failed to (?:run command|execute) |can't execute )?['‘"]?([^'‘’" ]{1,200})['’"]?: (?:No such file or directory|Permission denied|Exec format error)$/,
  /\bexec: "([^"]{1,200})": (?:executable file not found in \$PATH|stat \S{1,200}: no such file or directory|permission denied)/,
  /\bexec (\S{1,200}) failed: (?:No such file or directory|Permission denied|Exec format error)$/,
];
/** A shell that does not say in which line. */
const shell = /^(?:\/\S{1,100}\/)?(?:ba|da|a|z|k)?sh: exec: line \d+: (\S{1,200}): (?:not found|Permission denied)$/;

const notFound = /\b(?:not found|no such file(?: or directory)?)\b/i;
const notExecutable = /\b(?:permission denied|cannot execute|exec format error|is a directory|bad interpreter)\b/i;
/** Of a name without a folder, a shell says this only if it is the file of a script. */
const missingFile = /No such file or directory$/;

/** Why an entry point ends with 127 although it was found, or what it needs to start: a variable that is not set, a library. */
const otherCauses = [
  shellError,
  /^\S{1,200}: \S{1,100}: (?:unbound variable|parameter not set)$|: error while loading shared libraries: \S/,
  // `${NAME:?words}`
  /^\S{1,200}: line \d+: [A-Z_a-z]\w{0,99}: \S/,
];

/** What npm and others print after the error of the command that they started. */
const relays = /^npm (?:ERR!|error|warn|notice)(?: |$)|\b(?:code|status|Error):? 12[67]\b|^info Visit /;

/** Below its error. */
const adviceOfDocker = /^(?:See|Run) 'docker [\w ]{0,30}--help'(?: for more information)?\.?$/;

const linesOfEnd = 15;
/** The streams of output and errors arrive separately, so that the order of two lines is not known. */
const linesOfLast = 2;
const maxShown = 200;
const quoted = (line: string) => `“${line.trim().slice(0, maxShown)}”`;

/**
 * Why a run without results ended with an exit code for which `mayNotHaveStarted` is true, as a sentence. It names a command only if the end of the output
 * shows that this one could not be started.
 * @param lines - the output; none if it is not known
 */
export function entryPointFailure(exitCode: number, lines: readonly string[]): string {
  const code = `Exit code ${exitCode}`;
  const guess = `${code} usually means that ${usually.get(exitCode)}.`;
  const filled = lines.filter((line) => line.trim() !== "" && !adviceOfDocker.test(line));
  const last = filled.at(-1);
  if (last === undefined) return `${guess} The end of the log may say more.`;
  const end = filled.filter((line) => !relays.test(line)).slice(-linesOfEnd);
  const found = end.findLastIndex((line) => otherCauses.some((cause) => cause.test(line)) || notStarted(exitCode, line) !== undefined);
  const line = end[found];
  const above = usage(filled);
  if (line === undefined && above !== undefined) return `${code}. The output says: ${quoted(above)}.`;
  if (line === undefined) return `${guess} The last line of the output is ${quoted(last)}.`;
  const name = notStarted(exitCode, line);
  if (name === undefined) return `${code}. The output says: ${quoted(line)}.`;
  const isLast = found >= end.length - linesOfLast && !end.slice(found + 1).some((below) => fallback.test(below));
  return isLast
    ? `${code}: ${describe(exitCode, name, line)}`
    : `${guess} The output says: ${quoted(line)}. Its last line is ${quoted(last)}.`;
}

const beginOfUsage = /^usage: +\S/i;

/** The error above the synopsis with which a command ends that was called in a wrong way. */
function usage(filled: readonly string[]): string | undefined {
  const at = filled.slice(-linesOfEnd).findIndex((line) => beginOfUsage.test(line));
  const above = at > 0 ? filled.slice(-linesOfEnd)[at - 1] : undefined;
  return above !== undefined && wrongCall.test(above) ? above : undefined;
}
const wrongCall = /\b(?:unknown|unrecognized|invalid|illegal|missing|bad|unexpected|ambiguous|requires?|not a)\b/i;

function describe(exitCode: number, name: string, line: string): string {
  const shown = quoted(name);
  if (exitCode === 126) return `${shown} was found but could not be executed. Check its permissions and its first line (#!).`;
  if (!name.includes("/") && !(missingFile.test(line) && !starters.some((pattern) => pattern.test(line))))
    return `the entry point called a command that was not found: ${shown}.`;
  return `the entry point called a file that was not found: ${shown}. If it is in the image, what it needs to start is missing, such as the interpreter in its first line (#!).`;
}

/** The command or file of which the line says what the exit code means. */
function notStarted(exitCode: number, line: string): string | undefined {
  const says = exitCode === 127 ? notFound : exitCode === 126 ? notExecutable : undefined;
  if (!says?.test(line)) return undefined;
  for (const pattern of [shell, ...starters]) {
    const name = pattern.exec(line)?.[1];
    if (name !== undefined) return name;
  }
  return programOf(line);
}
