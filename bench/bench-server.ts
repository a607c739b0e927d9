import { loadConfig } from "../server/src/config.ts";
import { type RunningServer, startServer } from "../server/src/server.ts";

export const workerSecret = "bench-worker-secret-0123456789abcdef";

/** A server in this process, on a free port, without rate limits and limits of plans. */
export function startBenchServer(dataDir: string, databaseUrl: string): Promise<RunningServer> {
  return startServer(
    loadConfig({
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEFAULT_PLAN: "enterprise",
      LOG_LEVEL: "error",
      JWT_SECRET: "bench-jwt-secret-0123456789abcdefghij",
      WORKER_SECRET: workerSecret,
      ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 3).toString("base64")}`,
      ...Object.fromEntries(["AUTH", "API", "STRICT", "USER_WRITES", "USER_READS", "SHARDS"].map((tier) => [`RATE_LIMIT_${tier}`, "0"])),
    }),
  );
}
