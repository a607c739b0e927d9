import { Command, Option } from "commander";
import type { CasesExportOptions } from "./commands/cases-export.ts";
import type { CasesImportOptions } from "./commands/cases-import.ts";
import type { GateOptions } from "./commands/gate.ts";
import type { IngestOptions } from "./commands/ingest.ts";
import type { LogsOptions } from "./commands/logs.ts";
import type { RunOptions } from "./commands/run.ts";
import type { TriggerOptions } from "./commands/trigger.ts";
import type { ConnectionOptions } from "./connection.ts";
import { readDotEnv } from "./installation.ts";
import { version } from "./version.ts";

readDotEnv();

const gantry = new Command("gantry").description("Runs containerised test suites and explains their results.").version(version);

gantry
  .command("up")
  .description("Run everything on this machine: database, server, worker")
  .action(async () => {
    const { up } = await import("./commands/up.ts");
    process.exit(await up());
  });

gantry
  .command("server")
  .description("Run the server alone; needs DATABASE_URL")
  .action(async () => {
    const { runServer } = await import("./commands/server.ts");
    await runServer();
  });

gantry
  .command("worker")
  .description("Run a worker alone; needs SERVER_URL and WORKER_SECRET")
  .action(async () => {
    const { runWorker } = await import("./commands/worker.ts");
    await runWorker();
  });

gantry
  .command("migrate")
  .description("Bring the database up to date")
  .action(async () => {
    const { migrate } = await import("./commands/migrate.ts");
    process.exitCode = await migrate();
  });

gantry
  .command("backup <file>")
  .description("Write the whole installation into one file: database, stored files, secrets")
  .action(async (file: string) => {
    const { backup } = await import("./commands/backup.ts");
    process.exitCode = await backup(file);
  });

gantry
  .command("restore <file>")
  .description("Put a backup into an empty installation")
  .action(async (file: string) => {
    const { restore } = await import("./commands/restore.ts");
    process.exitCode = await restore(file);
  });

const storage = gantry.command("storage").description("Look after stored reports and logs");
storage
  .command("reconcile")
  .description("Recompute every organization's stored bytes from what is stored")
  .action(async () => {
    const { reconcileStorage } = await import("./commands/storage-reconcile.ts");
    process.exitCode = await reconcileStorage();
  });

const keys = gantry.command("keys").description("Look after the keys that stored secrets are sealed with");
keys
  .command("add")
  .description("Make a new encryption key; values are sealed with it after a restart")
  .action(async () => {
    const { addKey } = await import("./commands/keys-add.ts");
    process.exitCode = addKey();
  });
keys
  .command("rotate")
  .description("Seal everything anew with the newest key, while everything goes on working")
  .action(async () => {
    const { rotateKeys } = await import("./commands/keys-rotate.ts");
    process.exitCode = await rotateKeys();
  });

gantry
  .command("audit")
  .description("Look after the audit log")
  .command("verify")
  .description("Tell whether every entry is as it was written: none changed, removed or put in past the server")
  .action(async () => {
    const { verifyAudit } = await import("./commands/audit-verify.ts");
    process.exitCode = await verifyAudit();
  });

const samples = gantry.command("samples").description("The suites that come with Gantry");
samples
  .command("build [names...]")
  .description("Build their images on this machine's engine: api, shop; all of them unless named")
  .action(async (names: string[]) => {
    const { buildSamples } = await import("./commands/samples-build.ts");
    process.exitCode = await buildSamples(names);
  });

gantry
  .command("doctor")
  .description("Say what is missing on this machine and how to mend it")
  .option("--json", "for programs")
  .action(async (options: { json?: boolean }) => {
    const { doctor } = await import("./commands/doctor.ts");
    process.exitCode = await doctor({ json: options.json === true });
  });

const server = new Option("--server <url>", "the server's address").env("GANTRY_URL");
const collect = (value: string, earlier: string[] | undefined): string[] => [...(earlier ?? []), value];

gantry
  .command("run <image>")
  .description("Queue a run; needs GANTRY_API_KEY")
  .option("--command <words>", "what to run in the container")
  .option("--folder <path>", "run only this folder's tests")
  .option("--project <id>")
  .option("--environment <name>")
  .option("--base-url <url>", "the application under test")
  .option("--group <name>", "runs of one group are compared with each other")
  .option("--variable <NAME=value>", "for the container; NAME alone takes this shell's value; repeatable", collect)
  .option("--report-folder <path>")
  .option("--timeout <minutes>")
  .option("--wait", "show the log and end with the verdict: 0 passed, 1 failed, 2 unstable, 3 error")
  .addOption(new Option("--on-limit <what>", "when the plan's limit refuses the run").choices(["fail", "skip", "wait"]).default("fail"))
  .addOption(server)
  .option("--json", "for programs")
  .action(async (image: string, options: RunOptions) => {
    const { run } = await import("./commands/run.ts");
    process.exitCode = await run(image, options);
  });

