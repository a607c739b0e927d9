/**
 * Test files that `npm test` leaves out unless they are named; `npm run test:all` runs them, too. They repeat faults, start many processes, install
 * runners, or walk through one page of the dashboard in all its states. What they test is tested once elsewhere, with a few exceptions that
 * decision 096 names.
 */
export const longTests: readonly string[] = [
  // Faults, many times over.
  "e2e/chaos.test.ts",
  "e2e/cut-worker-calls.test.ts",
  "e2e/cut-connections.test.ts",
  "e2e/audit-kills.test.ts",
  "e2e/analysis-kills.test.ts",
  "e2e/history-kill.test.ts",
  "e2e/upload-kill.test.ts",
  "e2e/waiting-claims.test.ts",
  "e2e/one-of-three.test.ts",
  "e2e/rolling-restart.test.ts",
  "e2e/retries.test.ts",
  "e2e/sharded-runs.test.ts",
  "e2e/start-limits.test.ts",
  // Disks that are full, engines and clusters of a test's own.
  "worker/src/engines/docker/disk/almost-full.test.ts",
  "worker/src/engines/docker/disk/disk-watch.test.ts",
  "worker/src/worker-caches.test.ts",
  "worker/src/worker-services.test.ts",
  "worker/src/worker-usage.test.ts",
  "e2e/full-disk-server.test.ts",
  "e2e/full-disk-start.test.ts",
  "e2e/full-engine-disk.test.ts",
  "e2e/misbehaving-images.test.ts",
  "e2e/own-postgres.test.ts",
  "e2e/doctor-clean.test.ts",
  "e2e/services-on-kubernetes.test.ts",
  "e2e/sources-on-kubernetes.test.ts",
  "worker/src/engines/kubernetes/engine.test.ts",
  "worker/src/engines/kubernetes/files.test.ts",
  "worker/src/engines/kubernetes/worker.test.ts",
  // Generated input, and settings, limits and failed calls that are tried one after the other.
  "cli/src/api/connection.test.ts",
  "cli/src/commands/database/operator.test.ts",
  "cli/src/commands/runs/matrix.test.ts",
  "server/src/features/integrations/source-host-refusals.test.ts",
  "server/src/features/matrix-runs/matrix-tests.test.ts",
  "server/src/features/results/list-tests.test.ts",
  "server/src/features/runs/explain/complete-failures.test.ts",
  "server/src/features/runs/explain/run-end.test.ts",
  "server/src/features/uploads/upload-limits.test.ts",
  "server/src/platform/storage/s3/reports-in-bucket.test.ts",
  "server/src/testing/fuzz/messages.test.ts",
  // Pages in all their states, slow and cut connections, phones and keyboards.
  ...[
    "attachments",
    "base-path",
    "case-attachments",
    "case-fields",
    "cut-line",
    "cycle-configurations",
    "first-load",
    "flake-checks",
    "git-sources",
    "har",
    "keyboard",
    "keys-in-large-runs",
    "line-links",
    "matrix-logs",
    "notification-links",
    "phone",
    "retries",
    "run-links",
    "saved-views",
    "slow-server",
    "start-limits",
    "started-groups",
    "timeline",
    "trace",
    "trace-viewer",
    "weekly-summary",
  ].map((page) => `e2e/dashboard/${page}.test.ts`),
  // What is shipped.
  "e2e/image.test.ts",
  "e2e/helm.test.ts",
  "e2e/helm-rendering.test.ts",
  "e2e/release.test.ts",
  "e2e/samples.test.ts",
  // Runners of other projects.
  ...[
    "cucumber-js",
    "cucumber-ruby",
    "cypress",
    "go",
    "jest",
    "mocha",
    "phpunit",
    "playwright",
    "pytest",
    "rspec",
    "surefire",
    "vitest",
  ].map((runner) => `e2e/rerun-recipes/${runner}.test.ts`),
];

/**
 * Unit tests that judge large sets of examples or of generated input. They take as long as all others together: `npm test` runs them,
 * `npm run test:unit` only if they are named.
 */
export const longUnitTests: readonly string[] = [
  "server/src/features/analysis/corpus.test.ts",
  "server/src/features/analysis/misleading.test.ts",
  "server/src/features/spec-to-tests/rules/write-cases.test.ts",
  "reports/src/redaction/redact.test.ts",
  "reports/src/collect/hostile-input.test.ts",
];

/** Options of Vitest with a value of their own behind them, which names no file. */
const withValue: ReadonlySet<string> = new Set(["-t", "--testNamePattern", "--project", "--reporter", "--retry", "--bail", "--maxWorkers"]);

/** Those of `longTests` that a run with these arguments leaves out; as Vitest does, an argument names all files whose path contains it. */
export function findLeftOut(args: readonly string[], env: NodeJS.ProcessEnv): string[] {
  return env["GANTRY_TEST_ALL"] ? [] : notNamed(longTests, args);
}

/** Those of `longUnitTests` that a run with these arguments leaves out: none, unless `npm run test:unit` has set `GANTRY_TEST_QUICK`. */
export function findLeftOutUnitTests(args: readonly string[], env: NodeJS.ProcessEnv): string[] {
  return env["GANTRY_TEST_QUICK"] ? notNamed(longUnitTests, args) : [];
}

function notNamed(files: readonly string[], args: readonly string[]): string[] {
  const named = args.filter((arg, index) => arg.length > 3 && !arg.startsWith("-") && !withValue.has(args[index - 1] ?? ""));
  return files.filter((file) => !named.some((arg) => file.includes(arg.replace(/^\.\//, ""))));
}
