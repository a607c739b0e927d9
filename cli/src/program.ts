import { Command, InvalidArgumentError, Option } from "commander";
import { planNames } from "@gantry/contract/plans/constants.ts";
import { Id } from "@gantry/contract/ids.ts";
import { environments } from "@gantry/contract/executions/constants.ts";
import { maxCombinations } from "@gantry/contract/matrix-runs/constants.ts";
import { defaultPageSize, maxPageSize } from "@gantry/contract/pagination/constants.ts";
import { flakeCheckTimes } from "@gantry/contract/flake-checks/constants.ts";
import { leaseSeconds, maxShardFiles, maxShardsOfQueue, shardOrders } from "@gantry/contract/shards/constants.ts";
import { repeatedTestsValues } from "@gantry/contract/results/constants.ts";
import type { CachesClearOptions } from "./commands/projects/caches-clear.ts";
import type { CachesOptions } from "./commands/projects/caches-list.ts";
import type { CasesExportOptions } from "./commands/projects/cases-export.ts";
import type { CasesImportOptions } from "./commands/projects/cases-import.ts";
import type { CleanOptions } from "./commands/machine/doctor-clean.ts";
import type { FlakeCheckOptions } from "./commands/pipeline/flake-check.ts";
import type { GateOptions } from "./commands/pipeline/gate.ts";
import type { IngestOptions } from "./commands/pipeline/ingest.ts";
import type { MatrixListOptions } from "./commands/runs/matrix-list.ts";
import type { LogsOptions } from "./commands/runs/logs.ts";
import type { RunOptions } from "./commands/runs/run.ts";
import type { ShardFilesOptions } from "./commands/shards/shard-files.ts";
import type { ShardNextOptions } from "./commands/shards/shard-next.ts";
import type { PullOptions } from "./shards/shard-caller.ts";
import type { TriggerOptions } from "./commands/pipeline/trigger.ts";
import type { VariablesSetOptions } from "./commands/projects/variables-set.ts";
import { type ConnectionOptions, defaultConnectTimeout } from "./api/connection.ts";
import { version } from "./installation/version.ts";

/** Gets the exit code of the command that was run. */
type Done = (exitCode: number) => void;

interface JsonOption {
  json?: boolean;
}

/** All commands with their options. Prints nothing and does not exit: invalid arguments throw a `CommanderError`. */
export function createProgram(done: Done): Command {
  const gantry = new Command("gantry")
    .description("Runs containerized test suites and explains their results.")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .showHelpAfterError("Run with --help for usage.")
    .exitOverride();
  addRunCommands(gantry, done);
  addPipelineCommands(gantry, done);
  addShardCommands(gantry, done);
  addProjectCommands(gantry, done);
  addVariableCommands(gantry, done);
  addCacheCommands(gantry, done);
  addCaseCommands(gantry, done);
  addServiceCommands(gantry, done);
  addOperatorCommands(gantry, done);
  return gantry;
}

/** The options of `run` and `trigger` for the suite, its workers, services, source and parts. */
const suiteOptions = (command: Command): Command =>
  command
    .addOption(repeatedTests())
    .addOption(workerLabel())
    .addOption(concurrencyGroup())
    .addOption(service())
    .addOption(services())
    .addOption(cache())
    .addOption(repo())
    .addOption(ref())
    .addOption(path())
    .addOption(tokenVariable())
    .addOption(matrix())
    .addOption(exclude())
    .addOption(matrixFile())
    .addOption(shards())
    .addOption(shardTime())
    .addOption(maxShards())
    .addOption(filesFrom())
    .addOption(filesOrder());