gantry
  .command("ingest <paths...>")
  .description("Hand in the report of a run that happened here: files, or folders of them; needs GANTRY_API_KEY")
  .requiredOption("--project <id>")
  .option("--group <name>", "runs of one group are compared with each other")
  .option("--environment <name>")
  .option("--image <name>", "what the run is listed under")
  .option("--format <name>", "when the report does not tell: junit, ctrf, playwright-json, allure, …")
  .option("--exit-code <code>", "of the runner; without it a failed test fails the run")
  .addOption(new Option("--repository <name>").env("GITHUB_REPOSITORY"))
  .addOption(new Option("--commit <sha>").env("GITHUB_SHA"))
  .option("--branch <name>")
  .option("--pr <number>")
  .addOption(server)
  .option("--json", "for programs")
  .action(async (paths: string[], options: IngestOptions) => {
    const { ingest } = await import("./commands/ingest.ts");
    process.exitCode = await ingest(paths, options);
  });

gantry
  .command("logs <id>")
  .description("Print a run's log; needs GANTRY_API_KEY")
  .option("-f, --follow", "until the run ends, then end with its verdict")
  .addOption(server)
  .option("--json", "one chunk a line, for programs")
  .action(async (id: string, options: LogsOptions) => {
    const { logs } = await import("./commands/logs.ts");
    process.exitCode = await logs(id, options);
  });

gantry
  .command("cancel <id>")
  .description("Stop a run; needs GANTRY_API_KEY")
  .addOption(server)
  .option("--json", "for programs")
  .action(async (id: string, options: ConnectionOptions) => {
    const { cancel } = await import("./commands/cancel.ts");
    process.exitCode = await cancel(id, options);
  });

const pipeline = (command: Command): Command =>
  command
    .option("--repository <name>", "owner/name; a pipeline's variables tell, unless said")
    .option("--pr <number>", "the pull or merge request")
    .option("--commit <sha>")
    .addOption(server)
    .option("--json", "for programs");

pipeline(gantry.command("trigger <image>"))
  .description("Queue a pipeline's run in a test cycle of its own; needs GANTRY_API_KEY")
  .requiredOption("--project <id>")
  .option("--command <words>", "what to run in the container")
  .option("--folder <path>", "run only this folder's tests")
  .option("--environment <name>")
  .option("--base-url <url>", "the application under test")
  .option("--group <name>", "runs of one group are compared with each other")
  .option("--branch <name>")
  .option("--source <name>", "github, gitlab, jenkins, …")
  .option("--wait", "show the log and end with the gate's word: 0 passed, 1 failed")
  .action(async (image: string, options: TriggerOptions) => {
    const { trigger } = await import("./commands/trigger.ts");
    process.exitCode = await trigger(image, options);
  });

pipeline(gantry.command("gate [id]"))
  .description("May this run, cycle, commit or pull request be merged? 0 passed, 1 failed, 6 not ended; needs GANTRY_API_KEY")
  .option("--cycle <id>", "a test cycle instead of a run")
  .option("--project <id>", "only runs of this project")
  .option("--wait", "until everything has ended")
  .option("--timeout <minutes>", "how long to wait", "60")
  .action(async (id: string | undefined, options: GateOptions) => {
    const { gate } = await import("./commands/gate.ts");
    process.exitCode = await gate(id, options);
  });

const cases = gantry.command("cases").description("Test cases as files");
cases
  .command("import <file>")
  .description("Bring a CSV or JSON file into a project, whole or not at all; needs GANTRY_API_KEY")
  .requiredOption("--project <id>")
  .addOption(new Option("--format <name>", "unless the file's name tells").choices(["csv", "json"]))
  .addOption(
    new Option("--on-duplicate <what>", "with a title that its suite has already").choices(["skip", "update", "create"]).default("skip"),
  )
  .option("--dry-run", "only say what would happen")
  .addOption(server)
  .option("--json", "for programs")
  .action(async (file: string, options: CasesImportOptions) => {
    const { casesImport } = await import("./commands/cases-import.ts");
    process.exitCode = await casesImport(file, options);
  });
cases
  .command("export")
  .description("Write a project's cases to a file or to the standard output; needs GANTRY_API_KEY")
  .requiredOption("--project <id>")
  .addOption(new Option("--format <name>").choices(["csv", "json"]).default("csv"))
  .option("--suite <name>", "only this suite's")
  .option("-o, --output <file>")
  .addOption(server)
  .action(async (options: CasesExportOptions) => {
    const { casesExport } = await import("./commands/cases-export.ts");
    process.exitCode = await casesExport(options);
  });

await gantry.parseAsync().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  // 1 is a verdict of `gantry run`.
  process.exitCode = 4;
});
