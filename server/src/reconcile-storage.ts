import { join } from "node:path";
import { printResult } from "./command-output.ts";
import { reconcileStorage } from "./features/storage/reconcile-storage.ts";
import { createLog } from "./platform/log.ts";
import { openFileStore } from "./platform/storage/file-store.ts";
import { runCommand } from "./run-command.ts";

// `gantry storage reconcile`: the nightly correction of every organization's stored bytes, now.
runCommand({ failure: "Stored bytes could not be recomputed" }, async (config, db) => {
  const storage = await openFileStore(join(config.dataDir, "storage"));
  const corrections = await reconcileStorage({ db, log: createLog("silent", "storage"), storage });
  const lines = corrections.map(({ organizationId, beforeBytes, afterBytes }) => `${organizationId}: ${beforeBytes} → ${afterBytes} bytes`);
  const total = corrections.length === 0 ? "Every counter was right." : `${corrections.length} corrected.`;
  printResult([...lines, total].join("\n"), { corrections });
});
