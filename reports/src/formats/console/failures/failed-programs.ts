import { firstWithoutSummary } from "../format.ts";
import { matchesAny } from "../output/progress-marks.ts";
import type { Stream, StreamLine } from "../output/streams.ts";

/** A tool says that the whole call failed. If a runner passed after that, the failure was ignored on purpose. */
const failedCalls: readonly RegExp[] = [
  // npm-run-all, pnpm and npm 6.
  /^ERROR: "\S.*" exited with [1-9]\d*\.$/,
  /^\s?(?:ELIFECYCLE|ERR_PNPM_RECURSIVE_(?:RUN_FIRST_)?FAIL)\b/,
  /^npm (?:ERR!|error) code ELIFECYCLE$/,
  // Yarn 1 and Yarn 4.
  /^error Command failed with (?:exit code [1-9]\d*|signal "SIG[A-Z]+")\.$/,
  /^(?:➤ YN0000: )?(?:· )?(?:The command failed in workspace \S+ with exit code [1-9]|Failed with errors in \d)/,
  // Lerna, Turborepo, Nx and Bun.
  /^lerna ERR! \S.* exited [1-9]\d* in '\S+'$/,
  /^\s*ERROR {1,2}run failed: command {1,2}exited \([1-9]\d*\)$/,
  /^✖ {2,}\d+\/\d+ targets failed, including the following:$/,
  /^error: script "[^"]+" exited with code [1-9]\d*$/,
  // A sub-make has a number, and its caller may ignore it.
  /^g?make: \*\*\* \[[^\]]+\] Error [1-9]\d*$/,
  /^error: Recipe `[^`]+` failed (?:on line \d+ )?with exit code [1-9]\d*$/,
  /^task: Failed to run task "[^"]+": /,
  /^rake aborted!$/,
  /^Script \S.* handling the \S+ event returned with error code [1-9]\d*$/,
  /^ {2}evaluation failed :\( \(\d/,
  /^error: test failed, to rerun pass `[^`]+`$/,
  /^(?: {2}|error: )process didn't exit successfully: `/,
  // nox and pre-commit.
  /^nox > Session \S+ failed\.$/,
  /^- exit code: [1-9]\d*$/,
  // Docker's build and docker compose.
  /^ERROR: (?:failed to \w+: )*process "\S.*" did not complete successfully: /,
  /^The command '\S.*' returned a non-zero code: [1-9]\d*$/,
  /^dependency failed to start: /,
  // CI systems.
  /^##\[error\]Process completed with exit code [1-9]\d*\.$/,
  /^ERROR: Job failed: exit (?:code|status) [1-9]\d*$/,
];

/** npm continues with the next workspace, which may pass, and fails at the end. */
const failedWorkspace = /^npm (?:ERR!|error) Lifecycle script `.+` failed with error:/;
const linesOfEnd = 15;

/** The line in which the tool around one or several programs says that one of them failed. */
export function failedProgram(streams: readonly Stream[]): string | undefined {
  const { ends, services } = servicesOf(streams);
  // The exit code of a service is more than its words.
  const others = streams.filter(({ label }) => label === undefined || !ends.has(label));
  for (const { lines } of others) {
    const texts = lines.map(({ text }) => text);
    const end = texts.flatMap((text, place) => (text.trim() === "" ? [] : [place])).slice(-linesOfEnd);
    const bare = (place: number) => (texts[place] ?? "").replaceAll("\u2009", "").trimEnd();
    const workspace = end.find((place) => failedWorkspace.test(bare(place)));
    const calls = end.filter((place) => matchesAny(failedCalls, bare(place)));
    // If a runner of the same program printed its summary later, the call does not count.
    const call = firstWithoutSummary(texts, calls);
    const first = Math.min(workspace ?? Infinity, call ?? Infinity);
    if (first < Infinity) return texts[first];
  }
  return exitedService(ends, services) ?? exitedCommand(others);
}

/** How docker compose says that it stops the other services, whose exit codes then mean nothing. */
const stopsOthers = /^(?:Aborting on container exit|Gracefully stopping)|^ ?(?:\[\+\] )?Stopping |^ Container \S+ {2}Stopping$/;

/** docker compose's services with their last lines, also in an output that is too short to be split, and how they exited. */
function servicesOf(streams: readonly Stream[]) {
  const services = new Map<string, number>();
  const own: StreamLine[] = [];
  for (const { label, lines } of streams)
    for (const line of lines) {
      const service = label ?? /^([a-zA-Z][\w.@/:-]{0,80}) {1,40}\|(?: |$)/.exec(line.text)?.[1];
      if (service === undefined) own.push(line);
      else services.set(service, Math.max(line.index, services.get(service) ?? 0));
    }
  const end = own.findIndex(({ text }) => stopsOthers.test(text));
  const ends = new Map<string, StreamLine>();
  for (const line of own.slice(0, end < 0 ? undefined : end)) {
    // Old versions write the name of the container, which ends with that of the service.
    const name = /^(\S+) {1,40}exited with code \d+$/.exec(line.text)?.[1];
    const service = name && [...services.keys()].find((each) => name.endsWith(each));
    if (service) ends.set(service, line);
  }
  return { ends, services };
}

/**
 * docker compose: `tests-1 exited with code 1`. A service that printed lines after that was started again. A service that was killed counts too, unless
 * another one passed after that: then it was no longer needed.
 */
function exitedService(ends: ReadonlyMap<string, StreamLine>, services: ReadonlyMap<string, number>): string | undefined {
  const lastPass = Math.max(-1, ...[...ends.values()].filter(({ text }) => text.endsWith(" 0")).map(({ index }) => index));
  return [...ends].find(([service, { index, text }]) => {
    const isStopped = text.endsWith(" 130") || (/ (?:137|143)$/.test(text) && index < lastPass);
    return (services.get(service) ?? 0) < index && !text.endsWith(" 0") && !isStopped;
  })?.[1].text;
}

/** How concurrently, foreman and overmind say that they end the other programs. */
const endsOthers = /^(?:--> Sending SIG[A-Z]+ to other processes|sending SIG[A-Z]+ to all processes|Interrupting \S+\.\.\.)/;

/**
 * concurrently: `npm run api exited with code 1`, foreman: `exited with code 1`, as the last line of that program. Programs that the tool ended itself do
 * not count.
 */
function exitedCommand(streams: readonly Stream[]): string | undefined {
  const programs = streams.flatMap(({ label, lines }) => (label === undefined ? shortPrograms(lines) : [lines]));
  const ends = [...streams.map(({ lines }) => lines), ...programs].flatMap(
    (lines) => lines.find(({ text }) => endsOthers.test(text)) ?? [],
  );
  const end = Math.min(...ends.map(({ index }) => index));
  return programs
    .map((lines) => lines.findLast(({ text }) => text.trim() !== ""))
    .find((line) => line && line.index < end && /^(?:\S.* )?[eE]xited with code (?:[1-9]\d*|SIG(?!INT)[A-Z]+)$/.test(line.text))?.text;
}

/** An output that is too short to be split, if concurrently printed all of it. */
function shortPrograms(lines: readonly StreamLine[]): StreamLine[][] {
  const programs = new Map<string, StreamLine[]>();
  for (const { index, text } of lines) {
    const [, label, output] = /^\[([\w@/.][^[\]]{0,80})\] (\S.*)$/.exec(text) ?? [];
    if (label !== undefined && output !== undefined) programs.set(label, [...(programs.get(label) ?? []), { index, text: output }]);
    else if (text.trim() !== "" && !text.startsWith("--> ")) return [];
  }
  return [...programs.values()];
}
