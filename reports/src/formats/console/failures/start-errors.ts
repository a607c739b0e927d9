import { summaryFollows } from "../format.ts";
import { matchesAny, readingsOf } from "../output/progress-marks.ts";
import type { ConsoleOutput } from "../runners/runner.ts";
import { uncaughtError } from "./uncaught-error.ts";

/** What a runner says when it cannot start: its options, its configuration, a file that it cannot load, or no tests. One line each. */
const runnerErrors: readonly RegExp[] = [
  // Jest, Mocha, Vitest, AVA and node:test.
  /^● (?:Validation Error|Unrecognized CLI Parameters?|Multiple configurations found):$/,
  /^Error: Jest: Failed to parse\b/,
  /^ ?Exception during run: \S/,
  /^✖ ERROR: \S/,
  /^Error: No test files found: "/,
  /^No test(?: file)?s found, exiting with code 1$/,
  /^⎯+ Startup Error ⎯+$/,
  /^CACError: Unknown option /,
  /^ +✘ (?:Couldn’t find any files to test|No tests found in \S.*)$/,
  /^Could not find '\S.*'$/,
  // Playwright and Cypress.
  /^Error: (?:No tests found$|Process from config\.webServer was not able to start\.|Project\(s\) "\S.*" not found\.)/,
  /^(?:Cypress verification failed|Cypress failed to (?:start|verify)|Cypress could not verify)\b/,
  /^The cypress npm package is installed, but the Cypress binary is missing\./,
  /^(?:Your system is missing the dependency: Xvfb|No version of Cypress is installed in)\b/,
  /^Can't run because (?:no spec files were found|you've entered an invalid)\b/,
  // pytest, behave and Robot Framework.
  /^ImportError while loading conftest '\S/,
  /^ERROR: (?:(?:file or directory )?not found: \S|Missing required plugins: \S|Wrong expression passed to '-|\S+\.(?:ini|cfg|toml)\b.{0,500}$)/,
  /^ImportError: Error importing plugin "/,
  // pytest exits with 5 if it ran no test, also because all were deselected.
  /^(?:=+ )?(?:no tests ran|\d+ deselected)(?:, \d+ (?:deselected|warnings?))* in [\d.]+s\b/,
  /^(?:ParserError: Failed to parse "\S.*\.feature": |ConfigError: No steps directory in )/,
  /^\[ ERROR \] (?:Parsing '\S.*' failed: |Suite '\S.*' contains no |Invalid option|option -)/,
  // pytest-timeout ends the process in the middle of a test.
  /^\+{5,} Timeout \+{5,}$/,
  // RSpec and Cucumber.
  /^An error occurred while loading \S.*\.rb\.$/,
  /^(?:invalid|missing|ambiguous) (?:option|argument): -\S+(?: \(OptionParser::\w+\))?$/,
  /^No such file or directory @ rb_sysopen - \S.* You can use `cucumber --init`/,
  /^(?:Parse errors?|Failed to parse) in "?\S.*\.feature/,
  // PHPUnit.
  /^Could not (?:read|load) (?:XML from file )?"\S.*"\.?$/,
  /^(?:Cannot open file "\S.*"\.|Cannot open bootstrap script "\S.*"|Test file "\S.*" not found|Unknown option "-\S*")$/,
  /^(?:Class "?\S+"? could not be found in "?\S|Error in bootstrap script: \S|An error occurred inside PHPUnit\.$)/,
  /^Could not open input file: \S*(?:phpunit|pest|artisan|codecept|behat|paratest)\S*$/,
  // go.
  /^(?:\S+\.go:\d+:\d+: )?(?:no required module provides package \S|cannot find module providing package \S)/,
  /^\S+\.go:\d+:\d+: (?:package \S+ is not in |cannot find package |missing go\.sum entry |import cycle not allowed|expected |illegal character )/,
  /^\timports \S+: import cycle not allowed/,
  /^(?:(?:package \S+: )?no Go files in \S|pattern \S+: (?:directory |lstat |no matching |cannot find )|stat \S+: directory not found$)/,
  /^go: (?:errors parsing \S|cannot (?:find|load|determine)\b|go\.mod file not found|updates to go\.mod needed|inconsistent vendoring|unknown (?:sub)?command)/,
  /^go \S+: unknown command$/,
  /^FAIL\t\S+ \[(?:setup|build) failed\]$/,
  // Jasmine, Bats, prove and CTest.
  /^Incomplete: No specs found$/,
  /^(?:ERROR|Error): (?:Test file "\S.*" does not exist\.?|Bad command line option '\S.*)$/,
  /^(?:No tests named and '\S.*' directory not found|Cannot detect source of '\S.*'!) at /,
  /^No test configuration file found!$/,
  /^Failed to change working directory to "\S.*" : /,
];

/** The tests, or what they need, could not be compiled. Or a runner reports a failed test to GitHub, with a reporter that has no summary. */
const compilerErrors: readonly RegExp[] = [
  /^(?:\S.*\(\d+(?:,\d+)+\): |MSBUILD : |\S+ : )error [A-Z]{2,8}\d+: /,
  // The TypeScript compiler, without and with colors.
  /^(?:\S.*(?:\(\d+,\d+\): |:\d+:\d+ - ))?error TS\d+: /,
  /^::error file=[^,]{1,500},title=.{1,500} > .{1,500},line=\d+,column=\d+::/,
];

/** The same of tools that start a runner. Something else may have succeeded after them, so they count only at the end of the output. */
const toolErrors: readonly RegExp[] = [
  /^npm (?:ERR!|error) (?:Missing script: |code E(?!LIFECYCLE)[A-Z0-9_]+$|could not determine executable to run$)/,
  /^\s?ERR_PNPM_\w+\b/,
  /^(?:lerna ERR! E[A-Z]+ |error Command "\S+" not found\.|Usage Error: |error: Script not found ")/,
  /^g?make: \*\*\* .{1,500}\. {1,2}Stop\.$/,
  /^error: (?:could not find `Cargo\.toml`|failed to parse manifest|no such command: )/,
  /^Error: (?:Could not find or load main class \S|Unable to access jarfile \S)/,
  /^\[ERROR\] (?:The build could not read \d|Unknown lifecycle phase |No goals have been specified |The goal you specified requires a project )/,
  /^\[ERROR\] To see the full stack trace of the errors, re-run Maven with the -e switch\.$/,
  /^(?:\S*\/)?python[\d.]*: (?:No module named \S|can't open file ')/,
  /^ruby: No such file or directory -- \S/,
  /^Can't open perl script "\S/,
  /^Could not find \S.* in (?:locally installed gems|any of the sources|cached gems or installed locally)\b/,
  /^Command not found: \S+$/,
  /^error: Failed to spawn: [`'"]\S/,
  /^ERROR: No matching distribution found for \S/,
  /^(?:CMake Error\b|compilation terminated\.$|Error: \S.{0,500} is not a directory$)/,
  /^(?:Could not open input file: \S|bundler: (?:command not found: |failed to load command: ))/,
  // Options that a program does not know, in the words of common libraries.
  /^error: (?:unknown (?:option|command) '|missing required argument '|too many arguments\b|unrecognized arguments?\b)/,
  /^\S.{0,80}: error: (?:unrecognized arguments: |the following arguments are required: |argument \S|ambiguous option: |invalid choice: )/,
  /^(?:Please use|Try) \S{0,80} ?.{0,20}--help\b.{0,60}$/,
  /^flag provided but not defined: -/,
  /^exec: "\S+": executable file not found in \$PATH/,
  /^(?:(?:docker: )?Error response from daemon: |docker: Cannot connect to the Docker daemon )\S/,
  // The loader and the kernel.
  /^\S{1,200}: error while loading shared libraries: \S/,
  /^\S{1,200}: \S{1,200}: version [`'‘]\S+['’] not found \(required by /,
  /^exec \S+: (?:exec format error|no such file or directory|permission denied)$/i,
  // The script of the shell itself.
  /^\S{1,200}: (?:-c: )?(?:line )?\d+: (?:Syntax error: |syntax error\b)/,
];

/** Something may have been tried again after these, so they count only as the last line. */
const lastWords: readonly RegExp[] = [
  /^curl: \(\d+\) \S/,
  // `go run` says this of the program.
  /^exit status [1-9]\d*$/,
  /^\S{1,200}: (?:line )?\d+: \S{1,200}: (?:unbound variable|parameter (?:not set|null or not set))$/,
  /^xargs: \S.{0,300}(?:; aborting|: No such file or directory)$/,
  /^(?:\S*\/)?(?:bsd)?tar: (?:Exiting with failure status due to previous errors|Error is not recoverable: exiting now|Error exit delayed from previous errors\.?)$/,
  /^\S{0,20}sum: WARNING: \d+ (?:computed checksums? did NOT match|listed files? could not be read)$/,
  /^psql: (?:error: |could not connect to server: )\S/,
  // Django's commands.
  /^CommandError: \S/,
];
const linesOfEnd = 15;

/** A shell or `env`, or a script with the number of its line, did not find the program that it should start. */
const shellErrors: readonly RegExp[] = [
  /^(?:\/\S{1,100}\/)?(?:ba|da|a|z|k)?sh: (?:(?:line )?\d+: )?(?:exec: )?(\S{1,200}): (?:command not found|not found|No such file or directory|Permission denied|cannot execute\b.{0,100}|Exec format error|Is a directory)$/i,
  /^\S{1,200}: (?:line )?\d+: (?:exec: )?(\S{1,200}): (?:command not found|not found|No such file or directory|Permission denied|cannot execute\b.{0,100})$/i,
  /^(?:\/\S{1,100}\/)?env: (?:can't execute )?['‘’"]?([^'‘’" ]{1,200})['‘’"]?: (?:No such file or directory|Permission denied)$/,
  /^zsh: (?:command not found|no such file or directory): (\S{1,200})$/,
  /^(?:\/\S{1,100}\/)?(?:ba|da|a|z|k)?sh: \d+: cannot open (\S{1,200}): No such file$/,
  /^\S{1,200}: (\S{1,200}): bad interpreter: No such file or directory$/,
];
/** The commands of known runners. */
export const runnerPrograms: ReadonlySet<string> = new Set(
  "pytest,py.test,behave,robot,jest,mocha,vitest,ava,tape,uvu,jasmine,karma,playwright,cypress,cucumber,cucumber-js,rspec,phpunit,pest,gotestsum,ctest,bats,prove,newman,k6,testcafe,codeceptjs,wdio".split(
    ",",
  ),
);

/**
 * The line in which a runner, or the program that should have started it, says that it could not start. Tests print such lines too: with `tests.any`,
 * only a runner's own words count, and only if no summary of a runner follows them.
 */
export function startError({ lines }: Pick<ConsoleOutput, "lines">, tests: { any: boolean }): string | undefined {
  const index = lines.findLastIndex(
    (line, place) => isRunnerError(line) || isPlaywrightSetUp(lines, place) || isIncompleteJasmine(lines, place),
  );
  if (tests.any) return index < 0 || summaryFollows(lines, index) ? undefined : lines[index];
  const filled = lines.filter((line) => line.trim() !== "");
  const end = filled.slice(-linesOfEnd - linesOfNpm(filled));
  // psql continues its message after a tab.
  const last = end.findLast((line) => !line.startsWith("\t")) ?? "";
  return (
    lines[index] ??
    lines.find((line) => matchesAny(compilerErrors, line)) ??
    end.find((line) => matchesAny(toolErrors, line)) ??
    missingProgram(end) ??
    (matchesAny(lastWords, last) || isOnlyTput(filled) ? last : uncaughtError(filled)) ??
    usageError(filled)
  );
}

/** Bats' pretty formatter, which ends without a terminal. A script that colors what it prints calls `tput` again and again, and continues. */
function isOnlyTput(filled: readonly string[]): boolean {
  return (
    filled.findIndex((line) => /^tput: (?:No value for \$TERM|unknown terminal)\b/.test(line)) === filled.length - 1 && filled.length > 0
  );
}

/** npm's error ends with the options of its command, which may be many lines. */
function linesOfNpm(filled: readonly string[]): number {
  const index = filled.findLastIndex((line) => !/^npm (?:ERR!|error|warn)(?: |$)/.test(line));
  return Math.min(maxLinesOfNpm, filled.length - 1 - index);
}

const maxLinesOfNpm = 500;

function isRunnerError(line: string): boolean {
  return matchesAny(runnerErrors, line) || readingsOf(line).some((each) => runnerPrograms.has(programOf(each)?.split("/").at(-1) ?? ""));
}

/** What pytest prints alone for a `UsageError` of a plugin or of conftest.py. The shell may have printed the command. */
function usageError(filled: readonly string[]): string | undefined {
  const [only, ...more] = filled.filter((line) => !/^[>$+] /.test(line));
  return more.length === 0 && /^ERROR: \S/.test(only ?? "") ? only : undefined;
}

/** Jasmine says after its counts why it did not run everything. */
function isIncompleteJasmine(lines: readonly string[], index: number): boolean {
  return /^Incomplete: \S/.test(lines[index] ?? "") && /^Finished in [\d.]+ seconds?$/.test(lines[index - 1] ?? "");
}

/** What a script says when it does without a program. */
export const fallback = /\b(?:using|instead|fall(?:s|ing)? ?back|skip(?:s|ped|ping)?|ignor(?:e|es|ed|ing)|without|optional)\b/i;
export const successMessage = /\b(?:ok|pass(?:ed|es)?|succe(?:ss|ssful|ssfully|eded))\b/i;
const maxLinesToEnd = 40;

/**
 * That a shell did not find a program, as one of the last two lines: the streams of output and errors arrive separately, so that the order
 * of two lines is not known. `end`: lines that are not empty.
 */
function missingProgram(end: readonly string[]): string | undefined {
  const lines = end.slice(-2);
  const missing = lines.find((line) => programOf(line) !== undefined);
  return lines.some((line) => line !== missing && (successMessage.test(line) || fallback.test(line))) ? undefined : missing;
}

/** That a shell did not find a program, near the end of an output without tests: what follows may not need it. */
export function possiblyMissingProgram(filled: readonly string[]): string | undefined {
  const end = filled.slice(-maxLinesToEnd);
  const index = end.findLastIndex((line) => programOf(line) !== undefined);
  return index < 0 || end.slice(index + 1).some((line) => fallback.test(line)) ? undefined : end[index];
}

/** The program that a shell did not find. */
export function programOf(line: string): string | undefined {
  for (const pattern of shellErrors) {
    const program = pattern.exec(line)?.[1];
    if (program !== undefined) return program;
  }
  return undefined;
}

/** Playwright's `globalSetup`: the error, its place and the code. Without a test it prints nothing else. */
function isPlaywrightSetUp(lines: readonly string[], index: number): boolean {
  const [place, code] = [lines[index + 2] ?? "", lines.slice(index + 3, index + 8)];
  return (
    /^\w*Error: \S/.test(lines[index] ?? "") &&
    /^ {3}at \S+\.[cm]?[jt]sx?:\d+$/.test(place) &&
    code.some((line) => /^> +\d+ \| /.test(line))
  );
}
