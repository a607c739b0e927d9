import type { Execution } from "@gantry/contract/executions/schemas.ts";

/** Exit codes of `gantry run --wait` and `gantry logs --follow`: 4 is a failure of the command, 5 a plan's limit. */
const exitCodes: Partial<Record<Execution["status"], number>> = { PASSED: 0, FAILED: 1, UNSTABLE: 2, ERROR: 3 };
export const commandFailed = 4;
export const limitReached = 5;
/** The shards of a suite stopped after too many failures. */
export const shardsStopped = 7;
/** Ctrl-C, as shells say it. */
export const interrupted = 130;

/** Uses the verdict, which is known before the failure is analyzed. */
export const exitCodeOf = ({ status, verdict }: Execution): number => exitCodes[verdict ?? status] ?? commandFailed;

/** The outcome of an ended run: its number, its verdict and counts, the reason of an error, its notes, and where to find it. */
export function describeVerdict(execution: Execution, serverUrl: string): string {
  const { number, status, verdict, tests, error, exitCode, durationMs, notes } = execution;
  const isBare = (verdict ?? status) === "FAILED" && (tests?.total ?? 0) === 0 && exitCode !== null;
  const counts = isBare
    ? `, exit code ${exitCode}, no tests reported`
    : tests === null
      ? ""
      : `, ${tests.passed} of ${tests.total} tests passed${tests.failed > 0 ? `, ${tests.failed} failed` : ""}${tests.flaky > 0 ? `, ${tests.flaky} flaky` : ""}`;
  const took = durationMs === null ? "" : ` in ${(durationMs / 1000).toFixed(1)} s`;
  const reason = error === null ? "" : `\n${error.message} (${error.code})`;
  const noted = notes.map(({ message, code }) => `\nNote: ${message} (${code})`).join("");
  return `#${number} ${verdict ?? status}${took}${counts}${reason}${noted}\n${linkTo(execution, serverUrl)}`;
}

/** The run's page in the dashboard. */
export const linkTo = ({ id }: Execution, serverUrl: string): string => `${serverUrl.replace(/\/+$/, "")}/runs/${id}`;