function addRunCommands(gantry: Command, done: Done): void {
  suiteOptions(
    connected(gantry.command("run"))
      .argument("[image]", "the container image of the suite; not needed if each combination of a matrix has one")
      .description("Start a run")
      .option("--command <words>", "extra arguments for /app/entrypoint.sh; images without it run this command in a shell")
      .option("--folder <path>", "run only the tests of this folder")
      .option("--project <project>", "the project of the run, by name or id")
      .addOption(environment())
      .option("--base-url <url>", "the application under test")
      .option("--group <name>", "compare and quarantine within this group of runs")
      .addOption(priority())
      .option(
        "--variable <NAME=value>",
        "an environment variable of the container; NAME alone takes the value from this shell; repeatable",
        collect,
      )
      .option("--report-folder <path>", "the report's folder in the container, relative to /app")
      .option("--timeout <minutes>", "end the run after this time, 1 to 240", wholeNumber(1, 240))
      .addOption(retries()),
  )
    .option("--wait", "print the log, or a table of several runs, and exit with the verdict: 0 passed, 1 failed, 2 unstable, 3 error")
    .addOption(
      new Option("--on-limit <action>", "when a limit of the plan rejects the run: exit with 5, exit with 0, or retry every minute")
        .choices(["fail", "skip", "wait"])
        .default("fail"),
    )
    .action(async (image: string | undefined, options: RunOptions) =>
      done(await (await import("./commands/runs/run.ts")).run(image, options)),
    );

  addMatrixCommands(gantry, done);

  connected(gantry.command("logs"))
    .argument("<run>", "the ID of the run", idOf("run"))
    .description("Print the log of a run")
    .option("-f, --follow", "until the run has ended, then exit with its verdict: 0 passed, 1 failed, 2 unstable, 3 error")
    .action(async (id: string, options: LogsOptions) => done(await (await import("./commands/runs/logs.ts")).logs(id, options)));

  connected(gantry.command("cancel"))
    .argument("<run>", "the ID of the run", idOf("run"))
    .description("Stop a run")
    .action(async (id: string, options: ConnectionOptions) => done(await (await import("./commands/runs/cancel.ts")).cancel(id, options)));

  connected(gantry.command("prioritize"))
    .argument("<run>", "the ID of a run that waits in the queue", idOf("run"))
    .argument("<priority>", "-10 to 10; write -- before a negative one", wholeNumber(-10, 10))
    .description("Change the priority of a queued run")
    .action(async (id: string, value: number, options: ConnectionOptions) =>
      done(await (await import("./commands/runs/prioritize.ts")).prioritize(id, value, options)),
    );
}

function addMatrixCommands(gantry: Command, done: Done): void {
  const matrixRuns = gantry.command("matrix").description("Show the runs of matrices and split suites");
  connected(matrixRuns.command("list"))
    .description("List matrix runs and split suites, newest first, with their verdicts")
    .option("--project <project>", "only those of this project, by name or id")
    .addOption(
      new Option("--limit <number>", `how many, 1 to ${maxPageSize}`).argParser(wholeNumber(1, maxPageSize)).default(defaultPageSize),
    )
    .action(async (options: MatrixListOptions) => done(await (await import("./commands/runs/matrix-list.ts")).listMatrixRuns(options)));
  connected(matrixRuns.command("show"))
    .argument("<id>", "the ID of a matrix run", idOf("matrix run"))
    .description("Print the runs of a matrix run or a split suite with their results")
    .action(async (id: string, options: ConnectionOptions) =>
      done(await (await import("./commands/runs/matrix-show.ts")).showMatrixRun(id, options)),
    );
}

