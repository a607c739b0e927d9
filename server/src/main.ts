import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { commandFailed } from "./command-output.ts";
import { ConfigError } from "@gantry/contract/environment.ts";
import { loadConfig } from "./config.ts";
import { DatabaseProblem } from "./platform/db/database-problem.ts";
import { startServer } from "./server.ts";

const here = dirname(fileURLToPath(import.meta.url));
/** Next to `server/` in a checkout, whether this file runs as source or built. */
const dashboardDir = join(here, "..", "..", "dashboard", "dist");

async function main() {
  const server = await startServer(loadConfig(process.env), existsSync(dashboardDir) ? { dashboardDir } : {});
  server.ctx.log.info({ url: server.url }, "listening");
  process.send?.({ type: "listening", url: server.url });
  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    server.ctx.log.info({ reason }, "stopping");
    // A request that takes longer than this is aborted.
    setTimeout(() => process.exit(0), server.ctx.config.stopDelayMs + 20_000).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(signal));
  // Set by `gantry up`: this process stops when its parent is gone.
  process.on("disconnect", () => stop("parent is gone"));
  process.on("unhandledRejection", (error) => server.ctx.log.error({ err: error }, "unhandled rejection"));
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`The settings cannot be used:\n${error.message}\n`);
  else if (error instanceof DatabaseProblem) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(error instanceof ConfigError || error instanceof DatabaseProblem ? commandFailed : 1);
});
