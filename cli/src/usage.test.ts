import type { Command } from "commander";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgram } from "./program.ts";
import { runCli } from "./run-cli.ts";

let errors: string[];
beforeEach(() => {
  errors = [];
  vi.stubEnv("GANTRY_API_KEY", "gantry_test");
  // Nothing listens there, so a command that accepted its arguments fails with another error.
  vi.stubEnv("GANTRY_URL", "http://127.0.0.1:9");
  vi.stubEnv("GANTRY_CONNECT_TIMEOUT", "0");
  vi.spyOn(console, "error").mockImplementation((text: string) => void errors.push(text));
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    errors.push(String(text));
    return true;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

interface Leaf {
  path: string[];
  command: Command;
}

function leavesOf(command: Command, path: string[] = []): Leaf[] {
  if (command.commands.length === 0) return [{ path, command }];
  return command.commands.flatMap((child) => leavesOf(child, [...path, child.name()]));
}
const program = createProgram(() => {});
const leaves = leavesOf(program);
const required = ({ command }: Leaf) =>
  command.options.filter(({ mandatory }) => mandatory).flatMap(({ long, flags }) => [long ?? "", flags.includes("<number>") ? "1" : "x"]);
const takesJson = ({ command }: Leaf) => command.options.some(({ long }) => long === "--json");

test("the list of commands to test is not empty", () => expect(leaves.length).toBeGreaterThan(20));

test.each(leaves)("an unknown option of gantry $path exits with 4", async (leaf) => {
  expect(await runCli([...leaf.path, ...required(leaf), "--nosuch"])).toBe(4);
  expect(errors.join("")).toContain("unknown option '--nosuch'");
});

test.each(leaves.filter(takesJson))("an unknown option of gantry $path --json is one line of JSON", async (leaf) => {
  expect(await runCli([...leaf.path, ...required(leaf), "--json", "--nosuch"])).toBe(4);
  expect(errors).toHaveLength(1);
  expect(JSON.parse(errors.join(""))).toEqual({ error: { message: "unknown option '--nosuch'", code: "USAGE" } });
});

test.each(leaves.filter(({ command }) => command.registeredArguments.some(({ required }) => required)))(
  "gantry $path without its arguments exits with 4",
  async ({ path }) => {
    expect(await runCli(path)).toBe(4);
    expect(errors.join("")).toMatch(/missing required argument|required option/);
  },
);

test.each(leaves.filter(({ command }) => !command.registeredArguments.some(({ variadic }) => variadic)))(
  "an extra argument of gantry $path exits with 4",
  async (leaf) => {
    const { path, command } = leaf;
    const given = command.registeredArguments.map((argument) => (argument.name() === "plan" ? "free" : "x"));
    expect(await runCli([...path, ...required(leaf), ...given, "one-too-many"])).toBe(4);
    expect(errors.join("")).toContain("too many arguments");
  },
);

test.each([
  [["frobnicate"], "unknown command 'frobnicate'"],
  [["keys", "frobnicate"], "unknown command 'frobnicate'"],
  [["run", "x", "--on-limit", "maybe"], "Allowed choices are fail, skip, wait"],
  [["run", "x", "--timeout", "soon"], "Give a whole number from 1 to 240"],
  [["run", "x", "--timeout", "0"], "Give a whole number from 1 to 240"],
  [["run", "x", "--timeout", "1.5"], "Give a whole number from 1 to 240"],
  [["run", "x", "--wait=yes"], "unknown option"],
  [["run", "x", "--project"], "argument missing"],
  [["gate", "--timeout", "NaN"], "Give a whole number from 1 to 10080"],
  [["gate", "--pr", "seven"], "Give a whole number from 1 to 2147483647"],
  [["trigger", "x"], "required option '--project <project>' not specified"],
  [["ingest", "x", "--project", "p", "--exit-code", "-1"], "Give a whole number from 0 to 4294967295"],
  [["logs", "x", "--connect-timeout", "forever"], "Give a whole number from 0 to 86400"],
  [["cases", "import", "x.csv", "--project", "p", "--on-duplicate", "explode"], "Allowed choices are skip, update, create"],
  [["cases", "export", "--project", "p", "--format", "xml"], "Allowed choices are csv, json"],
  [["organizations", "set-plan", "Acme", "gold"], "'gold' is not a plan. Plans: free, starter, team, business, enterprise."],
  [["samples", "build", "nosuch"], 'There is no sample "nosuch"'],
  [["logs", "abc"], "argument 'run'. Give the ID of a run, 24 hexadecimal characters"],
  [["cancel", "17"], "Give the ID of a run"],
  [["gate", "#17"], "Give the ID of a run"],
  [["gate", "--cycle", "abc"], "Give the ID of a test cycle"],
  [["matrix", "show", "abc"], "Give the ID of a matrix run"],
  [["flake-check", "0123456789abcdef01234567", "abc"], "Give the ID of a test,"],
  [["flake-check", "--new", "abc"], "Give the ID of a run"],
  [["gate"], "Specify a run ID, --cycle, --matrix-run, or"],
  [["gate", "--cycle", "0123456789abcdef01234567", "--matrix-run", "0123456789abcdef01234568"], "Specify only one of"],
  [["run"], "Specify the image of the suite."],
  [["trigger", "--project", "Shop"], "Specify the image of the suite."],
  [["run", "x", "--exclude", "A=b"], "it needs --matrix or --matrix-file"],
  [["gate", "0123456789abcdef01234567", "--cycle", "0123456789abcdef01234568"], "Specify only one of"],
  [["gate", "0123456789abcdef01234567", "--repository", "o/r", "--commit", "abcdef0"], "Specify only one of"],
  [["gate", "--cycle", "0123456789abcdef01234567", "--pr", "5"], "Specify only one of"],
  [["run", "x", "--variable", "NO_SUCH_VARIABLE_HERE"], "this shell has no variable of that name"],
  [["ingest", "/no/such/report.xml", "--project", "0123456789abcdef01234567"], "Cannot read /no/such/report.xml: there is no such file"],
  [["cases", "import", "/no/such.csv", "--project", "0123456789abcdef01234567"], "Cannot read /no/such.csv: there is no such file"],
  [["cases", "import", "/tmp", "--format", "csv", "--project", "0123456789abcdef01234567"], "Cannot read /tmp: it is a folder"],
  [["caches", "clear", "npm-1", "--all", "--project", "x"], "Both the key npm-1 and --all were given."],
  [["caches", "clear", "--project", "x"], "Give the key of the caches to clear, or --all"],
  [["restore", "/no/such.tar.gz"], "Cannot restore /no/such.tar.gz: there is no such file"],
  [["restore", "/etc/hostname"], "/etc/hostname is damaged or is not a backup of Gantry"],
])("%j exits with 4 and says why", async (args, text) => {
  for (const name of ["GITHUB_ACTIONS", "GITLAB_CI", "BITBUCKET_BUILD_NUMBER", "TF_BUILD", "JENKINS_URL"]) vi.stubEnv(name, undefined);
  expect(await runCli(args)).toBe(4);
  expect(errors.join("")).toContain(text);
});

test.each([[[]], [["keys"]], [["storage"]], [["cases"]], [["organizations"]]])(
  "%j without a command prints its help and exits with 4",
  async (args) => {
    expect(await runCli(args)).toBe(4);
    expect(errors.join("")).toContain(`Usage: ${["gantry", ...args].join(" ")}`);
  },
);

test.each([[["--version"]], [["--help"]], [["run", "--help"]], [["help", "gate"]]])("%j ends with 0", async (args) => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await runCli(args)).toBe(0);
});

test("every command, argument and option is described", () => {
  for (const { path, command } of leaves) {
    expect(command.description(), path.join(" ")).not.toBe("");
    for (const argument of command.registeredArguments) expect(argument.description, `${path.join(" ")} ${argument.name()}`).not.toBe("");
    for (const option of command.options) expect(option.description, `${path.join(" ")} ${option.flags}`).not.toBe("");
  }
});