function addPipelineCommands(gantry: Command, done: Done): void {
  suiteOptions(
    connected(gantry.command("trigger"))
      .argument("[image]", "the container image of the suite; not needed if each combination of a matrix has one")
      .description("Start a run from a CI pipeline, in a new test cycle")
      .requiredOption("--project <project>", "the project of the run, by name or id")
      .option("--command <words>", "extra arguments for /app/entrypoint.sh; images without it run this command in a shell")
      .option("--folder <path>", "run only the tests of this folder")
      .addOption(environment())
      .option("--base-url <url>", "the application under test")
      .option("--group <name>", "compare and quarantine within this group of runs")
      .addOption(priority())
      .addOption(retries()),
  )
    .addOption(repository())
    .addOption(pullRequest())
    .addOption(commit())
    .addOption(branch())
    .addOption(targetBranch())
    .addOption(author())
    .addOption(message())
    .addOption(source())
    .addOption(jobUrl())
    .option("--wait", "print the log, or a table of several runs, and exit with the gate's result: 0 passed, 1 failed")
    .action(async (image: string | undefined, options: TriggerOptions) =>
      done(await (await import("./commands/pipeline/trigger.ts")).trigger(image, options)),
    );

  connected(gantry.command("gate"))
    .argument("[run]", "a run ID (default: the pipeline's commit or pull request)", idOf("run"))
    .description("Check the gate of a run, cycle, matrix run, commit or pull request. Exit codes: 0 passed, 1 failed, 6 in progress")
    .option("--cycle <id>", "a test cycle instead of a run", idOf("test cycle"))
    .option("--matrix-run <id>", "a matrix run instead of a run", idOf("matrix run"))
    .option("--project <project>", "only runs of this project, by name or id")
    .addOption(repository())
    .addOption(pullRequest())
    .addOption(commit())
    .option("--wait", "wait until everything has ended")
    .addOption(new Option("--timeout <minutes>", "how long --wait waits, 1 to 10080").argParser(wholeNumber(1, 10_080)).default(60))
    .action(async (id: string | undefined, options: GateOptions) =>
      done(await (await import("./commands/pipeline/gate.ts")).gate(id, options)),
    );

  connected(gantry.command("flake-check"))
    .argument("[tests...]", "the IDs of tests", (id: string, others?: string[]) => collect(idOf("test")(id), others))
    .description("Run tests several times to find flaky ones: 0 always passed, 1 flaky or failing, 3 no result of some runs, 6 in progress")
    .option("--new <run>", "the new tests of this run instead: those that no earlier run had", idOf("run"))
    .addOption(
      new Option("--times <number>", `how many runs, ${flakeCheckTimes.min} to ${flakeCheckTimes.max}`)
        .argParser(wholeNumber(flakeCheckTimes.min, flakeCheckTimes.max))
        .default(flakeCheckTimes.default),
    )
    .addOption(new Option("--timeout <minutes>", "how long to wait, 1 to 10080").argParser(wholeNumber(1, 10_080)).default(60))
    .action(async (tests: string[], options: FlakeCheckOptions) =>
      done(await (await import("./commands/pipeline/flake-check.ts")).flakeCheck(tests, options)),
    );

  connected(gantry.command("ingest"))
    .argument("<paths...>", "report files, or folders of them")
    .description("Upload test reports from a run outside Gantry")
    .requiredOption("--project <project>", "the project of the run, by name or id")
    .option("--group <name>", "compare and quarantine within this group of runs")
    .addOption(environment())
    .option("--image <name>", "a name for the suite in the list of runs (default: external)")
    .option("--format <name>", "junit, ctrf, playwright-json, allure, … (default: recognized from the report)")
    .addOption(repeatedTests())
    .option("--exit-code <code>", "the exit code of the runner (default: 1 if a test failed)", wholeNumber(0, 4_294_967_295))
    .addOption(
      new Option("--shard-key <key>", "the key of the shard's queue: the run fails if the queue has stopped after too many failures")
        .env("SHARD_KEY")
        .argParser(shardKey),
    )
    .addOption(repository())
    .addOption(pullRequest())
    .addOption(commit())
    .addOption(branch())
    .addOption(targetBranch())
    .addOption(author())
    .addOption(message())
    .addOption(source())
    .addOption(jobUrl())
    .action(async (paths: string[], options: IngestOptions) =>
      done(await (await import("./commands/pipeline/ingest.ts")).ingest(paths, options)),
    );
}

function addShardCommands(gantry: Command, done: Done): void {
  const shard = gantry.command("shard").description("Divide the files of a suite among several CI machines");
  pulling(shard.command("run"))
    .argument("<command...>", "the command for one file, after --: {} is replaced by the file's path, which otherwise follows the command")
    .description(
      "Run the command once per file until all shards have finished. Exit codes: 0 every command passed, 1 a command failed, 7 stopped after too many failures",
    )
    .action(async (command: string[], options: PullOptions) =>
      done(await (await import("./commands/shards/shard-run.ts")).shardRun(command, options)),
    );
  pulling(shard.command("next"))
    .description(
      "Print the next file of a shard; prints nothing when all files are finished. Exit codes: 0 success, 7 stopped after too many failures",
    )
    .option("--done <file>", "a file that the shard has finished; repeatable", collect)
    .option("--failed <file>", "a file that the shard has finished and that failed; repeatable", collect)
    .addOption(
      new Option("--lease <minutes>", "another shard gets the file if it is not finished after this time, 1 to 1440")
        .argParser(wholeNumber(1, leaseSeconds.max / 60))
        .default(leaseSeconds.default / 60),
    )
    .option("--no-wait", "do not wait for the files of other shards: end when no file waits")
    .action(async (options: ShardNextOptions) => done(await (await import("./commands/shards/shard-next.ts")).shardNext(options)));
  ofShard(shard.command("files"))
    .description("Print the files of a fixed part of the suite")
    .requiredOption("--total <number>", "the number of parts", wholeNumber(1, maxShardsOfQueue))
    .addOption(shardOrder())
    .action(async (options: ShardFilesOptions) => done(await (await import("./commands/shards/shard-files.ts")).shardFiles(options)));
}

