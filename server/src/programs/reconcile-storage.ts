import { commandFailed, printResult } from "../command-output.ts";
import { reconcileStorage } from "../features/storage/reconcile-storage.ts";
import { createLog } from "../platform/log.ts";
import { openStore } from "../platform/storage/open-store.ts";
import { runCommand } from "../run-command.ts";

// `gantry storage reconcile`: runs the nightly correction of every organization's stored bytes now.
runCommand({ failure: "Stored bytes could not be recomputed" }, async (config, db) => {
  const storage = await openStore(config);
  const failures: { organizationId: string; message: string }[] = [];
  const corrections = await reconcileStorage({ db, log: createLog("silent", "storage"), storage }, (organizationId, error) =>
    failures.push({ organizationId, message: error instanceof Error ? error.message : String(error) }),
  );
  const lines = corrections.map(({ organizationId, beforeBytes, afterBytes }) => `${organizationId}: ${beforeBytes} → ${afterBytes} bytes`);
  const failed = failures.map(({ organizationId, message }) => `${organizationId}: not recomputed: ${message}`);
  const total = corrections.length === 0 ? "No counter needed a correction." : `${corrections.length} corrected.`;
  printResult([...lines, ...failed, total].join("\n"), { corrections, failures });
  if (failures.length > 0) process.exitCode = commandFailed;
});
