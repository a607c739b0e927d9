import { verifyAudit } from "./features/audit/verify-audit.ts";
import { runCommand } from "./run-command.ts";

const command = { failure: "The audit log could not be verified", failureCode: 2, statementTimeoutMs: 10 * 60_000 };

// `gantry audit verify`: whether every organization's audit log is as the server wrote it.
runCommand(command, async (_config, db) => {
  const { ends, faults } = await verifyAudit(db);
  for (const { organizationId, entries, hash } of ends) console.log(`${organizationId}: ${entries} entries, the last one is ${hash}`);
  for (const { organizationId, place, entryId, what } of faults)
    console.error(`${organizationId}: entry ${entryId}${place === null ? "" : `, number ${place}`}: ${what}`);
  if (faults.length === 0) console.log("Every entry is as it was written.");
  else process.exitCode = 1;
});