/** A command of a shard that asks for one file after the other. */
const pulling = (command: Command): Command =>
  ofShard(command)
    .addOption(
      new Option("--stop-after-failures <number>", "give out no more files to any shard when this many have failed")
        .env("SHARD_STOP_AFTER_FAILURES")
        .argParser(wholeNumber(1, maxShardFiles)),
    )
    .addOption(shardOrder());

const shardOrder = (): Option =>
  new Option(
    "--order <order>",
    "which files come first: longest-first, or failed-first for those that failed last time (default: longest-first)",
  )
    .env("SHARD_ORDER")
    .choices(shardOrders);

/** A command of one shard of a pipeline. */
const ofShard = (command: Command): Command =>
  connected(command)
    .requiredOption("--project <project>", "the project with the durations of the files, by name or id")
    .addOption(
      new Option(
        "--key <key>",
        "the name of this pipeline's queue: the same for all its shards, and a different one for each pipeline and suite",
      )
        .env("SHARD_KEY")
        .makeOptionMandatory(),
    )
    .addOption(
      new Option("--index <number>", "the number of this shard, from 1")
        .env("SHARD_INDEX")
        .argParser(wholeNumber(1, maxShardsOfQueue))
        .makeOptionMandatory(),
    )
    .addOption(
      new Option(
        "--attempt <number>",
        "a higher number than the last time starts the shard again, with all of its files (default: of run, each start is a new attempt; otherwise detected from the CI environment)",
      ).argParser(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    )
    .option("--files-from <path>", "a file that lists the suite's files, one per line; - reads the standard input");

function addProjectCommands(gantry: Command, done: Done): void {
  const projects = gantry.command("projects").description("Create projects");
  connected(projects.command("create"))
    .argument("<name>", "the name of the project")
    .description("Create a project; needs an API key with the role admin")
    .action(async (name: string, options: ConnectionOptions) =>
      done(await (await import("./commands/projects/projects-create.ts")).createProject(name, options)),
    );
}

function addVariableCommands(gantry: Command, done: Done): void {
  const variables = gantry.command("variables").description("Set variables of a project");
  connected(variables.command("set"))
    .argument("<name>", "the name of the variable")
    .description("Set a variable that every run of a project gets; needs an API key with the role developer")
    .requiredOption("--project <project>", "the project, by name or id")
    .requiredOption("--from <path>", "a file with the value; - reads the standard input")
    .option("--secret", "mask the value, and never show it again")
    .option("--file", "runs find the value in a file, and the variable has its path; always secret")
    .action(async (name: string, options: VariablesSetOptions) =>
      done(await (await import("./commands/projects/variables-set.ts")).setVariable(name, options)),
    );
}

function addCacheCommands(gantry: Command, done: Done): void {
  const caches = gantry.command("caches").description("List and clear what the runs of a project have cached");
  connected(caches.command("list"))
    .description("List the stored caches of a project, those used last first")
    .requiredOption("--project <project>", "the project, by name or id")
    .action(async (options: CachesOptions) => done(await (await import("./commands/projects/caches-list.ts")).listCaches(options)));
  connected(caches.command("clear"))
    .argument("[key]", "the key of the caches to clear")
    .description("Clear caches of a project: runs that start later do not restore them; needs an API key with the role developer")
    .requiredOption("--project <project>", "the project, by name or id")
    .option("--all", "the caches of all keys")
    .action(async (key: string | undefined, options: CachesClearOptions) =>
      done(await (await import("./commands/projects/caches-clear.ts")).clearCaches(key, options)),
    );
}

function addCaseCommands(gantry: Command, done: Done): void {
  const cases = gantry.command("cases").description("Import and export test cases");
  connected(cases.command("import"))
    .argument("<file>", "a CSV or JSON file")
    .description("Import test cases into a project, all of them or none")
    .requiredOption("--project <project>", "the project that the cases go into, by name or id")
    .addOption(new Option("--format <name>", "the format of the file (default: by its name)").choices(["csv", "json"]))
    .addOption(
      new Option("--on-duplicate <action>", "what to do with a case whose suite already has one with that title")
        .choices(["skip", "update", "create"])
        .default("skip"),
    )
    .option("--dry-run", "only print what would happen")
    .action(async (file: string, options: CasesImportOptions) =>
      done(await (await import("./commands/projects/cases-import.ts")).casesImport(file, options)),
    );
  connected(cases.command("export"))
    .description("Write the test cases of a project to a file or to standard output")
    .requiredOption("--project <project>", "the project whose cases are written, by name or id")
    .addOption(new Option("--format <name>", "the format to write").choices(["csv", "json"]).default("csv"))
    .option("--suite <name>", "only the cases of this suite")
    .option("-o, --output <file>", "the file to write (default: standard output)")
    .action(async (options: CasesExportOptions) => done(await (await import("./commands/projects/cases-export.ts")).casesExport(options)));
}

function addServiceCommands(gantry: Command, done: Done): void {
  gantry
    .command("up")
    .description("Run everything on this machine: database, server, worker")
    .action(async () => process.exit(await (await import("./commands/machine/up.ts")).up()));

  gantry
    .command("server")
    .description("Run the server alone; needs DATABASE_URL, JWT_SECRET, WORKER_SECRET and ENCRYPTION_KEYS")
    .action(async () => (await import("./commands/machine/server.ts")).runServer());

  gantry
    .command("worker")
    .description("Run a worker alone; needs SERVER_URL and WORKER_SECRET")
    .action(async () => (await import("./commands/machine/worker.ts")).runWorker());

  gantry
    .command("doctor")
    .description("Check this machine; exits with 4 if a setting or the database cannot be used, 1 for other problems")
    .option("--clean", "remove containers and networks left by lost workers (asks first) instead")
    .option("--yes", "with --clean: do not ask")
    .option("--worker <id>", "with --clean: also remove leftovers of this worker, which will not return; repeatable", collect)
    .addOption(asJson())
    .action(async ({ clean, json = false, ...options }: CleanOptions & { clean?: boolean }, command: Command) => {
      if (clean) return done(await (await import("./commands/machine/doctor-clean.ts")).cleanEngine({ ...options, json }));
      if (options.yes || options.worker) command.error("error: --yes and --worker need --clean");
      done(await (await import("./commands/machine/doctor.ts")).doctor({ json }));
    });

  const samples = gantry.command("samples").description("Build the sample suites that come with Gantry");
  samples
    .command("build")
    .argument("[names...]", "api, shop (default: all)")
    .description("Build the images of the sample suites on this machine's container engine")
    .action(async (names: string[]) => done(await (await import("./commands/machine/samples-build.ts")).buildSamples(names)));
}

function addOperatorCommands(gantry: Command, done: Done): void {
  gantry
    .command("migrate")
    .description("Migrate the database to the newest schema")
    .addOption(asJson())
    .action(async (options: JsonOption) => done(await (await import("./commands/database/migrate.ts")).migrate(options)));

  gantry
    .command("backup")
    .argument("<file>", "the file to write, such as gantry-backup.tar.gz")
    .description("Write the whole installation into one file: database, stored files, secrets")
    .option("--force", "replace the file if it exists")
    .addOption(asJson())
    .action(async (file: string, options: JsonOption & { force?: boolean }) =>
      done(await (await import("./commands/database/backup.ts")).backup(file, options)),
    );

  gantry
    .command("restore")
    .argument("<file>", "a file that gantry backup wrote")
    .description("Restore a backup into an empty installation")
    .option("--without-deliveries", "for a trial: drop queued emails and other messages, and pause all schedules")
    .addOption(asJson())
    .action(async (file: string, options: JsonOption & { withoutDeliveries?: boolean }) =>
      done(await (await import("./commands/database/restore.ts")).restore(file, options)),
    );

  const organizations = gantry.command("organizations").description("List the organizations of this installation and change their plans");
  organizations
    .command("list")
    .description("List the organizations with their plans and usage")
    .addOption(asJson())
    .action(async (options: JsonOption) => done(await (await import("./commands/database/organizations.ts")).listOrganizations(options)));
  organizations
    .command("set-plan")
    .argument("<organization>", "its id or its name")
    .argument("<plan>", planNames.join(", "), onlyPlans)
    .description("Change an organization's plan")
    .addOption(asJson())
    .action(async (organization: string, plan: string, options: JsonOption) =>
      done(await (await import("./commands/database/organizations.ts")).setPlan(organization, plan, options)),
    );

  const storage = gantry.command("storage").description("Manage stored reports and logs");
  storage
    .command("reconcile")
    .description("Recompute the stored bytes of every organization")
    .addOption(asJson())
    .action(async (options: JsonOption) =>
      done(await (await import("./commands/database/storage-reconcile.ts")).reconcileStorage(options)),
    );

  const keys = gantry.command("keys").description("Manage encryption keys");
  keys
    .command("add")
    .description("Add an encryption key; used after a restart")
    .addOption(asJson())
    .action(async (options: JsonOption) => done((await import("./commands/database/keys-add.ts")).addKey(options)));
  keys
    .command("rotate")
    .description("Re-encrypt all secrets with the newest key; exits with 1 if some cannot be decrypted")
    .addOption(asJson())
    .action(async (options: JsonOption) => done(await (await import("./commands/database/keys-rotate.ts")).rotateKeys(options)));

  gantry
    .command("audit")
    .description("Verify the audit log")
    .command("verify")
    .description("Verify that no audit entry was changed, removed or inserted outside Gantry; exits with 1 if one was")
    .addOption(asJson())
    .action(async (options: JsonOption) => done(await (await import("./commands/database/audit-verify.ts")).verifyAudit(options)));
}

/** A command that calls the API. */
const connected = (command: Command): Command =>
  command
    .addOption(new Option("--server <url>", "the URL of the server").env("GANTRY_URL"))
    .addOption(
      new Option("--connect-timeout <seconds>", "how long to wait for a server that cannot be reached, 0 to 86400")
        .env("GANTRY_CONNECT_TIMEOUT")
        .argParser((text) => (text === "" ? defaultConnectTimeout : wholeNumber(0, 86_400)(text)))
        .default(defaultConnectTimeout),
    )
    .addOption(asJson())
    .addHelpText("after", "\nNeeds an API key in the environment: GANTRY_API_KEY.");

const asJson = () => new Option("--json", "print JSON, errors included");
const repository = () => new Option("--repository <name>", "owner/name (default: detected from the CI environment)");
const commit = () => new Option("--commit <sha>", "the commit (default: detected from the CI environment)");
const source = () => new Option("--source <name>", "the CI system: github, gitlab, jenkins, bitbucket, azure, … (default: detected)");
const jobUrl = () => new Option("--job-url <url>", "the page of the CI job (default: detected from the CI environment)");
const targetBranch = () =>
  new Option("--target-branch <name>", "the branch that the pull request is to be merged into (default: detected from the CI environment)");
const author = () =>
  new Option("--author <name>", "who made the commit or opened the pull request (default: detected from the CI environment)");
const message = () =>
  new Option("--message <text>", "the commit's message or the pull request's title (default: detected from the CI environment)");
const branch = () => new Option("--branch <name>", "the branch (default: detected from the CI environment)");
const pullRequest = () =>
  new Option("--pr <number>", "the pull or merge request (default: detected from the CI environment)").argParser(
    wholeNumber(1, 2_147_483_647),
  );

const retries = () =>
  new Option(
    "--retries <number>",
    "retry failed tests within the run, up to this many times, 0 to 5 (default: the project's setting)",
  ).argParser(wholeNumber(0, 5));

const repeatedTests = () =>
  new Option(
    "--repeated-tests <meaning>",
    "how to treat several results with the same name: separate tests, or retries of one test (default: the project's setting)",
  ).choices(repeatedTestsValues);

const workerLabel = () =>
  new Option(
    "--worker-label <label>",
    "run only on a worker with this label, such as gpu or arch=arm64; repeatable (default: the project's setting)",
  ).argParser(collect);

const concurrencyGroup = () =>
  new Option(
    "--concurrency-group <name>",
    "run when no other run of the project with this group is in progress; empty: do not wait, overriding the project's setting",
  );

const priority = () =>
  new Option(
    "--priority <number>",
    "start before runs of the organization with a lower priority, -10 to 10 (default: the project's setting)",
  ).argParser(wholeNumber(-10, 10));

const service = () =>
  new Option(
    "--service <name=image>",
    "run this container next to the suite, such as db=postgres:16,user=postgres,port=5432; repeatable (default: the project's setting)",
  ).argParser(collect);

const cache = () =>
  new Option(
    "--cache <key=path>",
    "restore this folder from the cache of an earlier run, such as npm-1a2b=/root/.npm,restore=npm-; repeatable (default: the project's setting)",
  ).argParser(collect);

const services = () => new Option("--services <file>", "run the containers of this JSON file next to the suite");

const repo = () =>
  new Option(
    "--repo <url>",
    "run --command in the files of this Git repository, such as https://github.com/acme/app; none: the image has the suite (default: the project's setting)",
  );
const ref = () => new Option("--ref <name>", "the branch, tag or full commit hash of --repo (default: its default branch)");
const path = () => new Option("--path <folder>", "the folder of --repo in which the command runs (default: its root)");
const tokenVariable = () => new Option("--token-variable <NAME>", "the secret variable of the project whose value may read --repo");

const matrix = () =>
  new Option(
    "--matrix <NAME=value,value>",
    "start a run for each value, in the variable NAME; several make a matrix of all combinations; image=… and environment=… set these; repeatable",
  ).argParser(collect);

const exclude = () =>
  new Option(
    "--exclude <NAME=value>",
    "leave out the combinations with this value, or after commas with these values, such as BROWSER=firefox,NODE=20; repeatable",
  ).argParser(collect);

const matrixFile = () => new Option("--matrix-file <file>", "start a run for each combination of the matrix in this JSON file");

const shards = () =>
  new Option(
    "--shards <number>",
    `split the suite into this many runs, 2 to ${maxCombinations}; auto: the smallest number that should finish within --shard-time`,
  ).argParser((text) => (text === "auto" ? text : wholeNumber(2, maxCombinations)(text)));

const shardTime = () =>
  new Option(
    "--shard-time <seconds>",
    "with --shards auto: how long each shard should take, based on earlier durations of the files",
  ).argParser(wholeNumber(1, 86_400));

const maxShards = () =>
  new Option("--max-shards <number>", `with --shards auto: the maximum number of shards, 2 to ${maxCombinations}`).argParser(
    wholeNumber(2, maxCombinations),
  );

const filesFrom = () =>
  new Option(
    "--files-from <file>",
    "with --shards: the suite's files, one per line; - for the standard input; each shard gets its own in TEST_FILES",
  );

const filesOrder = () => new Option("--order <order>", "with --files-from: which files of a shard come first").choices(shardOrders);

const environment = () =>
  new Option("--environment <name>", `the environment under test: ${environments.join(", ")}, or a name of your own`);

const collect = (value: string, earlier: string[] | undefined): string[] => [...(earlier ?? []), value];

const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < min || value > max) throw new InvalidArgumentError(`Give a whole number from ${min} to ${max}.`);
  return value;
};

/** Its value comes from the address of a page, so a number of a run or a whole address is a common mistake. */
const idOf = (what: string) => (text: string) => {
  if (!Id.safeParse(text).success)
    throw new InvalidArgumentError(`Give the ID of a ${what}, 24 hexadecimal characters: it is in the address of its page.`);
  return text;
};

/** A variable that is not set in a pipeline is empty. Without the key, no one would notice files that were not run. */
function shardKey(text: string): string {
  if (text.trim() === "") throw new InvalidArgumentError("It is empty. Without shards, leave out the option and unset SHARD_KEY.");
  return text;
}

function onlyPlans(text: string): string {
  if (!(planNames as readonly string[]).includes(text)) throw new Error(`'${text}' is not a plan. Plans: ${planNames.join(", ")}.`);
  return text;
}
