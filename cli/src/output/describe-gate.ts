import type { GateAnswer, GateStatus, GateTest } from "@gantry/contract/ci/schemas.ts";

/** Exit codes of `gantry gate` and `gantry trigger --wait`: 4 is a failure of the command, 5 a plan's limit. */
export const gateExitCodes: Readonly<Record<GateStatus, number>> = { PASSED: 0, FAILED: 1, PENDING: 6 };

const maxNamed = 50;

/** The gate's result as text: its status, what failed, and always what was ignored. */
export function describeGate({ status, reason, failedTests, quarantinedTests }: GateAnswer): string {
  return [`${status}: ${reason}`, ...named("Failed", failedTests), ...named("Ignored, in quarantine", quarantinedTests)].join("\n");
}

function named(title: string, tests: readonly (GateTest & { keepUntil?: string | null })[]): string[] {
  if (tests.length === 0) return [];
  const shown = tests.slice(0, maxNamed).map(({ suite, name, variant, filePath, keepUntil }) => {
    const kept = keepUntil ? `, kept until ${keepUntil}` : "";
    return `  ${[...suite, name].join(" > ")}${variant ? ` [${variant}]` : ""}${filePath ? ` (${filePath})` : ""}${kept}`;
  });
  const more = tests.length > maxNamed ? [`  and ${tests.length - maxNamed} more`] : [];
  return [`${title}:`, ...shown, ...more];
}
