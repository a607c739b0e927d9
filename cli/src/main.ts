import { readDotEnv } from "./installation/installation.ts";
import { runCli } from "./run-cli.ts";
import { commandFailed } from "./output/verdict.ts";

readDotEnv();
// An empty value counts as not set.
if (process.env["DATABASE_URL"]?.trim() === "") delete process.env["DATABASE_URL"];
// The reader of our output may exit early, as `head` does; the exit code still counts.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
// Node would exit with 1, which means that tests failed.
process.on("uncaughtException", (error) => {
  console.error(error);
  process.exit(commandFailed);
});

const exitCode = await runCli(process.argv.slice(2));
if (exitCode !== undefined) process.exitCode = exitCode;
