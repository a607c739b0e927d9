// Runs only the tests that Gantry names in TESTS_JSON: those of "Re-run failed", of a retry, or of a flake check.
import { spawnSync } from "node:child_process";

const tests = JSON.parse(process.env.TESTS_JSON);
const escape = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/\s+/g, "\\s+");
// Playwright compares with "project file describe title @tag".
const titles = tests.map(({ variant, file, suite, name }) => escape([variant ?? "", file, ...suite, name].join(" ")));
const grep = `--grep=^(${titles.join("|")})( @\\S+)*$`;
const { status } = spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "test", grep], { stdio: "inherit" });
process.exitCode = status ?? 1;
