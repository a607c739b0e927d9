import { summaryFollows } from "../format.ts";
import { matchesAny, readingsOf } from "../output/progress-marks.ts";
import type { ConsoleOutput } from "../runners/runner.ts";
import { runnerPrograms, successMessage } from "./start-errors.ts";

/** A runtime says that it crashed itself. What ran in it has not ended. */
const runtimeCrashes: readonly RegExp[] = [
  // Python, Ruby, Node and the JVM.
  /^Fatal Python error: \S/,
  /^\S.{0,500}: \[BUG\] \S/,
  /^FATAL ERROR: .{1,300}(?:JavaScript heap out of memory|Allocation failed)/,
  /^(?:# Fatal error in |# Fatal JavaScript )/,
  /^ *[.,!]*-{5} Native stack trace -{5}$/,
  /^# A fatal error has been detected by the Java Runtime Environment:/,
  /^# There is insufficient memory for the Java Runtime Environment to continue\./,
  /^Terminating due to java\.lang\.OutOfMemoryError\b/,
  // .NET, Rust and Erlang.
  /^Fatal error\. (?:System\.|Internal CLR error|Invalid Program)/,
  /^(?:fatal runtime error: \S|thread '.*' (?:\(\d+\) )?has overflowed its stack$|thread caused non-unwinding panic\. aborting\.$)/,
  /^Crash dump is being written to: \S/,
];

/** The same of programs in C and C++. Tests start such programs, so these count only near the end of an output without tests. */
const programCrashes: readonly RegExp[] = [
  /^terminate called (?:after throwing an instance of |without an active exception|recursively)/,
  /^\S{1,200}: \S.{0,500}:\d+: .{1,500}: Assertion [`'].{1,500}' failed\.$/,
  /^Assertion (?:failed: \(.{1,500}\), function |[`'].{1,500}' failed\.$)/,
  /^==\d+==(?:ERROR: \w+Sanitizer: |ABORTING$)/,
  /^SUMMARY: \w+Sanitizer: /,
  /^(?:double free or corruption|(?:free|malloc|realloc|munmap_chunk)\(\): \S|corrupted (?:size vs\. prev_size|double-linked list)|\*\*\* stack smashing detected \*\*\*)/,
];
/** How a shell names the signal that ended a program, and the command: `run.sh: line 2:    71 Killed                  pytest -q`. */
const shellSignal =
  /^(?:\S{1,200}: line \d+: +(?:\d+ +)?)?(?:Killed|Terminated|Segmentation fault|Aborted|Bus error|Illegal instruction|Floating point exception|Trace\/breakpoint trap)(?=$| {2,}| \()(?: +\(core dumped\))?(?: +(\S.*))?$/;
/** Code on the command line, and programs with the name of a test. No service looks like that. */
const testProgram =
  /\b(?:python[\d.]*|node|ruby|perl|php|deno|(?:ba|da|z)?sh) -[cer]\b|(?:^|[\s/_.-])(?:tests?|specs?|checks?|e2e)(?:$|[\s/_.-])/i;
const runnerCall = /\b(?:go|cargo|dotnet|mvn|npm|yarn|pnpm|bun|deno)(?: run)? test\b|\bnode \S*--test\b|-m unittest\b/;

const linesOfEnd = 15;
/** After such a line, the crash was expected. */

/**
 * The line in which a runtime or the shell says that a program crashed. `tests.any`: tests are known from a summary. Then only a runtime's own words and
 * the end of a runner count, and only after a summary and not before one: a service may crash, or be killed, when the tests have ended.
 */
export function crashOf({ lines }: Pick<ConsoleOutput, "lines">, tests: { any: boolean }): string | undefined {
  const index = lines.findLastIndex((line) => matchesAny(runtimeCrashes, line) || isRunner(commandOf(line)));
  if (tests.any) return index < 0 || summaryFollows(lines, index) || !summaryFollows(lines, -1) ? undefined : lines[index];
  const isExpected = (begin: number, all: readonly string[]) => all.slice(begin + 1).some((line) => successMessage.test(line));
  if (index >= 0 && !isExpected(index, lines)) return lines[index];
  const end = lines.filter((line) => line !== "").slice(-linesOfEnd);
  const place = end.findLastIndex((line) => matchesAny(programCrashes, line) || isEnded(line));
  if (place >= 0 && !isExpected(place, end)) return end[place];
  // A shell says the same of a service that a script stopped, so it must be the last line, and nothing may have passed before.
  const last = end.at(-1) ?? "";
  return last === "Terminated" && !lines.some((line) => successMessage.test(line)) ? last : undefined;
}

/** The command that a signal ended; empty if the shell does not name it. */
function commandOf(line: string): string | undefined {
  for (const reading of readingsOf(line)) {
    const match = shellSignal.exec(reading);
    if (match) return match[1] ?? "";
  }
  return undefined;
}

function isRunner(command: string | undefined): boolean {
  const words = command?.split(" ") ?? [];
  return words.some((word) => runnerPrograms.has(word.split("/").at(-1) ?? "")) || runnerCall.test(command ?? "");
}

/**
 * A script may stop a service that it started, and the shell then says so. That is no crash, unless the command is a test or dots of a runner stand
 * before it.
 */
function isEnded(line: string): boolean {
  const command = commandOf(line);
  if (command === undefined || (command === "" && /\bTerminated\b/.test(line))) return false;
  return command === "" || !/\b(?:Killed|Terminated)\b/.test(line) || testProgram.test(command) || /^\.{2,}[^./]/.test(line);
}

/** The last line in which the shell says that a program was ended; it may have been a service. */
export function endedProgram(lines: readonly string[]): string | undefined {
  return lines.slice(-linesOfEnd).findLast((line) => commandOf(line) !== undefined);
}
