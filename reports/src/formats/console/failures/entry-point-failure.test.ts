import { expect, test } from "vitest";
import { collectFiles } from "../../../testing/collect-files.ts";

const read = async (text: string, exitCode: number) =>
  (await collectFiles({}, { console: { text, isCut: false }, exitCode })).entryPointFailure;

const usually127 = "Exit code 127 usually means that a command was not found.";

test.each([
  ["bash", "start\nbash: line 1: jqq: command not found\n", "jqq"],
  ["bash and exec", "bash: line 1: exec: jqq: not found\n", "jqq"],
  ["dash", "start\nsh: 1: jqq: not found\n", "jqq"],
  ["busybox", "/app/entrypoint.sh: line 2: jqq: not found\n", "jqq"],
  ["busybox and exec", "sh: exec: line 0: jqq: not found\n", "jqq"],
  ["zsh", "zsh: command not found: jqq\n", "jqq"],
  ["env", "/usr/bin/env: ‘python3.11’: No such file or directory\n", "python3.11"],
  ["timeout", "timeout: failed to run command ‘jqq’: No such file or directory\n", "jqq"],
  ["timeout of busybox", "timeout: can't execute 'jqq': No such file or directory\n", "jqq"],
  ["setsid", "setsid: failed to execute jqq: No such file or directory\n", "jqq"],
  ["Go", 'failed to start: exec: "jqq": executable file not found in $PATH\n', "jqq"],
  ["tini", "[FATAL tini (7)] exec jqq failed: No such file or directory\n", "jqq"],
  ["a shell, with a line of the other stream behind it", "sh: 1: jqq: not found\nstart\n", "jqq"],
  [
    "npm",
    "> test\n> jqq\n\nsh: 1: jqq: not found\nnpm error Lifecycle script `test` failed with error:\nnpm error code 127\nnpm error path /app/a\nnpm error workspace a@1.0.0\n",
    "jqq",
  ],
  ["Yarn", "/bin/sh: jqq: not found\nerror Command failed with exit code 127.\ninfo Visit https://yarnpkg.com for documentation.\n", "jqq"],
])("with exit code 127, the command that %s did not find is named", async (_name, text, command) => {
  expect(await read(text, 127)).toBe(`Exit code 127: the entry point called a command that was not found: “${command}”.`);
});

test.each([
  ["bash: line 1: ./gradlew: No such file or directory\n", "./gradlew"],
  ["bash: line 1: ./run: cannot execute: required file not found\n", "./run"],
  ["sh: 1: ./run: not found\n", "./run"],
  ["bash: run.sh: No such file or directory\n", "run.sh"],
  ["env: ‘./run’: No such file or directory\n", "./run"],
])("a file may also lack what it needs to start: %s", async (text, file) => {
  expect(await read(text, 127)).toBe(
    `Exit code 127: the entry point called a file that was not found: “${file}”. If it is in the image, what it needs to start is missing, such as the interpreter in its first line (#!).`,
  );
});

test.each([
  "bash: line 1: API_TOKEN: unbound variable",
  "/app/run.sh: line 12: API_TOKEN: unbound variable",
  "bash: API_TOKEN: unbound variable",
  "sh: API_TOKEN: parameter not set",
  "/app/run.sh: line 4: API_TOKEN: set it to the token of the shop",
  "run.sh: line 3: syntax error near unexpected token `fi'",
  "./shop: error while loading shared libraries: libpq.so.5: cannot open shared object file: No such file or directory",
])("another cause of exit code 127 is quoted and not contradicted: %s", async (line) => {
  expect(await read(`start\n${line}\n`, 127)).toBe(`Exit code 127. The output says: “${line}”.`);
  expect(await read(`sh: 1: chromium: not found\nstart\n${line}\ncleaning up\n`, 127)).toBe(`Exit code 127. The output says: “${line}”.`);
});

test.each([
  ["words of its own", "start\nno credentials for eu-1\n", `${usually127} The last line of the output is “no credentials for eu-1”.`],
  ["nothing", "\n", `${usually127} The end of the log may say more.`],
  [
    "that it does without a command",
    "sh: 1: chromium: not found\nusing firefox\n",
    `${usually127} The output says: “sh: 1: chromium: not found”. Its last line is “using firefox”.`,
  ],
  [
    "more behind a missing command",
    "sh: 1: ipcs: not found\nconnecting\nchecking\nquota exceeded\n",
    `${usually127} The output says: “sh: 1: ipcs: not found”. Its last line is “quota exceeded”.`,
  ],
  [
    "a missing command long before its end",
    `sh: 1: ipcs: not found\n${"checking\n".repeat(40)}quota exceeded\n`,
    `${usually127} The last line of the output is “quota exceeded”.`,
  ],
  [
    "a missing file of its own",
    "open orders.csv: no such file or directory\n",
    `${usually127} The last line of the output is “open orders.csv: no such file or directory”.`,
  ],
])("a program that ends with 127 and prints %s is not said to lack a command", async (_name, text, message) => {
  expect(await read(text, 127)).toBe(message);
});

test("the quoted line is cut", async () => {
  expect(await read(`${"x".repeat(5000)}\n`, 127)).toBe(`${usually127} The last line of the output is “${"x".repeat(200)}”.`);
});

test.each([
  [
    "sh: 1: ./run.sh: Permission denied\n",
    "Exit code 126: “./run.sh” was found but could not be executed. Check its permissions and its first line (#!).",
  ],
  [
    "bash: line 1: /app: Is a directory\n",
    "Exit code 126: “/app” was found but could not be executed. Check its permissions and its first line (#!).",
  ],
  [
    "quota exceeded\n",
    "Exit code 126 usually means that a file was found but could not be executed. The last line of the output is “quota exceeded”.",
  ],
])("the same for exit code 126: %s", async (text, message) => {
  expect(await read(text, 126)).toBe(message);
});

test.each(["See 'docker run --help'.", "\nRun 'docker run --help' for more information"])(
  "exit code 125 is quoted with the last line above %s",
  async (advice) => {
    expect(await read(`docker: invalid reference format.\n${advice}\n`, 125)).toBe(
      "Exit code 125 usually means that a command could not be started, for example a container by `docker run`. The last line of the output is “docker: invalid reference format.”.",
    );
  },
);

test("other exit codes, and runs with results, are not explained", async () => {
  const text = "sh: 1: jqq: not found\n";
  expect(await read(text, 1)).toBeUndefined();
  expect(await read(`${text}\n  shop\n    ✔ adds\n\n\n  1 passing (3ms)\n\n`, 127)).toBeUndefined();
  const report = { "junit.xml": '<testsuite tests="1"><testcase name="a" /></testsuite>' };
  expect((await collectFiles(report, { console: { text, isCut: false }, exitCode: 127 })).entryPointFailure).toBeUndefined();
});

test("the error above the synopsis of a command is named", async () => {
  const usage = "\nUsage:  docker [OPTIONS] COMMAND [ARG...]\n\nRun 'docker --help' for more information\n";
  expect(await read(`unknown shorthand flag: 'f' in -f\n${usage}`, 125)).toBe(
    "Exit code 125. The output says: “unknown shorthand flag: 'f' in -f”.",
  );
  expect(await read(`start\n${usage}`, 125)).toContain("The last line of the output is “Usage:");
});
