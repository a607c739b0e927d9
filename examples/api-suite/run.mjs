// Starts the sample API unless BASE_URL names one, then runs the tests of the folder that was asked for.
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startApi } from "./api.mjs";

const root = import.meta.dirname;
const [folder = "all", ...words] = process.argv.slice(2);
const name = folder.replace(/^tests\//, "").replace(/\/+$/, "");
const files = readdirSync(join(root, "tests"), { recursive: true })
  .filter((file) => file.endsWith(".test.mjs"))
  .filter((file) => name === "all" || name === "" || file.startsWith(`${name}/`))
  .filter((file) => words.includes("--with-failure") || !file.includes("failing"))
  .sort();

if (files.length === 0) {
  console.error(`No tests in "${folder}". There are: all, ${readdirSync(join(root, "tests")).join(", ")}.`);
  process.exit(2);
}

const api = process.env.BASE_URL ? undefined : await startApi();
const baseUrl = process.env.BASE_URL || api.url;
console.log(`\u001b[1mSample API suite\u001b[0m against ${baseUrl}, ${files.length} files\n`);
mkdirSync(join(root, "reports"), { recursive: true });

const reporters = [
  ["spec", "stdout"],
  ["junit", join(root, "reports/junit.xml")],
  [join(root, "html-report.mjs"), join(root, "reports/index.html")],
];
const args = reporters.flatMap(([reporter, destination]) => [`--test-reporter=${reporter}`, `--test-reporter-destination=${destination}`]);
// A re-run of what failed names its tests.
const names = JSON.parse(process.env.TESTS_JSON || "[]").map(({ name }) => name);
const only = names.map((test) => `--test-name-pattern=/^${test.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}$/`);
const tests = spawn(
  process.execPath,
  ["--test", "--test-concurrency=1", ...args, ...only, ...files.map((file) => join(root, "tests", file))],
  {
    stdio: ["inherit", "pipe", "inherit"],
    env: { ...process.env, BASE_URL: baseUrl, NODE_NO_WARNINGS: "1" },
  },
);
// The runner knows no terminal here, so it prints without color and to the nanosecond.
const paint = { "✔": "\u001b[32m✔\u001b[0m", "✖": "\u001b[31m✖\u001b[0m", "▶": "\u001b[36m▶\u001b[0m", ℹ: "\u001b[34mℹ\u001b[0m" };
createInterface({ input: tests.stdout }).on("line", (line) => {
  console.log(
    line.replace(/^(\s*)([✔✖▶ℹ])/, (_, space, mark) => space + paint[mark]).replace(/\((\d+)\.?\d*ms\)$/, "\u001b[90m$1 ms\u001b[0m"),
  );
});
tests.on("close", (code) => {
  api?.close();
  process.exit(code ?? 1);
});
