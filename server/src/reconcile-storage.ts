import { join } from "node:path";
import { ConfigError, loadConfig } from "./config.ts";
import { reconcileStorage } from "./features/storage/reconcile-storage.ts";
import { openDatabase } from "./platform/db/database.ts";
import { createLog } from "./platform/log.ts";
import { openFileStore } from "./platform/storage/file-store.ts";

/** `gantry storage reconcile`: the nightly correction of every organization's stored bytes, now. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLog("silent", "storage");
  const db = openDatabase(config.databaseUrl, { poolSize: 2, statementTimeoutMs: config.statementTimeoutMs, onError: () => {} });
  try {
    const corrections = await reconcileStorage({ db, log, storage: await openFileStore(join(config.dataDir, "storage")) });
    for (const { organizationId, beforeBytes, afterBytes } of corrections)
      console.log(`${organizationId}: ${beforeBytes} → ${afterBytes} bytes`);
    console.log(corrections.length === 0 ? "Every counter was right." : `${corrections.length} corrected.`);
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  console.error(
    error instanceof ConfigError
      ? `The settings cannot be used:\n${error.message}`
      : `Stored bytes could not be recomputed: ${String(error)}`,
  );
  process.exitCode = 1;
});
