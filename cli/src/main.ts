import { Command } from "commander";
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

const storage = gantry.command("storage").description("Look after stored reports and logs");
storage
  .command("reconcile")
  .description("Recompute every organization's stored bytes from what is stored")
  .action(async () => {
    const { reconcileStorage } = await import("./commands/storage-reconcile.ts");
    process.exitCode = await reconcileStorage();
  });

gantry
  .command("doctor")
  .description("Say what is missing on this machine and how to mend it")
  .option("--json", "for programs")
  .action(async (options: { json?: boolean }) => {
    const { doctor } = await import("./commands/doctor.ts");
    process.exitCode = await doctor({ json: options.json === true });
  });

await gantry.parseAsync().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
