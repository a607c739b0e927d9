import { ConfigError } from "@gantry/contract/environment.ts";
import { pino } from "pino";
import { loadConfig, type WorkerConfig } from "./config.ts";
import { connectDocker } from "./engines/docker/api/connect.ts";
import { prepareSamples } from "./samples/build-sample.ts";
import { startWorker } from "./worker.ts";

/** Like every command of `gantry` that cannot start: 1 to 3 are results. */
const commandFailed = 4;

function rejectSettings(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`The worker's settings cannot be used:\n${error.message}\n`);
  process.exit(commandFailed);
}

function configure(): WorkerConfig {
  try {
    return loadConfig(process.env);
  } catch (error) {
    return rejectSettings(error);
  }
}

const config = configure();
const log = pino({ level: config.logLevel, name: "worker" });
const worker = await startWorker(config, log).catch(rejectSettings);
if (config.engine === "docker") void prepareSamples(connectDocker(config.dockerHost), log);
// One request that failed must not end the other runs.
process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
let stopping = false;

void worker.unusable.then(async (reason) => {
  log.fatal(reason);
  await worker.stop();
  process.exit(commandFailed);
});

void worker.drained.then(async () => {
  if (!stopping) log.info("drained; stopping. To use this worker again, resume it on the page Workers and start it");
  await worker.stop();
  process.exit(0);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    const runs = worker.running().map(({ taskId }) => taskId);
    log.info({ signal, runs }, whatHappens(runs.length));
    if (config.finishRunsOnExit && runs.length > 0) return worker.finish();
    void worker.stop().then(() => process.exit(0));
  });
}

function whatHappens(runs: number): string {
  if (runs === 0) return "stopping";
  if (config.finishRunsOnExit) return "taking no more runs; stopping when the running suites have ended";
  return config.stopRunsOnExit ? "stopping the running suites" : "stopping; running suites continue and are adopted at the next start";
}
