import { ConfigError, loadConfig } from "./config.ts";
import { verifyAudit } from "./features/audit/verify-audit.ts";
import { openDatabase } from "./platform/db/database.ts";

/** `gantry audit verify`: whether every organization's audit log is as the server wrote it. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const db = openDatabase(config.databaseUrl, { poolSize: 2, statementTimeoutMs: 10 * 60_000, onError: () => {} });
  try {
    const { ends, faults } = await verifyAudit(db);
    for (const { organizationId, entries, hash } of ends) console.log(`${organizationId}: ${entries} entries, the last one is ${hash}`);
    for (const { organizationId, place, entryId, what } of faults)
      console.error(`${organizationId}: entry ${entryId}${place === null ? "" : `, number ${place}`}: ${what}`);
    if (faults.length === 0) console.log("Every entry is as it was written.");
    else process.exitCode = 1;
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  console.error(
    error instanceof ConfigError
      ? `The settings cannot be used:\n${error.message}`
      : `The audit log could not be verified: ${String(error)}`,
  );
  process.exitCode = 2;
});
