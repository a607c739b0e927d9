import { printResult } from "../command-output.ts";
import { verifyAudit } from "../features/audit/verify-audit.ts";
import { runCommand } from "../run-command.ts";

const command = { failure: "The audit log could not be verified", statementTimeoutMs: 10 * 60_000 };

// `gantry audit verify`: checks that every organization's audit log is as the server wrote it. Exits with 1 if not.
runCommand(command, async (_config, db) => {
  const { ends, faults } = await verifyAudit(db);
  const lines = [
    ...ends.map(({ organizationId, entries, hash }) => `${organizationId}: ${entries} entries, the last one is ${hash}`),
    ...faults.map(
      ({ organizationId, place, entryId, what }) =>
        `${organizationId}: entry ${entryId}${place === null ? "" : `, number ${place}`}: ${what}`,
    ),
    ...(faults.length === 0 ? ["Every entry is as it was written."] : []),
  ];
  printResult(lines.join("\n"), { intact: faults.length === 0, organizations: ends, faults });
  if (faults.length > 0) process.exitCode = 1;
});
