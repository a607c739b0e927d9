import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Seconds that the longest test files take. A long file that starts last leaves processors idle at the end. */
const knownSeconds: Readonly<Record<string, number>> = {
  "e2e/dashboard/accounts.test.ts": 170,
  "worker/src/engines/kubernetes/contract.test.ts": 120,
  "e2e/sources-on-kubernetes.test.ts": 110,
  "worker/src/engines/kubernetes/engine.test.ts": 110,
  "e2e/helm.test.ts": 260,
  "e2e/chaos.test.ts": 130,
  "worker/src/engines/kubernetes/worker.test.ts": 100,
  "e2e/database-faults.test.ts": 120,
  "e2e/cut-worker-calls.test.ts": 105,
  "e2e/dashboard/slow-server.test.ts": 105,
  "e2e/dashboard/run-tests.test.ts": 90,
  "e2e/image.test.ts": 119,
  "e2e/restarts.test.ts": 117,
  "e2e/product/product.test.ts": 90,
  "e2e/up.test.ts": 80,
  "e2e/own-postgres.test.ts": 78,
  "e2e/dashboard/keyboard.test.ts": 77,
  "e2e/release.test.ts": 75,
  "e2e/dashboard/quality.test.ts": 72,
  "worker/src/engines/docker/engine.test.ts": 70,
  "e2e/dashboard/cut-line.test.ts": 63,
  "e2e/documents/documents.test.ts": 62,
  "e2e/doctor-clean.test.ts": 58,
  "e2e/dashboard/base-path.test.ts": 57,
  "e2e/one-of-three.test.ts": 55,
  "e2e/rerun-recipes/surefire.test.ts": 54,
  "e2e/samples.test.ts": 52,
  "e2e/dashboard/dashboard.test.ts": 48,
  "e2e/rerun-recipes/through-the-product.test.ts": 45,
  "worker/src/worker.test.ts": 37,
  "e2e/misbehaving-images.test.ts": 36,
  "worker/src/worker-restarts.test.ts": 33,
  "e2e/rolling-restart.test.ts": 33,
  "e2e/waiting-claims.test.ts": 58,
  "e2e/analysis-kills.test.ts": 32,
  "server/src/features/runs/explain/run-end.test.ts": 30,
  "cli/src/operator.test.ts": 29,
  "worker/src/engines/docker/egress/egress.test.ts": 28,
  "server/src/testing/fuzz/messages.test.ts": 26,
  "server/src/features/spec-to-tests/documents/read-document.test.ts": 24,
  "e2e/cli-run.test.ts": 22,
  "server/src/features/results/list-tests.test.ts": 22,
  "worker/src/engines/docker/disk/copy-out.test.ts": 22,
  "server/src/features/uploads/upload-limits.test.ts": 18,
};

/**
 * Starts the test files of a group by their known duration, longest first, and the others after them as Vitest does: largest first. Groups come in the
 * order of `vitest.config.ts`: a process is used again only if the next file is of the same group.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const group = (file: TestSpecification) => this.ctx.projects.indexOf(file.project);
    const seconds = (file: TestSpecification) => knownSeconds[relative(this.ctx.config.root, file.moduleId)] ?? 0;
    return (await super.sort(files)).sort((a, b) => group(a) - group(b) || seconds(b) - seconds(a));
  }
}
